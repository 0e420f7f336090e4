import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { member } from '#backend/areas/account/tables.ts';
import { bank } from '#backend/areas/agent/tables.ts';
import { setTurnover } from '#backend/areas/payment/ops/set-turnover.ts';
import { type Decision, decideWithdrawal } from '#backend/areas/payment/withdraw/decide-withdrawal.ts';
import { withdrawal } from '#backend/areas/payment/withdraw/tables.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { baht, type OpsAnswer, type OpsCall, option, refOption } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { isOpenWithdrawal, withdrawalStatuses } from '#rules/payment/withdrawal.ts';

/** The longest reason that a member is shown. */
const LONGEST_REASON = 200;

const debt = alias(ledgerAccount, 'debt');

async function list({ services }: OpsCall): Promise<OpsAnswer> {
  const rows = await services.db.orm
    .select()
    .from(withdrawal)
    .innerJoin(member, eq(member.id, withdrawal.memberId))
    .leftJoin(bank, eq(bank.code, member.bankCode))
    .leftJoin(debt, and(eq(debt.memberId, withdrawal.memberId), eq(debt.kind, 'debt')))
    .where(
      and(
        eq(withdrawal.agentId, services.agentId),
        inArray(withdrawal.status, withdrawalStatuses.filter(isOpenWithdrawal)),
      ),
    )
    .orderBy(asc(withdrawal.requestedAt), asc(withdrawal.ref));
  const lines = rows.map(({ withdrawal: asked, member: own, bank: paidBy, debt: owed }) => {
    const { requestedAt, ref, status, satang } = asked;
    return [
      bangkokMoment(requestedAt),
      ref,
      status,
      baht(satang),
      `bank ${own.bankCode} account ${own.bankAccountNo}`,
      `${own.firstName} ${own.lastName}`,
      // Nobody knows banks by their codes.
      ...(paidBy ? [`${paidBy.shortName} ${paidBy.name}`] : []),
      // Whether one who owes, is locked or has closed the account is paid all the same is the operator's to say.
      ...(owed?.balance ? [`owes ${baht(-owed.balance)}`] : []),
      ...(own.status === 'active' ? [] : [own.status]),
    ].join('  ');
  });
  return { code: 0, lines: lines.length > 0 ? lines : ['no open withdrawals'] };
}

const done: Readonly<Record<Decision['to'], string>> = {
  approved: 'approved; it waits to be paid',
  paid: 'paid',
  refused: 'refused; its money is back in the wallet',
};

async function decide(call: OpsCall, decision: Decision): Promise<OpsAnswer> {
  const ref = refOption(call);
  const { satang, isNew, memberStatus } = await decideWithdrawal(call.services, ref, decision);
  const said = isNew ? done[decision.to] : `${decision.to} already; nothing was done`;
  const known = memberStatus === 'active' ? [] : [`The member's account is ${memberStatus}`];
  return { code: 0, lines: [`Withdrawal ${ref} of ${baht(satang)} ${said}`, ...known] };
}

function refuse(call: OpsCall): Promise<OpsAnswer> {
  const reason = option(call, 'reason').trim();
  if (reason === '' || reason.length > LONGEST_REASON)
    throw new OperatorRefusal(`--reason needs 1 to ${LONGEST_REASON} characters, for the member to read`);
  return decide(call, { to: 'refused', reason });
}

const options = { ref: needs('REF') };

/** Read, approved and refused by hand; paying is simulated in a sandbox and elsewhere noted after the transfer. */
export const withdrawCommands: readonly OpsCommand[] = [
  {
    name: 'withdraw list',
    summary: 'Withdrawals that wait for an operator, oldest first, with the account to pay to',
    changes: false,
    ofMembers: true,
    options: {},
    run: list,
  },
  {
    name: 'withdraw approve',
    summary: 'Approve a withdrawal for payment, once',
    changes: true,
    options,
    run: (call) => decide(call, { to: 'approved' }),
  },
  {
    name: 'withdraw pay',
    summary: 'Note that an approved withdrawal was paid, once; in a sandbox the payment itself is simulated',
    changes: true,
    options,
    run: (call) => decide(call, { to: 'paid' }),
  },
  {
    name: 'withdraw refuse',
    summary: 'Refuse a withdrawal and give its money back, once; the member reads the reason',
    changes: true,
    options: { ...options, reason: needs('TEXT') },
    run: refuse,
  },
  setTurnover,
];
