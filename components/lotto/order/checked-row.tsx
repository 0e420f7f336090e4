import { useState } from 'react';
import { type BillLineProps, columns } from '#components/lotto/order/bill-table.ts';
import { CheckedDetails } from '#components/lotto/order/checked-details.tsx';
import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import { LineNote } from '#components/lotto/order/line-note.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import { faceOf } from '#lib/lotto/draft/bill-draft.ts';
import { needsYes } from '#lib/lotto/draft/checked-bill.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { rateText } from '#rules/lotto/odds/odds-text.ts';
import { formatBaht } from '#rules/money/baht.ts';
import styles from './checked-row.module.css';

/**
 * One line of the bill as rows of the table: number, amount, rate and the most that it can win. What has to be said about it stands
 * below at once; its odds and the field of its amount open with a tap on its first cell, which always names the type.
 */
export function CheckedRow({ line, isGrouped, chance, limits, check, isFixed }: BillLineProps) {
  const face = faceOf(check.amountOf(line));
  const [isOpen, setOpen] = useState(false);
  // Without an amount its field is there, and stays while one is typed.
  if (face === null && !isOpen) setOpen(true);
  const isRefused = line.status === 'refused';
  const isAsking = needsYes(line, check.seen);
  const rate = line.rate ?? check.seen[line.type]?.rate;
  const detailsId = `details-${betKey(line).replace(' ', '-')}`;
  const rowStatus = { 'data-status': line.status, 'data-asking': isAsking || undefined };
  return (
    <>
      <tr className={styles.row} {...rowStatus}>
        <th scope="row">
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span>
              <b>{`${line.number} `}</b>
              <small className={isGrouped ? 'visually-hidden' : undefined}>{betName(line.type)}</small>
            </span>
            <Icon name="chevron-down" size={16} />
          </button>
        </th>
        <td>
          <span>{face === null ? dialogCopy.none : formatBaht(face)}</span>
          {!isRefused && line.charged !== line.amount && (
            <small>{`${dialogCopy.paid} ${formatBaht(line.charged)}`}</small>
          )}
        </td>
        <td className={styles.rate}>{rate === undefined ? dialogCopy.none : rateText(rate)}</td>
        <td className={styles.win}>{isRefused ? dialogCopy.none : formatBaht(line.potential)}</td>
      </tr>
      <LineNote line={line} limits={limits} check={check} isFixed={isFixed} isAsking={isAsking} />
      {isOpen && (
        <tr id={detailsId} className={styles.below} {...rowStatus}>
          <td colSpan={columns.length}>
            <CheckedDetails line={line} chance={chance} check={check} isFixed={isFixed} />
          </td>
        </tr>
      )}
    </>
  );
}
