import { launcherCopy } from '#components/games/launcher/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import type { Wallet } from '#contract/wallet.ts';
import { formatBaht, toSatang } from '#rules/money/baht.ts';
import styles from './launcher.module.css';

interface WalletChooserProps {
  readonly wallets: readonly Wallet[];
  /** One is chosen, and its game not there yet. */
  readonly isOpening: boolean;
  readonly onChoose: (wallet: Wallet) => void;
  readonly onDeposit: () => void;
}

/** The wallets that a game can be played with, one button each; where all are empty, the way to money. */
export function WalletChooser({ wallets, isOpening, onChoose, onDeposit }: WalletChooserProps) {
  return (
    <div className={styles.chooser}>
      <h2>{launcherCopy.chooseWallet}</h2>
      <ul className={styles.wallets}>
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <button
              type="button"
              className={styles.wallet}
              aria-disabled={isOpening || undefined}
              onClick={() => onChoose(wallet)}
            >
              <Icon name="wallet" />
              <strong>{wallet.wallet_name}</strong>
              <span>{launcherCopy.left(formatBaht(toSatang(wallet.balance)))}</span>
            </button>
          </li>
        ))}
      </ul>
      {wallets.every(({ balance }) => balance <= 0) && (
        <Button fullWidth onClick={onDeposit}>
          {launcherCopy.deposit}
        </Button>
      )}
      <p className={styles.opening} role="status">
        {isOpening ? launcherCopy.opening : ''}
      </p>
    </div>
  );
}
