import { and, count, eq, sum } from 'drizzle-orm';
import { refundRound, voidRound } from '#backend/lotto/settlement/refund-round.ts';
import { bill } from '#backend/lotto/tables.ts';
import { needs, type OpsCommand } from '#backend/ops/command.ts';
import { baht, type OpsAnswer, type OpsCall, option } from '#backend/ops/ops-call.ts';

/** Bills of a round that wait for their end, and what they were charged. */
async function waitingIn({ services }: OpsCall, roundId: string) {
  const [waiting] = await services.db.orm
    .select({ bills: count(), satang: sum(bill.chargedSatang).mapWith(BigInt) })
    .from(bill)
    .where(and(eq(bill.roundId, roundId), eq(bill.status, 'pending')));
  return { bills: waiting?.bills ?? 0, satang: waiting?.satang ?? 0n };
}

const said = (roundId: string, bills: number, satang: bigint) =>
  `${roundId} voided: ${bills} bills refunded, ${baht(satang)}`;

/** Refunds a round that was voided just now and says what that gave back, on a dry run what it would. */
export async function refundAndSay(call: OpsCall, roundId: string): Promise<string> {
  const { bills, satang } = await waitingIn(call, roundId);
  const refunded = await refundRound(call.services, roundId);
  return said(roundId, call.dryRun ? bills : refunded, satang);
}

async function voidAndRefund(call: OpsCall): Promise<OpsAnswer> {
  const roundId = option(call, 'round');
  const waiting = await waitingIn(call, roundId);
  const { outcome, refunded } = await voidRound(call.services, roundId);
  const bills = call.dryRun ? waiting.bills : refunded;
  const isDone = outcome === 'already voided' && bills === 0;
  const line = isDone ? `${roundId} was voided before and is refunded` : said(roundId, bills, waiting.satang);
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
