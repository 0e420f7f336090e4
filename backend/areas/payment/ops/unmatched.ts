import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { type MatchTarget, matchPayment } from '#backend/areas/payment/incoming/match-payment.ts';
import { returnPayment } from '#backend/areas/payment/incoming/return-payment.ts';
import { paymentEvent } from '#backend/areas/payment/tables.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { may, needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { findMember } from '#backend/core/ops/find-member.ts';
import { baht, type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

const Body = z.object({ amount: z.number(), currency: z.string().default('THB') });

async function list({ services }: OpsCall): Promise<OpsAnswer> {
  const rows = await services.db.orm
    .select()
    .from(paymentEvent)
    .where(and(eq(paymentEvent.outcome, 'unmatched'), isNull(paymentEvent.resolution)))
    .orderBy(asc(paymentEvent.receivedAt), asc(paymentEvent.eventId));
  const lines = rows.map((row) => {
    const { amount, currency } = Body.parse(row.body);
    const money = row.satang === null ? `${amount} ${currency}, not baht` : baht(row.satang);
    return `${bangkokMoment(row.receivedAt)}  ${row.eventId}  ref ${row.ref}  ${money}${row.mismatch ? `  ${row.mismatch}` : ''}`;
  });
  return { code: 0, lines: lines.length > 0 ? lines : ['no unmatched payments'] };
}

async function targetOf({ services, options }: OpsCall): Promise<MatchTarget> {
  const { deposit: depositRef, member: mobile } = options;
  if ((depositRef === undefined) === (mobile === undefined))
    throw new OperatorRefusal('Say for whom the money is: --deposit or --member');
  if (depositRef !== undefined) return { depositRef };
  const { id } = await findMember(services.db, services, mobile ?? '');
  return { memberId: id };
}

async function match(call: OpsCall): Promise<OpsAnswer> {
  const eventId = option(call, 'event');
  const satang = await matchPayment(call.services, { eventId, target: await targetOf(call) });
  return { code: 0, lines: [`${baht(satang)} of ${eventId} credited`] };
}

async function giveBack(call: OpsCall): Promise<OpsAnswer> {
  const eventId = option(call, 'event');
  const satang = await returnPayment(call.services, eventId);
  const said = satang === null ? 'The foreign money' : baht(satang);
  return { code: 0, lines: [`${said} of ${eventId} returned`] };
}

export const listUnmatched: OpsCommand = {
  name: 'payment unmatched',
  summary: 'Money that arrived, fits no deposit and waits: in suspense, or in another currency',
  changes: false,
  options: {},
  run: list,
};

export const matchIncomingPayment: OpsCommand = {
  name: 'payment match',
  summary:
    'Credit all that arrived with an event to the member of a deposit, or to a member, once; needs --why',
  changes: true,
  needsReason: true,
  options: { event: needs('EVENT'), deposit: may('REF'), member: { ...may('MOBILE'), mobile: true } },
  run: match,
};

export const returnIncomingPayment: OpsCommand = {
  name: 'payment return',
  summary: 'Note that the money of an event was sent back, once; needs --why',
  changes: true,
  needsReason: true,
  options: { event: needs('EVENT') },
  run: giveBack,
};
