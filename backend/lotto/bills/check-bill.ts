import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#backend/ctx.ts';
import { exposure } from '#backend/lotto/tables.ts';
import { freshTerms, type RoundTerms } from '#backend/lotto/terms/round-terms.ts';
import { notFound, Refusal } from '#backend/refusal.ts';
import type { LineIn } from '#contract/lotto/bills.ts';
import { type AssessedLine, assessLines, type Sold } from '#rules/lotto/assess-lines.ts';
import { betKey, canonicalNumber } from '#rules/lotto/bet-number.ts';

/** True while the round takes bills by the backend's clock; the database decides again when a bill is placed. */
export function takesBills({ round }: RoundTerms, now: Date): boolean {
  return round.status === 'open' && round.opensAt <= now && now <= round.closesAt;
}

/** The round takes no bills. */
export function closed(): Refusal {
  return new Refusal('DRAW_CLOSED', 'ปิดรับแทงแล้ว');
}

/** What was sold of each of these numbers. */
async function readSold(ctx: Ctx, roundId: string, lines: readonly AssessedLine[]): Promise<Sold> {
  const rows = await ctx.db.orm
    .select()
    .from(exposure)
    .where(
      and(
        eq(exposure.roundId, roundId),
        inArray(exposure.type, [...new Set(lines.map((line) => line.type))]),
        inArray(exposure.number, [...new Set(lines.map((line) => canonicalNumber(line.type, line.number)))]),
      ),
    );
  return new Map(rows.map((row) => [betKey(row), row.soldSatang]));
}

/**
 * Reads the round as it is now and checks lines against it and against what was sold. Throws 404 for an unknown round,
 * 4101 when it takes no bills, 4106 for more lines than a bill may have.
 */
export async function checkBill(
  ctx: Ctx,
  roundId: string,
  lines: readonly LineIn[],
  consent: boolean,
): Promise<{ terms: RoundTerms; assessed: AssessedLine[] }> {
  const terms = await freshTerms(ctx.db, ctx.agentId, roundId);
  if (!terms) throw notFound();
  if (!takesBills(terms, ctx.now())) throw closed();
  if (lines.length > terms.maxLines) {
    throw new Refusal('OVER_MAX', `หนึ่งโพยแทงได้ไม่เกิน ${terms.maxLines} รายการ`, { max_lines: terms.maxLines });
  }
  const sold = await readSold(ctx, roundId, assessLines(terms, lines, new Map(), consent));
  return { terms, assessed: assessLines(terms, lines, sold, consent) };
}
