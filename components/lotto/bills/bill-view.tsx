import { BillLines } from '#components/lotto/bills/bill-lines.tsx';
import { CancelBill } from '#components/lotto/bills/cancel-bill.tsx';
import { moneyFacts } from '#components/lotto/bills/money-facts.ts';
import { billCopy, billNumber } from '#components/lotto/copy.ts';
import { drawOf } from '#components/lotto/draw-of.ts';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { Bill, BillDetail, DrawResult } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './bill-view.module.css';

function titleOf(bill: Bill): string {
  if (bill.status === 'won') return billCopy.wonTitle(bill.total_payout);
  return billCopy[`${bill.status}Title`];
}

const endedLabel = {
  won: 'settledAt',
  lost: 'settledAt',
  cancelled: 'cancelledAt',
  refunded: 'refundedAt',
  pending: 'settledAt',
} as const;

function Facts({ bill }: { bill: Bill }) {
  const facts: ReadonlyArray<readonly [string, string]> = [
    [billCopy.placedAt, formatThaiDateTime(bill.created_at)],
    ...(bill.settled_at
      ? [[billCopy[endedLabel[bill.status]], formatThaiDateTime(bill.settled_at)] as const]
      : []),
    ...((bill.result_version ?? 1) > 1 ? [[billCopy.result, billCopy.corrected] as const] : []),
    ...moneyFacts(bill),
    ...(bill.status === 'won' ? [[billCopy.payout, formatBaht(bill.total_payout)] as const] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.id}>
        <dt>{billCopy.number}</dt>
        <dd>{billNumber(bill.bill_id)}</dd>
      </div>
    </dl>
  );
}

/** One bill: how it ended, what was staked and won, each line beside what was drawn, and cancelling while that is allowed. */
export function BillView({ bill, draw }: { bill: BillDetail; draw: DrawResult | null }) {
  return (
    <>
      <PageHead
        title={billCopy.numberOf(billNumber(bill.bill_id))}
        lead={`${bill.kind_name} ${drawOf(formatThaiDate(bill.draw_date, 'long'))}`}
        back={{ href: paths.lottoBills, label: billCopy.back }}
      />
      <div className={styles.columns}>
        <section className={styles.summary} data-status={bill.status}>
          {(bill.status === 'won' || bill.status === 'lost') && (
            // biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer
            <img src={`/art/${bill.status}.svg`} alt="" width={144} height={120} />
          )}
          <h2>{titleOf(bill)}</h2>
          <Facts bill={bill} />
          {draw && <a href={paths.result(draw.round_id)}>{billCopy.fullResult}</a>}
          {bill.can_cancel_until && (
            <CancelBill billId={bill.bill_id} charged={bill.total_stake} until={bill.can_cancel_until} />
          )}
        </section>
        <BillLines lines={bill.lines} figures={draw && figuresOfKind(draw.kind, draw.tiers)} />
      </div>
    </>
  );
}
