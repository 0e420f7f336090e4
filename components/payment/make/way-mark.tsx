import { bankLook } from '#components/ui/show/bank-look.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import type { ChannelInfo } from '#lib/api/payment/queries.ts';
import styles from './choices.module.css';

type Kind = ChannelInfo['kind'];

const signs = { promptpay: 'qr', gateway: 'qr', bank: 'bank', true_money: 'wallet' } as const;
const colours: Readonly<Record<Kind, string>> = {
  promptpay: '#0b3a6e',
  gateway: '#4e2a84',
  bank: '#17602f',
  true_money: '#b3500a',
};

/** The coloured square of a way to pay: the initials of a bank, or the sign of its kind. Its name stands beside it. */
export function WayMark({ kind, bankCode }: { kind: Kind; bankCode?: string | null | undefined }) {
  const [short, colour] = bankCode ? bankLook(bankCode) : [undefined, colours[kind]];
  return (
    <span className={styles.mark} style={{ backgroundColor: colour }} aria-hidden="true">
      {short ?? <Icon name={signs[kind]} />}
    </span>
  );
}
