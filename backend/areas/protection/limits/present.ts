import type { LimitPair, Protections } from '#backend/areas/protection/limits/read-limits.ts';
import { earliestSince, readShown, type Shown } from '#backend/areas/protection/limits/read-shown.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { Limit } from '#contract/protection.ts';
import { toBaht } from '#rules/money/baht.ts';
import { leftOf } from '#rules/protection/headroom.ts';
import {
  type Counted,
  countsSince,
  countsUntil,
  endOf,
  type LimitWindow,
  usedAt,
} from '#rules/protection/limit-window.ts';
import {
  confirmableFrom,
  confirmableUntil,
  type LimitKind,
  pendingAt,
} from '#rules/protection/member-limit.ts';
import { spentMs } from '#rules/protection/time-spent.ts';

const MINUTE_MS = 60_000;

/** What counts towards a limit: satang or minutes, and when the first of it counts no more. */
interface Used {
  readonly amount: bigint;
  readonly resetsAt: Date | null;
}

const earliest = (instants: readonly Date[]) =>
  instants.reduce<Date | null>((first, at) => (first === null || at < first ? at : first), null);

function usedOf(
  { sums, spans }: Pick<Shown, 'sums' | 'spans'>,
  deposits: readonly Counted[],
  now: Date,
): (kind: LimitKind, window: LimitWindow) => Used {
  return (kind, window) => {
    const from = countsSince(window, now);
    if (kind === 'deposit')
      return {
        amount: usedAt(window, deposits, now),
        resetsAt: earliest(deposits.map((one) => endOf(window, one)).filter((end) => end > now)),
      };
    if (kind === 'time') {
      const spent = Math.floor(spentMs(window, spans, now) / MINUTE_MS);
      const begun = earliest(spans.flatMap((span) => (span.to > from ? [span.from] : []))) ?? from;
      const first = new Date(Math.max(begun.getTime(), from.getTime()));
      return { amount: BigInt(spent), resetsAt: spent > 0 ? countsUntil(window, first) : null };
    }
    const { [kind]: amount = 0n, first = null } = sums.get(window) ?? {};
    return { amount: amount > 0n ? amount : 0n, resetsAt: first && countsUntil(window, first) };
  };
}

/** Baht, of `time` minutes, as the wire has it. */
const inUnits = (kind: LimitKind, amount: bigint) => (kind === 'time' ? Number(amount) : toBaht(amount));

function presentLimit({ kind, window, own, byOperator, holds }: LimitPair, used: Used, now: Date): Limit {
  const orNone = (amount: bigint | null) => (amount === null ? null : inUnits(kind, amount));
  const left = holds === null ? null : leftOf(holds, used.amount);
  const pending = pendingAt(own, now);
  return {
    kind,
    window,
    amount: orNone(own.amount),
    operator_amount: orNone(byOperator),
    used: inUnits(kind, used.amount),
    left: orNone(left),
    resets_at: used.resetsAt?.toISOString() ?? null,
    pending: pending && {
      amount: orNone(pending.amount),
      asked_at: pending.askedAt.toISOString(),
      confirm_from: confirmableFrom(pending).toISOString(),
      confirm_until: confirmableUntil(pending).toISOString(),
    },
  };
}

/** All limits of the member with what of them is used now, and the exclusion. */
export async function presentLimits(
  ctx: MemberCtx,
): Promise<Pick<Protections, 'exclusion' | 'realityMinutes'> & { readonly limits: Limit[] }> {
  const now = ctx.now();
  const [shown, deposits] = await Promise.all([
    readShown(ctx.db, ctx.memberId, now),
    ctx.ports.moneyIn(ctx.db, ctx.memberId, { since: earliestSince(now), now }),
  ]);
  const { limits, exclusion, realityMinutes } = shown;
  const used = usedOf(shown, deposits, now);
  return {
    limits: limits.map((one) => presentLimit(one, used(one.kind, one.window), now)),
    exclusion,
    realityMinutes,
  };
}

/** One of them. */
export async function presentOne(
  ctx: MemberCtx,
  { kind, window }: Pick<Limit, 'kind' | 'window'>,
): Promise<Limit> {
  const { limits } = await presentLimits(ctx);
  const one = limits.find((limit) => limit.kind === kind && limit.window === window);
  if (!one) throw new Error(`There is no limit of ${kind} in a ${window}`);
  return one;
}
