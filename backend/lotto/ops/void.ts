import { and, count, eq, sum } from 'drizzle-orm';
import { voidRound } from '#backend/lotto/settlement/refund-round.ts';
import { bill } from '#backend/lotto/tables.ts';
import { needs, type OpsCommand } from '#backend/ops/command.ts';
import { baht, type OpsAnswer, type OpsCall, option } from '#backend/ops/ops-call.ts';

/** Voids a round and says what that gave back, on a dry run what it would. */
export async function voidAndSay({ services, dryRun }: OpsCall, roundId: string): Promise<string> {
  const [waiting] = await services.db.orm
    .select({ bills: count(), satang: sum(bill.chargedSatang).mapWith(BigInt) })
    .from(bill)
    .where(and(eq(bill.roundId, roundId), eq(bill.status, 'pending')));
  const { outcome, refunded } = await voidRound(services, roundId);
  const bills = dryRun ? (waiting?.bills ?? 0) : refunded;
  const back = baht(waiting?.satang ?? 0n);
  if (outcome === 'already voided' && bills === 0) return `${roundId} was voided before and is refunded`;
  return `${roundId} voided: ${bills} bills refunded, ${back}`;
}

async function voidAndRefund(call: OpsCall): Promise<OpsAnswer> {
  return { code: 0, lines: [await voidAndSay(call, option(call, 'round'))] };
}

export const voidDraw: OpsCommand = {
  name: 'lotto void',
  summary: 'End a round that will have no result, and give every stake back',
  changes: true,
  needsReason: true,
  options: { round: needs('ROUND') },
  run: voidAndRefund,
};
