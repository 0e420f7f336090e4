import { betBuilderCopy, draftCopy } from '#components/lotto/bet-builder-copy.ts';
import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import type { BillCheck } from '#components/lotto/order/use-bill-check.ts';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import { serverNowMs } from '#lib/api/caller.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { bangkokDate, bangkokTime, formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './bill-lead.module.css';

interface BillLeadProps {
  /** Lottery and draw. */
  readonly draw: string;
  /** ISO instant. */
  readonly closesAt: string;
  readonly check: BillCheck;
  readonly isClosed: boolean;
}

/** The clock time alone on the day itself. */
function whenOf(closesAt: string): string {
  return bangkokDate(closesAt) === bangkokDate(serverNowMs())
    ? `${bangkokTime(closesAt)} น.`
    : formatThaiDateTime(closesAt);
}

/** What the bill is of, until when it is taken and what it costs: over the table, whatever of it is in sight. */
export function BillLead({ draw, closesAt, check, isClosed }: BillLeadProps) {
  const { checked, failure, refused } = check;
  const isKnown = checked !== null && failure === undefined;
  return (
    <div className={styles.lead}>
      <p>
        <strong>{draw}</strong>
        {isClosed ? (
          <small>{betBuilderCopy.closed}</small>
        ) : (
          <small>
            <span>{dialogCopy.closesAt(whenOf(closesAt))}</span>
            <Countdown until={closesAt} />
          </small>
        )}
      </p>
      {isKnown && (
        <p className={styles.total}>
          <b>{`฿ ${formatBaht(checked.total_stake)}`}</b>
          <small>{draftCopy.lines(checked.lines.length - refused.length)}</small>
        </p>
      )}
    </div>
  );
}
