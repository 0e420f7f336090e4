import { drawsOf, type Play } from '#rules/draw/draw.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { outcomeAt, sumOfWeights } from '#rules/draw/outcomes.ts';

interface Weighted {
  readonly weight: number;
}

export interface DrawnPrize<Prize> {
  /** 0 ≤ ticket < sum of weights. */
  readonly ticket: number;
  readonly prize: Prize;
}

/** The prize of one spin: the first draw of its play decides the ticket, and the ticket the prize. */
export async function drawPrize<Prize extends Weighted>(
  hashing: Hashing,
  prizes: readonly Prize[],
  play: Play,
): Promise<DrawnPrize<Prize>> {
  const ticket = await drawsOf(hashing, play)(sumOfWeights(prizes));
  return { ticket, prize: outcomeAt(prizes, ticket) };
}
