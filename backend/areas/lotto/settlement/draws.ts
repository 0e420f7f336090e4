import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import type { PrizeTier } from '#contract/lotto/results.ts';
import { figuresFrom } from '#rules/lotto/kinds/derivation.ts';
import { findKind, kindOf } from '#rules/lotto/kinds/kinds.ts';
import type { LotteryKind, RoundKey, StoredDraw } from '#rules/lotto/kinds/lottery-kind.ts';
import type { Figures } from '#rules/lotto/matching.ts';

/** Version of a round's result before any correction. */
export const FIRST_RESULT = 1;

/** A kind whose results operators publish. Throws `OperatorRefusal` for an unknown one and for what the site draws itself. */
export function publishedKind(kindCode: string): LotteryKind {
  const kind = findKind(kindCode);
  if (!kind) throw new OperatorRefusal(`There is no lottery kind ${kindCode}`);
  if (kind.drawnHere)
    throw new OperatorRefusal(`The site itself draws ${kindCode}; nobody publishes or corrects its results`);
  return kind;
}

/** A draw as it is stored, if it is a right one of this round. Throws `OperatorRefusal` with all that is wrong with it. */
export function checkDraw(kindCode: string, value: unknown, round: RoundKey): StoredDraw {
  const reading = publishedKind(kindCode).readDraw(value);
  if (!reading.ok) throw new OperatorRefusal(`The draw is not usable: ${reading.problems.join('; ')}`);
  const { drawDate, number, draw } = reading.value;
  if (drawDate !== round.drawDate)
    throw new OperatorRefusal(`The draw is of ${drawDate}, not of ${round.drawDate}`);
  if (number !== round.number)
    throw new OperatorRefusal(`The draw is of round ${number}, not of round ${round.number}`);
  return draw;
}

/** What bets of a kind are held against, from its stored draw, which was checked before it was stored. */
export function figuresOf(kindCode: string, stored: StoredDraw): Figures {
  const kind = kindOf(kindCode);
  return figuresFrom(kind.derivation, kind.tiers(stored));
}

/** Prize tiers of a stored draw, on the wire. */
export function presentTiers(kindCode: string, stored: StoredDraw): PrizeTier[] {
  return kindOf(kindCode)
    .tiers(stored)
    .map((tier) => ({ ...tier, numbers: [...tier.numbers] }));
}

/** The same for the same figures, in whatever order a tier lists its numbers. */
export function drawHash(draw: StoredDraw): string {
  const sorted = Object.entries(draw).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.toSorted() : value,
  ]);
  return requestHash(sorted);
}
