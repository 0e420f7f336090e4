import { and, desc, eq, inArray } from 'drizzle-orm';
import { deposit, paymentEvent } from '#backend/areas/payment/tables.ts';
import { withdrawal } from '#backend/areas/payment/withdraw/tables.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { type OpsCommand, username } from '#backend/core/ops/command.ts';
import { findMember } from '#backend/core/ops/find-member.ts';
import { baht, type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import type { Services } from '#backend/services.ts';

const NEWEST = 20;

interface Asked {
  readonly at: Date;
  readonly ref: string;
  readonly satang: bigint;
  readonly status: string;
  readonly endedAt: Date | null;
  readonly reason: string | null;
}

function lineOf({ at, ref, satang, status, endedAt, reason }: Asked): string {
  const end = endedAt === null ? status : `${status} ${bangkokMoment(endedAt)}`;
  return [`  ${bangkokMoment(at)}`, ref, baht(satang), end, ...(reason === null ? [] : [reason])].join('  ');
}

async function depositsOf({ db }: Services, memberId: string): Promise<string[]> {
  const rows = await db.orm
    .select()
    .from(deposit)
    .where(eq(deposit.memberId, memberId))
    .orderBy(desc(deposit.createdAt), desc(deposit.ref))
    .limit(NEWEST);
  const refs = rows.map(({ ref }) => ref);
  const came = await db.orm
    .select()
    .from(paymentEvent)
    .where(and(inArray(paymentEvent.ref, refs), eq(paymentEvent.outcome, 'unmatched')));
  return rows.flatMap((row) => [
    lineOf({ ...row, at: row.createdAt }),
    ...came
      .filter(({ ref }) => ref === row.ref)
      .map(
        ({ eventId, satang, mismatch, resolution }) =>
          `    event ${eventId}: ${satang === null ? 'money that is not baht' : baht(satang)}, ${mismatch ?? 'unmatched'}, ${resolution ?? 'waits'}`,
      ),
  ]);
}

async function withdrawalsOf({ db }: Services, memberId: string): Promise<string[]> {
  const rows = await db.orm
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.memberId, memberId))
    .orderBy(desc(withdrawal.requestedAt), desc(withdrawal.ref))
    .limit(NEWEST);
  return rows.map((row) => lineOf({ ...row, at: row.requestedAt }));
}

async function run(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const { id, status } = await findMember(services.db, services, option(call, 'username'));
  const deposits = await depositsOf(services, id);
  const withdrawals = await withdrawalsOf(services, id);
  return {
    code: 0,
    lines: [
      `The account is ${status}; newest first`,
      ...(deposits.length > 0 ? ['Deposits', ...deposits] : ['No deposits']),
      ...(withdrawals.length > 0 ? ['Withdrawals', ...withdrawals] : ['No withdrawals']),
    ],
  };
}

/** What became of the deposits and withdrawals of a member, by the references that the other commands take. */
export const showPayments: OpsCommand = {
  name: 'payment show',
  summary: `The newest ${NEWEST} deposits and withdrawals of a member, what became of each and why; that it was read is kept`,
  changes: false,
  ofMembers: true,
  options: { username },
  run,
};
