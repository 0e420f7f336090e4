import { liveCopy } from '#components/layout/live/copy.ts';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { toSatang } from '#rules/money/baht.ts';

/** Bills of a round are settled one after the other; what comes within this is one message. */
const TOGETHER_MS = 800;
const MOST_BILLS = 100;
const TOAST_MS = 6_000;

/** Tells a member of bills that won, once each, by reading those that won: one call, however many were settled. */
export function createWinTeller(): { settled(billId: string): void; stop(): void } {
  const waiting = new Set<string>();
  /** What was told of a bill: a corrected result may pay another amount. */
  const told = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function tell(): Promise<void> {
    timer = undefined;
    const ids = new Set(waiting);
    waiting.clear();
    const bills = await call(
      'GET /api/lotto/bill/list',
      { status: 'won', limit: MOST_BILLS },
      { handleErrors: false },
    );
    const fresh = bills.filter(
      ({ bill_id, total_payout }) => ids.has(bill_id) && told.get(bill_id) !== total_payout,
    );
    if (fresh.length === 0) return;
    for (const { bill_id, total_payout } of fresh) told.set(bill_id, total_payout);
    const satang = fresh.reduce((sum, { total_payout }) => sum + toSatang(total_payout), 0n);
    toast(liveCopy.won(fresh.length, satang), { variant: 'success', ms: TOAST_MS });
  }

  return {
    settled: (billId) => {
      waiting.add(billId);
      // What cannot be read now stands in the list of bills.
      timer ??= setTimeout(() => void tell().catch(() => undefined), TOGETHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
