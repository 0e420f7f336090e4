import { and, count, eq, inArray, sum } from 'drizzle-orm';
import { refundRound, voidRound } from '#backend/areas/lotto/settlement/refund-round.ts';
import { bill } from '#backend/areas/lotto/tables.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { baht, type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';

interface Waiting {
  readonly bills: number;
  readonly satang: bigint;
}

/** By round the bills that wait for their end, and what they were charged; none where there are none. */
async function waitingIn({ services }: OpsCall, roundIds: readonly string[]) {
  const rows = await services.db.orm
    .select({ roundId: bill.roundId, bills: count(), satang: sum(bill.chargedSatang).mapWith(BigInt) })
    .from(bill)
    .where(and(inArray(bill.roundId, [...roundIds]), eq(bill.status, 'pending')))
    .groupBy(bill.roundId);
  return new Map(rows.map(({ roundId, ...waiting }) => [roundId, waiting]));
}

const nobody: Waiting = { bills: 0, satang: 0n };
const said = (roundId: string, { bills, satang }: Waiting) =>
  `${roundId} voided: ${bills} bills refunded, ${baht(satang)}`;

/** Refunds rounds that were voided just now, of which no bill comes any more, and says what that gave back, on a dry run what it would. */
export async function refundAndSay(call: OpsCall, roundIds: readonly string[]): Promise<string[]> {
  const waiting = await waitingIn(call, roundIds);
  const lines: string[] = [];
  for (const roundId of roundIds) {
    const own = waiting.get(roundId) ?? nobody;
    const isDue = own.bills > 0 && !call.dryRun;
    const bills = isDue ? await refundRound(call.services, roundId) : own.bills;
    lines.push(said(roundId, { ...own, bills }));
  }
  return lines;
}

async function voidAndRefund(call: OpsCall): Promise<OpsAnswer> {
  const roundId = option(call, 'round');
  const waiting = (await waitingIn(call, [roundId])).get(roundId) ?? nobody;
  const { outcome, refunded } = await voidRound(call.services, roundId);
  const bills = call.dryRun ? waiting.bills : refunded;
  const isDone = outcome === 'already voided' && bills === 0;
  const line = isDone ? `${roundId} was voided before and is refunded` : said(roundId, { ...waiting, bills });
  return { code: 0, lines: [line] };
}

export const voidDraw: OpsCommand = {
  name: 'lotto void',
  summary: 'End a round that will have no result, and give every stake back',
  changes: true,
  needsReason: true,
  options: { round: needs('ROUND') },
  run: voidAndRefund,
};
