import { launcherCopy } from '#components/games/launcher/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import type { Wallet } from '#contract/wallet.ts';
import { formatBaht, toSatang } from '#rules/money/baht.ts';
import styles from './launcher.module.css';

/** The wallets that a game can be played with, one button each. */
export function WalletChooser({
  wallets,
  onChoose,
}: {
  wallets: readonly Wallet[];
  onChoose: (wallet: Wallet) => void;
}) {
  return (
    <div className={styles.chooser}>
      <h2>{launcherCopy.chooseWallet}</h2>
      <ul className={styles.wallets}>
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <button type="button" className={styles.wallet} onClick={() => onChoose(wallet)}>
              <Icon name="wallet" />
              <strong>{wallet.wallet_name}</strong>
              <span>{launcherCopy.left(formatBaht(toSatang(wallet.balance)))}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
