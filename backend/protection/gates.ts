import type { Tx } from '#backend/db/database.ts';
import type { DepositIntent, Gate, MoneyIntent } from '#backend/gates/gate.ts';
import { type LimitPair, readLimits } from '#backend/protection/limits/read-limits.ts';
import { readSpans } from '#backend/protection/limits/read-spans.ts';
import { readWagerSums, readWagers } from '#backend/protection/limits/read-wagers.ts';
import { Refusal } from '#backend/refusal.ts';
import { barRefusal, type Exceeded, limitRefusal } from '#contract/protection-refusal.ts';
import { countsSince, fitsAt, usedAt } from '#rules/protection/limit-window.ts';
import type { LimitKind } from '#rules/protection/member-limit.ts';
import { freeAt, spentMs } from '#rules/protection/time-spent.ts';

const MINUTE_MS = 60_000;

type Held = LimitPair & { readonly holds: bigint };

const atLeastNone = (amount: bigint) => (amount > 0n ? amount : 0n);

async function exceededTime(tx: Tx, { memberId, at }: MoneyIntent, limit: Held): Promise<Exceeded | null> {
  const { kind, window, holds } = limit;
  const spans = await readSpans(tx, memberId, { since: countsSince(window, at), now: at });
  const limitMs = Number(holds) * MINUTE_MS;
  if (spentMs(window, spans, at) < limitMs) return null;
  return { kind, window, left: 0n, resetsAt: freeAt(window, spans, limitMs, at) };
}

async function exceededWagers(
  tx: Tx,
  { memberId, at, satang, reference }: MoneyIntent,
  { kind, window, holds }: Held & { readonly kind: 'stake' | 'loss' },
): Promise<Exceeded | null> {
  const asked = { memberId, now: at, without: reference };
  const sum = (await readWagerSums(tx, asked)).get(window);
  const used = atLeastNone(sum?.[kind] ?? 0n);
  if (used + satang <= holds) return null;
  const counted = await readWagers(tx, kind, { ...asked, window });
  const resetsAt = fitsAt(window, counted, { limit: holds, asked: satang, now: at });
  return { kind, window, left: atLeastNone(holds - used), resetsAt };
}

async function exceededDeposits(
  tx: Tx,
  { memberId, at, satang, moneyIn }: DepositIntent,
  { kind, window, holds }: Held,
): Promise<Exceeded | null> {
  const counted = await moneyIn(tx, memberId, { since: countsSince(window, at), now: at });
  const used = usedAt(window, counted, at);
  if (used + satang <= holds) return null;
  const resetsAt = fitsAt(window, counted, { limit: holds, asked: satang, now: at });
  return { kind, window, left: atLeastNone(holds - used), resetsAt };
}

function exceeded(tx: Tx, intent: MoneyIntent, limit: Held): Promise<Exceeded | null> {
  const { kind } = limit;
  if (kind === 'time') return exceededTime(tx, intent, limit);
  if (kind !== 'deposit') return exceededWagers(tx, intent, { ...limit, kind });
  return intent.on === 'deposit' ? exceededDeposits(tx, intent, limit) : Promise.resolve(null);
}

/** What has a say about money by what it is for. */
const kindsOn: Readonly<Record<MoneyIntent['on'], readonly LimitKind[]>> = {
  deposit: ['time', 'deposit'],
  spend: ['time', 'stake', 'loss'],
};

function hasSay(limit: LimitPair, on: MoneyIntent['on']): limit is Held {
  return limit.holds !== null && kindsOn[on].includes(limit.kind);
}

async function check(tx: Tx, intent: MoneyIntent): Promise<Refusal | null> {
  const { bar, limits } = await readLimits(tx, intent.memberId, intent.at);
  if (bar) {
    const { name, message, facts } = barRefusal(bar);
    return new Refusal(name, message, facts);
  }
  for (const limit of limits.filter((one) => hasSay(one, intent.on))) {
    const found = await exceeded(tx, intent, limit);
    if (!found) continue;
    const { name, message, facts } = limitRefusal(found);
    return new Refusal(name, message, facts);
  }
  return null;
}

/** Bars and limits of the member and the operator, asked with the wallet locked; whoever has none pays nothing for them. */
export const protectionGates: readonly Gate[] = [
  { name: 'protection-spend', on: 'spend', onlyGuarded: true, check },
  { name: 'protection-deposit', on: 'deposit', onlyGuarded: true, check },
];
