import { requestHash } from '#backend/ledger/request-hash.ts';
import type { PrizeTier } from '#contract/lotto/results.ts';
import { type GloDraw, readDraw, tiersOf } from '#rules/lotto/kinds/glo/draw-file.ts';
import { figuresOfGlo } from '#rules/lotto/kinds/glo/figures.ts';
import type { Figures } from '#rules/lotto/matching.ts';

/** Who publishes the figures of the government lottery, as members read it. */
export const GLO_SOURCE = 'สำนักงานสลากกินแบ่งรัฐบาล';

/** Version of a round's result before any correction. */
export const FIRST_RESULT = 1;

/** What the code knows about the results of a kind of lottery. Adding a kind means adding its reader here. */
function read(kind: string, stored: unknown): GloDraw {
  if (kind !== 'glo') throw new Error(`Results of ${kind} are unknown`);
  const reading = readDraw(stored);
  if (!reading.ok) throw new Error(`A stored draw is damaged: ${reading.problems.join('; ')}`);
  return reading.value;
}

/** What bets of a kind are held against, from its stored draw. */
export function figuresOf(kind: string, stored: unknown): Figures {
  return figuresOfGlo(tiersOf(read(kind, stored)));
}

/** Prize tiers of a stored draw, on the wire. */
export function presentTiers(kind: string, stored: unknown): PrizeTier[] {
  return tiersOf(read(kind, stored)).map((tier) => ({ ...tier, numbers: [...tier.numbers] }));
}

/** The same for the same figures, in whatever order a tier lists its numbers. */
export function drawHash(draw: GloDraw): string {
  const sorted = Object.entries(draw).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.toSorted() : value,
  ]);
  return requestHash(sorted);
}
