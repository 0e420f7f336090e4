'use client';

import { copy } from '#components/payment/copy.ts';
import { PayHead } from '#components/payment/pay/pay-head.tsx';
import { PayView } from '#components/payment/pay/pay-view.tsx';
import styles from '#components/payment/payment-page.module.css';
import { sandboxCopy } from '#components/payment/sandbox-copy.ts';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import type { DepositEntry, DepositQr } from '#lib/api/payment/queries.ts';

interface OwnPayment {
  /** The deposit that the address names, or the newest that can be paid. */
  readonly shown: DepositQr | null;
  /** The deposit that the address names, when it ended long ago. */
  readonly past: DepositEntry | null;
  readonly open: DepositQr[];
  /** Address of the support chat. */
  readonly contactUrl: string;
}

/** The payment page: one deposit until its end, and what else waits. */
export const PayPage = fragmentView(function PayPage({ own }: { readonly own: OwnPayment }) {
  return (
    <div data-paying className={styles.page}>
      <PayHead {...own} />
      <p className={styles.sandbox}>
        <strong>{copy.sandbox}</strong> <span>{sandboxCopy.more}</span>
      </p>
      <PayView key={(own.shown ?? own.past)?.ref} {...own} />
    </div>
  );
});
