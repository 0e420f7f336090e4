import { and, asc, eq } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import { paymentRef } from '#backend/core/ledger/payment-ref.ts';
import { endAdjustment } from '#backend/core/ops/adjust/end-adjustment.ts';
import { adjustment } from '#backend/core/ops/adjust/tables.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { may, needs, type OpsCommand, username } from '#backend/core/ops/command.ts';
import { findMember } from '#backend/core/ops/find-member.ts';
import {
  baht,
  type OpsAnswer,
  type OpsCall,
  option,
  refOption,
  satangOption,
} from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { maskMobileEnd } from '#rules/person/mask.ts';
import { isExcluded } from '#rules/protection/exclusion.ts';

const words = (satang: bigint) => (satang > 0n ? `+${baht(satang)}` : `-${baht(-satang)}`);

const CLOSED = 'The member closed the account: money lies there until member unlock';
const EXCLUDED = 'The member is excluded: approve what is owed, and nothing that invites to play';

async function ask(call: OpsCall): Promise<OpsAnswer> {
  const { services, who } = call;
  const add = satangOption(call, 'add');
  const take = satangOption(call, 'take');
  if ((add === undefined) === (take === undefined)) throw new OperatorRefusal('Say either --add or --take');
  const satang = add ?? -(take ?? 0n);
  const reason = option(call, 'reason').trim();
  if (reason === '') throw new OperatorRefusal('--reason is empty');
  const of = await findMember(services.db, services, option(call, 'username'));
  const ref = paymentRef(services.random);
  await services.db.transact(async (tx) => {
    await tx.orm.insert(adjustment).values({
      ref,
      agentId: services.agentId,
      memberId: of.id,
      satang,
      reason,
      status: 'asked',
      askedBy: who,
      askedAt: services.clock.now(),
      askedActId: services.actId,
    });
    await noteChange(tx, services, 'adjustments', `${ref}:asked:${satang}`);
  });
  const waits = `Adjustment ${ref} of ${words(satang)} waits for somebody else to approve it`;
  const { excludedAs, excludedUntil } = of;
  const isAway =
    excludedAs !== null && isExcluded({ kind: excludedAs, until: excludedUntil }, services.clock.now());
  return {
    code: 0,
    lines: [waits, ...(of.status === 'closed' ? [CLOSED] : []), ...(isAway && satang > 0n ? [EXCLUDED] : [])],
  };
}

async function list({ services }: OpsCall): Promise<OpsAnswer> {
  const rows = await services.db.orm
    .select()
    .from(adjustment)
    .innerJoin(member, eq(member.id, adjustment.memberId))
    .where(and(eq(adjustment.agentId, services.agentId), eq(adjustment.status, 'asked')))
    .orderBy(asc(adjustment.askedAt), asc(adjustment.ref));
  const lines = rows.map(
    ({ adjustment: { askedAt, ref, satang, askedBy, reason }, member: { username: mobile } }) =>
      [bangkokMoment(askedAt), ref, words(satang), maskMobileEnd(mobile), `by ${askedBy}`, reason].join('  '),
  );
  return { code: 0, lines: lines.length > 0 ? lines : ['no adjustments wait'] };
}

async function end(call: OpsCall, to: 'done' | 'refused'): Promise<OpsAnswer> {
  const ref = refOption(call);
  const satang = await endAdjustment(call.services, { ref, who: call.who, to });
  return { code: 0, lines: [`Adjustment ${ref} of ${words(satang)} ${to}`] };
}

/** A balance put right by hand: one person asks, another approves. */
export const adjustCommands: readonly OpsCommand[] = [
  {
    name: 'adjust list',
    summary: 'Adjustments that wait to be approved, oldest first',
    changes: false,
    options: {},
    run: list,
  },
  {
    name: 'adjust ask',
    summary: "Ask that a member's balance is changed by --add or --take (baht); another person approves it",
    changes: true,
    options: {
      username,
      add: may('BAHT'),
      take: may('BAHT'),
      reason: needs('TEXT'),
    },
    run: ask,
  },
  {
    name: 'adjust approve',
    summary: 'Do an adjustment that somebody else (another --who) asked for, once',
    changes: true,
    options: { ref: needs('REF') },
    run: (call) => end(call, 'done'),
  },
  {
    name: 'adjust refuse',
    summary: 'End an adjustment without doing it',
    changes: true,
    options: { ref: needs('REF') },
    run: (call) => end(call, 'refused'),
  },
];
