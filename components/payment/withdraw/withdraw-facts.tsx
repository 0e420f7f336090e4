import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import { PayoutAccount } from '#components/payment/withdraw/payout-account.tsx';
import { TurnoverProgress } from '#components/payment/withdraw/turnover-progress.tsx';
import type { WithdrawInfo } from '#lib/api/payment/withdraw-queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import styles from './withdraw.module.css';

/** How long it took others, as far as that was measured. */
export function usualWords({ usual_minutes: minutes }: Pick<WithdrawInfo, 'usual_minutes'>): string {
  return minutes === null ? withdrawCopy.usualUnknown : withdrawCopy.usual(minutes);
}

/** What there is, what of it can be withdrawn today, and to which account it goes. */
export function WithdrawFacts({ info }: { info: WithdrawInfo }) {
  const { turnover_left: turnover, bonus_limit: limit } = info;
  return (
    <div className={styles.facts}>
      <p className={styles.available}>
        <span>{withdrawCopy.available}</span>
        <strong>{`฿ ${formatBaht(info.available)}`}</strong>
      </p>
      <dl className={styles.factList}>
        <div>
          <dt>{withdrawCopy.leftToday}</dt>
          <dd>{withdrawCopy.leftTodayValue(info.left_today, info.count_left_today)}</dd>
        </div>
        <div>
          <dt>{withdrawCopy.turnover[info.turnover_of]}</dt>
          <dd>{turnover > 0 ? withdrawCopy.turnoverLeft(turnover) : withdrawCopy.turnoverNone}</dd>
        </div>
        <div>
          <dt>{withdrawCopy.howLong}</dt>
          <dd>{usualWords(info)}</dd>
        </div>
      </dl>
      {limit && (
        <div className={styles.limit}>
          <p>
            <b>{withdrawCopy.limit(limit.title, limit.largest)}</b>
          </p>
          <p>{limit.goes > 0 ? withdrawCopy.limitGoes(limit.goes, limit.stays) : withdrawCopy.limitNone}</p>
          <p>{withdrawCopy.limitOnce}</p>
        </div>
      )}
      {turnover > 0 && <TurnoverProgress info={info} />}
      <PayoutAccount account={info.account} name={info.account.account_name} />
    </div>
  );
}
