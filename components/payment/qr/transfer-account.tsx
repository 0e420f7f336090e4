import { copy } from '#components/payment/copy.ts';
import { WayMark } from '#components/payment/make/way-mark.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import type { DepositQr } from '#lib/api/payment/queries.ts';
import { groupAccountNo } from '#rules/person/bank-account.ts';
import { groupMobile } from '#rules/person/mobile.ts';
import styles from './qr-ticket.module.css';

/** The account to transfer to, its number in one tap. */
export function TransferAccount({ to }: { to: NonNullable<DepositQr['transfer']> }) {
  return (
    <div className={styles.account}>
      <WayMark kind={to.kind} bankCode={to.bank_code} />
      <div>
        <span>{to.bank_name ?? copy.trueMoney}</span>
        <strong>{to.kind === 'bank' ? groupAccountNo(to.account_no) : groupMobile(to.account_no)}</strong>
        <small>{to.account_name}</small>
      </div>
      <CopyButton text={to.account_no} label={copy.copyAccount} className={styles.copy} />
    </div>
  );
}
