import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import { keepLimit } from '#backend/areas/protection/limits/lock-limit.ts';
import { type LimitPair, readLimits } from '#backend/areas/protection/limits/read-limits.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { needs, type OpsCommand, username } from '#backend/core/ops/command.ts';
import { findMember } from '#backend/core/ops/find-member.ts';
import { baht, type OpsAnswer, type OpsCall, option, typedOption } from '#backend/core/ops/ops-call.ts';
import { guardWallet } from '#backend/core/policies/policy.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { typedBaht } from '#rules/money/typed-baht.ts';
import { maskMobileEnd } from '#rules/person/mask.ts';
import { isExcluded } from '#rules/protection/exclusion.ts';
import { limitWindows } from '#rules/protection/limit-window.ts';
import { type LimitKind, limitKinds } from '#rules/protection/member-limit.ts';

const NONE = 'none';
const MINUTES = /^\d{1,5}$/;

async function memberOf(call: OpsCall): Promise<string> {
  const { id } = await findMember(call.services.db, call.services, option(call, 'username'));
  return id;
}

function words(kind: LimitKind, amount: bigint | null): string {
  if (amount === null) return NONE;
  return kind === 'time' ? `${amount} minutes` : baht(amount);
}

function lineOf({ kind, window, own, byOperator }: LimitPair): string {
  const { amount, pending } = own;
  const waits = pending
    ? `, asked for ${words(kind, pending.amount)} at ${bangkokMoment(pending.askedAt)}`
    : '';
  return `${kind} in a ${window}: member ${words(kind, amount)}${waits}; operator ${words(kind, byOperator)}`;
}

async function show(call: OpsCall): Promise<OpsAnswer> {
  const { db, clock } = call.services;
  const { exclusion, limits } = await readLimits(db, await memberOf(call), clock.now());
  const set = limits.filter(({ own, byOperator }) => own.amount !== null || byOperator !== null);
  const excluded = exclusion
    ? [`barred (${exclusion.kind}) until ${exclusion.until ? bangkokMoment(exclusion.until) : 'for good'}`]
    : [];
  const lines = [...excluded, ...set.map(lineOf)];
  return { code: 0, lines: lines.length > 0 ? lines : ['no limits'] };
}

function oneOf<Word extends string>(call: OpsCall, name: string, from: readonly Word[]): Word {
  const found = from.find((word) => word === option(call, name));
  if (found === undefined) throw new OperatorRefusal(`--${name} is one of ${from.join(', ')}`);
  return found;
}

function amountOption(call: OpsCall, kind: LimitKind): bigint | null {
  const text = typedOption(call, 'amount');
  if (text === NONE) return null;
  const amount = kind === 'time' ? (MINUTES.test(text) ? BigInt(text) : null) : typedBaht(text);
  if (amount === null)
    throw new OperatorRefusal(`--amount is baht, of time whole minutes, or ${NONE}: ${text}`);
  return amount;
}

async function set(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const kind = oneOf(call, 'kind', limitKinds);
  const window = oneOf(call, 'window', limitWindows);
  const amount = amountOption(call, kind);
  const memberId = await memberOf(call);
  await services.db.transact(async (tx) => {
    await guardWallet(tx, memberId);
    const act = { at: services.clock.now(), what: 'by_operator', amount, opsId: services.actId } as const;
    await noteChange(tx, services, 'limits', `${memberId}:${kind}:${window}:${amount ?? NONE}`);
    await keepLimit(tx, services, { memberId, kind, window }, { amount, pending: null }, act);
  });
  return { code: 0, lines: [`The operator's ${kind} limit in a ${window} is ${words(kind, amount)}`] };
}

async function listExcluded({ services }: OpsCall): Promise<OpsAnswer> {
  const rows = await services.db.orm
    .select({ username: member.username, kind: member.excludedAs, until: member.excludedUntil })
    .from(member)
    .where(and(eq(member.agentId, services.agentId), isNotNull(member.excludedAs)))
    .orderBy(asc(member.excludedUntil), asc(member.id));
  const now = services.clock.now();
  const lines = rows.flatMap(({ username: mobile, kind, until }) =>
    kind && isExcluded({ kind, until }, now)
      ? [`${maskMobileEnd(mobile)}  ${kind}  until ${until ? bangkokMoment(until) : 'for good'}`]
      : [],
  );
  return { code: 0, lines: lines.length > 0 ? lines : ['nobody is barred'] };
}

/** Limits and exclusions of members, read and set by hand. What a member set for themselves, and an exclusion, no operator loosens. */
export const protectionCommands: readonly OpsCommand[] = [
  {
    name: 'protection show',
    summary: 'Limits of a member, what waits to be confirmed, and a bar',
    changes: false,
    ofMembers: true,
    options: { username },
    run: show,
  },
  {
    name: 'protection limit',
    summary: "Set the operator's limit of a member, which holds where it is the stricter one; needs --why",
    changes: true,
    needsReason: true,
    options: {
      username,
      kind: needs(limitKinds.join('|')),
      window: needs(limitWindows.join('|')),
      amount: needs(`BAHT|MINUTES|${NONE}`),
    },
    run: set,
  },
  {
    name: 'protection barred',
    summary: 'Members who are in a time-out or excluded themselves, and until when',
    changes: false,
    ofMembers: true,
    options: {},
    run: listExcluded,
  },
];
