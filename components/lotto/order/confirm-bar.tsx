import { useQuery } from '@tanstack/react-query';
import { betBuilderCopy } from '#components/lotto/bet-builder-copy.ts';
import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import type { BillCheck } from '#components/lotto/order/use-bill-check.ts';
import type { BillOrder } from '#components/lotto/order/use-bill-order.ts';
import { Button } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { walletsQuery } from '#lib/api/wallet/queries.ts';
import { paths } from '#lib/paths.ts';
import { formatBaht, toSatang } from '#rules/money/baht.ts';
import styles from './confirm-bar.module.css';

interface ConfirmBarProps {
  readonly check: BillCheck;
  readonly order: BillOrder;
  readonly isClosed: boolean;
  readonly onClose: () => void;
}

/** The wallet that bets are paid from. */
const MAIN_WALLET_TYPE = 1;

function obstacleOf({ refused, waiting, isUnpriced, isChecking }: BillCheck): string | undefined {
  if (isUnpriced) return dialogCopy.priceFirst;
  if (isChecking) return dialogCopy.rechecking;
  if (refused.length > 0) return dialogCopy.fixFirst;
  return waiting.length > 0 ? dialogCopy.agreeFirst : undefined;
}

interface SumsProps {
  readonly face: bigint;
  /** What of it is paid. */
  readonly total: bigint;
  readonly balance: bigint | undefined;
}

/** As many beside each other as fit; what is paid stands over the table and on the button. */
function Sums({ face, total, balance }: SumsProps) {
  const sums: [name: string, baht: string, isShort?: boolean][] = [];
  if (face !== total) {
    sums.push(
      [dialogCopy.total, formatBaht(face)],
      [dialogCopy.discount, `−${formatBaht(face - total)}`],
      [dialogCopy.charged, formatBaht(total)],
    );
  }
  if (balance !== undefined) {
    sums.push(
      [dialogCopy.balance, formatBaht(balance)],
      [dialogCopy.after, formatBaht(balance - total), balance < total],
    );
  }
  return (
    <dl className={styles.sums}>
      {sums.map(([name, baht, isShort]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-short={isShort || undefined}>{baht}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the bill costs, the balance after it, and the button that places it. */
export function ConfirmBar({ check, order, isClosed, onClose }: ConfirmBarProps) {
  const { data: wallets } = useQuery({ ...walletsQuery(), refetchOnMount: 'always' });
  const main = wallets?.find((wallet) => wallet.wallet_type_id === MAIN_WALLET_TYPE);
  const balance = main && toSatang(main.balance);
  const { checked, failure } = check;
  const total = toSatang(checked?.total_stake ?? 0);
  const isShort = balance !== undefined && balance < total;
  const obstacle = obstacleOf(check);
  if (!checked || failure !== undefined) {
    return (
      <Button variant="ghost" fullWidth onClick={onClose}>
        {dialogCopy.close}
      </Button>
    );
  }
  const isSending = order.state.stage === 'sending' && !isClosed;
  const canConfirm = checked.acceptable && !obstacle && !isShort && !isClosed && !check.isChecking;
  return (
    <div className={styles.bar}>
      <Sums face={toSatang(checked.total_face)} total={total} balance={balance} />
      <p className={styles.obstacle} role="status">
        {isShort ? dialogCopy.short(formatBaht(total - balance)) : obstacle}
      </p>
      <div className={styles.keys}>
        <Button variant="ghost" onClick={onClose}>
          {dialogCopy.close}
        </Button>
        {isShort && !isClosed ? (
          <ButtonLink href={paths.deposit}>{dialogCopy.deposit}</ButtonLink>
        ) : (
          <Button
            busy={isSending && dialogCopy.sending}
            disabled={!canConfirm && !isSending}
            onClick={() => order.confirm(checked)}
          >
            {isClosed ? betBuilderCopy.closed : dialogCopy.confirm(formatBaht(total))}
          </Button>
        )}
      </div>
      {isShort && <small>{dialogCopy.depositNote}</small>}
    </div>
  );
}
