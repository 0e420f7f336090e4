import { ownCopy } from '#components/home/own-copy.ts';
import { Icon, type IconName } from '#components/ui/show/icon.tsx';
import { ThaiText } from '#components/ui/text/thai-text.tsx';
import type { OwnHome } from '#lib/loaders/home.ts';
import { paths } from '#lib/paths.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './own-home.module.css';

interface OwnRow {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string | undefined;
  readonly amount?: number | undefined;
}

function pendingRow(
  { count, amount }: OwnHome['deposits'],
  row: Pick<OwnRow, 'href' | 'icon' | 'title'>,
): OwnRow[] {
  return count === 0 ? [] : [{ ...row, text: ownCopy.lines(count), amount }];
}

/** Bills that wait for their result and money on its way; what there is none of is left out. */
function rowsOf({ open, deposits, withdrawals }: OwnHome): OwnRow[] {
  const bills = open && {
    href: paths.lottoBills,
    icon: 'bill' as const,
    title: ownCopy.openBills(open.count),
    text: open.nextResultAt ? ownCopy.nextResult(formatThaiDateTime(open.nextResultAt)) : ownCopy.seeBills,
    amount: open.count > 0 ? open.charged : undefined,
  };
  return [
    ...(bills ? [bills] : []),
    ...pendingRow(deposits, { href: paths.deposit, icon: 'deposit', title: ownCopy.pendingDeposits }),
    ...pendingRow(withdrawals, { href: paths.withdraw, icon: 'withdraw', title: ownCopy.pendingWithdrawals }),
  ];
}

/** What of a member is under way, and the newest bill with the way to place it again. */
export function OwnRows({ own }: { readonly own: OwnHome }) {
  const { newest } = own;
  return (
    <ul className={styles.rows} aria-label={ownCopy.own}>
      {rowsOf(own).map(({ href, icon, title, text, amount }) => (
        <li key={icon}>
          <a href={href}>
            <Icon name={icon} />
            <span>
              <strong>{title}</strong>
              <small>{text}</small>
            </span>
            {amount !== undefined && <b>{ownCopy.baht(formatBaht(amount))}</b>}
          </a>
        </li>
      ))}
      {newest && (
        <li className={styles.newest}>
          <span>
            <strong>
              <ThaiText>{ownCopy.lastBill(newest.name)}</ThaiText>
            </strong>
            <small>{`${ownCopy.lines(newest.lines)} · ${ownCopy.baht(formatBaht(newest.stake))}`}</small>
          </span>
          <a href={paths.bill(newest.billId)} data-repeat={newest.billId}>
            <Icon name="refresh" size={20} />
            <span>{ownCopy.repeat}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
