import { readSold } from '#backend/areas/lotto/terms/exposure.ts';
import { freshTerms, type RoundTerms, termsIn } from '#backend/areas/lotto/terms/round-terms.ts';
import type { Ctx } from '#backend/ctx.ts';
import { notFound, Refusal } from '#backend/refusal.ts';
import type { LineIn } from '#contract/lotto/bills.ts';
import { type AssessedLine, assessLines } from '#rules/lotto/assess-lines.ts';
import type { Pack } from '#rules/lotto/pack.ts';

/** What a member asks for, as it came. */
export interface AskedBill {
  readonly round_id: string;
  readonly pack: Pack;
  readonly lines: readonly LineIn[];
}

/** True while the round takes bills by the backend's clock; the database decides again when a bill is placed. */
export function takesBills({ round }: RoundTerms, now: Date): boolean {
  return round.status === 'open' && round.opensAt <= now && now <= round.closesAt;
}

/** The round takes no bills. */
export function closed(): Refusal {
  return new Refusal('DRAW_CLOSED', 'ปิดรับแทงแล้ว');
}

/**
 * Reads the round as it is now and what was sold, and assesses lines against both. Throws 404 for an unknown round,
 * 4101 when it takes no bills, 4106 for more lines than a bill may have.
 */
export async function checkLines(
  ctx: Ctx,
  { round_id: roundId, pack, lines }: AskedBill,
  consent: boolean,
): Promise<{ terms: RoundTerms; assessed: AssessedLine[] }> {
  const terms = await freshTerms(ctx.db, ctx.agentId, roundId);
  if (!terms) throw notFound();
  const now = ctx.now();
  if (!takesBills(terms, now)) throw closed();
  if (lines.length > terms.maxLines) {
    throw new Refusal('OVER_MAX', `หนึ่งโพยแทงได้ไม่เกิน ${terms.maxLines.toLocaleString('en')} รายการ`, {
      max_lines: terms.maxLines,
    });
  }
  const sold = await readSold(ctx.db, roundId, lines);
  return { terms, assessed: assessLines(termsIn(terms, pack, now), lines, sold, consent) };
}
