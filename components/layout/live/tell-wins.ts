import { liveCopy } from '#components/layout/live/copy.ts';
import { hasWinsInSight } from '#components/layout/live/wins-in-sight.ts';
import { call } from '#lib/api/call.ts';
import { type ToastLink, toast } from '#lib/feedback/toast.ts';
import { SHARE_HASH } from '#lib/lotto/share-hash.ts';
import { wonOf } from '#lib/lotto/won-of.ts';
import { paths } from '#lib/paths.ts';

/** Bills of a round are settled one after the other; what comes within this is one message. */
const TOGETHER_MS = 800;
const MOST_BILLS = 100;
/** Long enough for its links to be reached. */
const TOAST_MS = 10_000;

/** To the bill and to its picture; of several to their list. */
function linksOf([billId = '', ...others]: readonly string[]): ToastLink[] {
  if (others.length > 0) return [{ label: liveCopy.bill, href: paths.bills({ status: 'won' }) }];
  const bill = paths.bill(billId);
  return [
    { label: liveCopy.bill, href: bill },
    { label: liveCopy.picture, href: `${bill}${SHARE_HASH}` },
  ];
}

/** The newest bills that ended so. */
const endedBills = (status: 'won' | 'lost') =>
  call('GET /api/lotto/bill/list', { status, limit: MOST_BILLS }, { handleErrors: false });

/**
 * Tells a member of bills that won, once each, with what all bills cost that were settled with them: two calls, however many those were.
 * Where the page shows that by itself, nothing more is said.
 */
export function createWinTeller(): { settled(billId: string): void; stop(): void } {
  const waiting = new Set<string>();
  /** What was told of a bill: a corrected result may pay another amount. */
  const told = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function tell(): Promise<void> {
    timer = undefined;
    const ids = new Set(waiting);
    waiting.clear();
    const [won, lost] = await Promise.all([endedBills('won'), endedBills('lost')]);
    const fresh = won.filter(
      ({ bill_id, total_payout }) => ids.has(bill_id) && told.get(bill_id) !== total_payout,
    );
    if (fresh.length === 0) return;
    for (const { bill_id, total_payout } of fresh) told.set(bill_id, total_payout);
    const [roundId = '', ...others] = new Set(fresh.map(({ round_id }) => round_id));
    // Over its own card a toast would say the same and cover it.
    if (others.length === 0 && (await hasWinsInSight(roundId))) return;
    // The member may have logged out meanwhile.
    if (isStopped) return;
    const { payout, stake, net } = wonOf([...fresh, ...lost.filter(({ bill_id }) => ids.has(bill_id))]);
    toast(liveCopy.won(fresh.length, payout, stake), {
      // Less than was staked is not celebrated.
      variant: net > 0n ? 'success' : 'info',
      ms: TOAST_MS,
      links: linksOf(fresh.map(({ bill_id }) => bill_id)),
    });
  }

  return {
    settled: (billId) => {
      waiting.add(billId);
      // What cannot be read now stands in the list of bills.
      timer ??= setTimeout(() => void tell().catch(() => undefined), TOGETHER_MS);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
