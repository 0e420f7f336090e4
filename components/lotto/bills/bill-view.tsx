'use client';

import { BillFacts, BillVersions } from '#components/lotto/bills/bill-facts.tsx';
import { BillLines } from '#components/lotto/bills/bill-lines.tsx';
import { CancelBill } from '#components/lotto/bills/cancel/cancel-bill.tsx';
import { RepeatBill } from '#components/lotto/bills/repeat/repeat-bill.tsx';
import { ShareBill } from '#components/lotto/bills/share/share-bill.tsx';
import { billCopy, billNumber } from '#components/lotto/copy.ts';
import { drawOf } from '#components/lotto/draw-of.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { Bill, BillDetail } from '#lib/api/lotto/queries.ts';
import { isGain } from '#lib/lotto/is-gain.ts';
import { paths } from '#lib/paths.ts';
import type { Figures } from '#rules/lotto/matching.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './bill-view.module.css';

// Loaded as dialogs are, whose loader is here already; without it the bill says all the same what it won and what it cost.
const loadWin = async () => (await import('#components/lotto/bills/win/win-show.tsx')).WinShow;

const noop = () => {};

function titleOf(bill: Bill): string {
  if (bill.status === 'won') return billCopy.wonTitle(bill.total_payout, isGain(bill));
  return billCopy[`${bill.status}Title`];
}

interface BillViewProps {
  readonly bill: BillDetail;
  /** What was drawn, once the bill is settled by it. */
  readonly figures: Figures | null;
}

/**
 * One bill: how it ended, what was staked and won, each line beside what was drawn, and what can be done with it. A client
 * component, so that its lines reach the browser once and as their fields.
 */
export function BillView({ bill, figures }: BillViewProps) {
  const status = bill.status === 'won' && !isGain(bill) ? 'returned' : bill.status;
  return (
    <>
      <PageHead
        title={billCopy.numberOf(billNumber(bill.bill_id))}
        lead={`${bill.kind_name} ${drawOf(formatThaiDate(bill.draw_date, 'long'), bill.round_no)}`}
        back={{ href: paths.lottoBills, label: billCopy.back }}
      />
      <div className={styles.columns}>
        <section className={styles.summary} data-status={status}>
          {(status === 'won' || status === 'lost') && (
            // biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer
            <img src={`/art/${status}.svg`} alt="" width={144} height={120} />
          )}
          <h2>{titleOf(bill)}</h2>
          {bill.status === 'won' && (
            <div className={styles.net}>
              <LazyDialog isQuiet load={loadWin} props={{ bill, onClose: noop }} />
            </div>
          )}
          <BillFacts bill={bill} />
          {figures && <a href={paths.result(bill.round_id)}>{billCopy.fullResult}</a>}
          <BillVersions bill={bill} />
          <div data-screen-only className={styles.acts}>
            <RepeatBill bill={bill} />
            <ShareBill bill={bill} />
            {bill.status === 'pending' && (
              <CancelBill
                billId={bill.bill_id}
                charged={bill.total_stake}
                until={bill.can_cancel_until}
                cancelling={bill.cancelling}
              />
            )}
          </div>
        </section>
        <BillLines lines={bill.lines} figures={figures} />
      </div>
    </>
  );
}
