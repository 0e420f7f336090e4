import type { MemberCtx } from '#backend/ctx.ts';
import { type LimitPair, type Protections, readLimits } from '#backend/protection/limits/read-limits.ts';
import { readSpans } from '#backend/protection/limits/read-spans.ts';
import { readWagerSums } from '#backend/protection/limits/read-wagers.ts';
import type { Limit } from '#contract/protection.ts';
import { toBaht } from '#rules/money/baht.ts';
import {
  countsSince,
  countsUntil,
  type LimitWindow,
  limitWindows,
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

/** What counts towards a limit: satang or minutes, and when the first of it happened. */
interface Used {
  readonly amount: bigint;
  readonly first: Date | null;
}

const earliest = (moments: readonly Date[]) =>
  moments.reduce<Date | null>((first, at) => (first === null || at < first ? at : first), null);

async function readUsed(ctx: MemberCtx, now: Date): Promise<(kind: LimitKind, window: LimitWindow) => Used> {
  const { db, memberId } = ctx;
  const since = earliest(limitWindows.map((window) => countsSince(window, now))) ?? now;
  const [wagers, deposits, spans] = await Promise.all([
    readWagerSums(db, { memberId, now }),
    ctx.moneyIn(db, memberId, { since, now }),
    readSpans(db, memberId, since),
  ]);
  return (kind, window) => {
    const from = countsSince(window, now);
    if (kind === 'deposit')
      return {
        amount: usedAt(window, deposits, now),
        first: earliest(deposits.flatMap(({ at }) => (at >= from ? [at] : []))),
      };
    if (kind === 'time') {
      const spent = Math.floor(spentMs(window, spans, now) / MINUTE_MS);
      const start = earliest(spans.map((span) => span.from)) ?? from;
      const first = new Date(Math.max(start.getTime(), from.getTime()));
      return { amount: BigInt(spent), first: spent > 0 ? first : null };
    }
    const sum = wagers.get(window);
    const amount = sum?.[kind] ?? 0n;
    return { amount: amount > 0n ? amount : 0n, first: sum?.first ?? null };
  };
}

/** Baht, of `time` minutes, as the wire has it. */
const shown = (kind: LimitKind, amount: bigint) => (kind === 'time' ? Number(amount) : toBaht(amount));

function presentLimit({ kind, window, own, byOperator, holds }: LimitPair, used: Used, now: Date): Limit {
  const orNone = (amount: bigint | null) => (amount === null ? null : shown(kind, amount));
  const left = holds === null ? null : holds > used.amount ? holds - used.amount : 0n;
  const pending = pendingAt(own, now);
  return {
    kind,
    window,
    amount: orNone(own.amount),
    operator_amount: orNone(byOperator),
    used: shown(kind, used.amount),
    left: orNone(left),
    resets_at: used.first ? countsUntil(window, used.first).toISOString() : null,
    pending: pending && {
      amount: orNone(pending.amount),
      asked_at: pending.askedAt.toISOString(),
      confirm_from: confirmableFrom(pending).toISOString(),
      confirm_until: confirmableUntil(pending).toISOString(),
    },
  };
}

/** All limits of the member with what of them is used now, and the bar. */
export async function presentLimits(
  ctx: MemberCtx,
): Promise<Pick<Protections, 'bar' | 'realityMinutes'> & { readonly limits: Limit[] }> {
  const now = ctx.now();
  const [{ limits, bar, realityMinutes }, used] = await Promise.all([
    readLimits(ctx.db, ctx.memberId, now),
    readUsed(ctx, now),
  ]);
  return {
    limits: limits.map((one) => presentLimit(one, used(one.kind, one.window), now)),
    bar,
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
