import { type Held, heldOf, sinceAll } from '#backend/areas/protection/limits/held-limits.ts';
import { readLimits } from '#backend/areas/protection/limits/read-limits.ts';
import { readWagerSums, readWagers } from '#backend/areas/protection/limits/read-wagers.ts';
import { timeStop } from '#backend/areas/protection/limits/time-stop.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { DepositIntent, HeadroomIntent, MoneyIntent, Policy } from '#backend/core/policies/policy.ts';
import { Refusal } from '#backend/refusal.ts';
import { exclusionRefusal, limitRefusal } from '#contract/protection-refusal.ts';
import { headroomOf, type Stop, stopOf } from '#rules/protection/headroom.ts';
import type { Counted } from '#rules/protection/limit-window.ts';
import type { LimitKind } from '#rules/protection/member-limit.ts';

async function wagerStop(
  tx: Tx,
  { memberId, at, satang, reference }: MoneyIntent,
  kind: 'stake' | 'loss',
  limits: readonly Held[],
): Promise<Stop | null> {
  const asked = { memberId, now: at, without: reference };
  const sums = await readWagerSums(tx, asked);
  const used = (window: Held['window']) => sums.get(window)?.[kind] ?? 0n;
  // The wagers one by one only where something does not fit.
  if (limits.every(({ window, holds }) => (used(window) > 0n ? used(window) : 0n) + satang <= holds))
    return null;
  const counted = await readWagers(tx, kind, { ...asked, since: sinceAll(limits, at) });
  return stopOf(limits, counted, { asked: satang, now: at });
}

function moneyOf(tx: Tx, intent: HeadroomIntent, limits: readonly Held[]): Promise<readonly Counted[]> {
  const { memberId, at, reference, moneyIn } = intent;
  return moneyIn(tx, memberId, { since: sinceAll(limits, at), now: at, without: reference });
}

async function depositStop(tx: Tx, intent: DepositIntent, limits: readonly Held[]): Promise<Stop | null> {
  const counted = await moneyOf(tx, intent, limits);
  return stopOf(limits, counted, { asked: intent.satang, now: intent.at });
}

function stopBy(tx: Tx, intent: MoneyIntent, kind: LimitKind, limits: readonly Held[]): Promise<Stop | null> {
  if (kind === 'time') return timeStop(tx, intent, limits);
  if (kind !== 'deposit') return wagerStop(tx, intent, kind, limits);
  return intent.on === 'deposit' ? depositStop(tx, intent, limits) : Promise.resolve(null);
}

/**
 * What has a say about money by what it is for. What an operator credits takes no time of the member's; a game that costs nothing
 * can lose nothing.
 */
function kindsOn(intent: MoneyIntent): readonly LimitKind[] {
  if (intent.on === 'spend') return intent.satang === 0n ? ['time'] : ['loss', 'stake', 'time'];
  return intent.by === 'operator' ? ['deposit'] : ['deposit', 'time'];
}

async function check(tx: Tx, intent: MoneyIntent): Promise<Refusal | null> {
  const { exclusion, limits } = await readLimits(tx, intent.memberId, intent.at);
  if (exclusion) {
    const { name, message, facts } = exclusionRefusal(exclusion);
    return new Refusal(name, message, facts);
  }
  for (const kind of kindsOn(intent)) {
    const held = heldOf(limits, kind);
    const stop = held.length > 0 ? await stopBy(tx, intent, kind, held) : null;
    if (!stop) continue;
    const { name, message, facts } = limitRefusal({ kind, ...stop });
    return new Refusal(name, message, facts);
  }
  return null;
}

async function headroom(tx: Tx, intent: HeadroomIntent): Promise<bigint | null> {
  const { limits } = await readLimits(tx, intent.memberId, intent.at);
  const held = heldOf(limits, 'deposit');
  return held.length > 0 ? headroomOf(held, await moneyOf(tx, intent, held), intent.at) : null;
}

/** Exclusions and limits of the member and the operator, asked with the wallet locked; whoever has none pays nothing for them. */
export const protectionPolicies: readonly Policy[] = [
  { name: 'protection-spend', on: 'spend', onlyGuarded: true, check },
  { name: 'protection-deposit', on: 'deposit', onlyGuarded: true, check, headroom },
];
