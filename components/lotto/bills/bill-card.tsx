import { StatusChip } from '#components/lotto/bills/status-chip.tsx';
import { billCopy, billNumber } from '#components/lotto/copy.ts';
import { drawOf } from '#components/lotto/draw-of.ts';
import type { BillHead } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import { packNames } from '#rules/lotto/pack.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './bills.module.css';

/** What a card shows of its bill. */
export type BillRow = Pick<
  BillHead,
  | 'bill_id'
  | 'kind_name'
  | 'draw_date'
  | 'round_no'
  | 'created_at'
  | 'status'
  | 'line_count'
  | 'pack'
  | 'total_face'
  | 'total_stake'
  | 'total_payout'
>;

/** A bill in the list; the whole card leads to its lines. */
export function BillCard({ bill }: { bill: BillRow }) {
  return (
    <a href={paths.bill(bill.bill_id)} className={styles.card} data-status={bill.status}>
      <span className={styles.cardHead}>
        <strong>{bill.kind_name}</strong>
        <StatusChip status={bill.status}>{billCopy.status[bill.status]}</StatusChip>
      </span>
      <span>{drawOf(formatThaiDate(bill.draw_date), bill.round_no)}</span>
      {/* Text in one piece: React writes a mark between two, and twenty cards have many. */}
      <small>{`${billCopy.numberOf(billNumber(bill.bill_id))} · ${formatThaiDateTime(bill.created_at)}`}</small>
      <span className={styles.cardMoney}>
        <span>
          <small>{`${billCopy.stake} (${billCopy.lines(bill.line_count)})`}</small>
          <b>{formatBaht(bill.total_face)}</b>
        </span>
        {bill.total_face !== bill.total_stake && (
          <span>
            <small>{`${billCopy.charged} (${packNames[bill.pack]})`}</small>
            <b>{formatBaht(bill.total_stake)}</b>
          </span>
        )}
        {bill.status === 'won' && (
          <span className={styles.gain}>
            <small>{billCopy.payout}</small>
            <b>{`+${formatBaht(bill.total_payout)}`}</b>
          </span>
        )}
        {(bill.status === 'cancelled' || bill.status === 'refunded') && (
          <span>
            <small>{billCopy.refund}</small>
            <b>{formatBaht(bill.total_stake)}</b>
          </span>
        )}
      </span>
    </a>
  );
}
