import { historyCopy } from '#components/payment/history/copy.ts';
import type { DepositEntry } from '#lib/api/payment/queries.ts';

export type DepositOutcome = keyof typeof historyCopy.outcome;

/** What became of a deposit, as its member is told: money that came without fitting says more than the end of its time. */
export function outcomeOf({ status, credited, amount, refused, arrivals }: DepositEntry): DepositOutcome {
  if (status === 'paid') return credited === amount ? 'paid' : 'other';
  const stands = new Set(arrivals.map((arrival) => arrival.status));
  if (stands.has('waiting')) return 'held';
  if (stands.has('credited')) return 'late';
  if (status === 'pending') return 'waiting';
  if (stands.has('returned')) return 'returned';
  if (status === 'expired') return 'expired';
  return refused ? 'refused' : 'cancelled';
}

const THAI = /[\u0e01-\u0e4e]/;

function refusalWords(reason: string | null): string {
  if (!reason) return historyCopy.refusedUnsaid;
  return THAI.test(reason) ? historyCopy.refusedWhy(reason) : historyCopy.refusedCode(reason);
}

/** Why it ended so, in plain words. */
export function whyOf(entry: DepositEntry): string {
  const outcome = outcomeOf(entry);
  if (outcome === 'refused') return refusalWords(entry.reason);
  if (outcome === 'other') return historyCopy.otherAmount(entry.credited ?? 0, entry.amount);
  return historyCopy.why[outcome];
}
