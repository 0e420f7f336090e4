import { moneyFacts } from '#components/lotto/bills/money-facts.ts';
import { billNumber } from '#components/lotto/copy.ts';
import { drawOf } from '#components/lotto/draw-of.ts';
import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import type { Bill } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './bill-dialog.module.css';

/** The receipt of a placed bill: its number, when, how much, and links that go on. */
export function BillReceipt({ bill, onMore }: { bill: Bill; onMore: () => void }) {
  const facts = [
    [dialogCopy.number, billNumber(bill.bill_id)],
    [dialogCopy.placedAt, formatThaiDateTime(bill.created_at)],
    [bill.kind_name, drawOf(formatThaiDate(bill.draw_date), bill.round_no)],
    [dialogCopy.lines, String(bill.line_count)],
    ...moneyFacts(bill),
  ];
  return (
    <div className={styles.receipt}>
      <span className={styles.tick}>
        <Icon name="check" size={36} />
      </span>
      <p role="status">
        <strong>{dialogCopy.placedTitle}</strong>
        {dialogCopy.placedText}
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.keys}>
        <ButtonLink href={paths.bill(bill.bill_id)} variant="ghost">
          {dialogCopy.seeBill}
        </ButtonLink>
        <Button onClick={onMore}>{dialogCopy.more}</Button>
      </div>
    </div>
  );
}
