import type { ReactNode } from 'react';
import { copy } from '#components/payment/copy.ts';
import { incomingPaymentCopy } from '#components/payment/incoming-payment-copy.ts';
import { pageCopy } from '#components/payment/page-copy.ts';
import { sandboxCopy } from '#components/payment/sandbox-copy.ts';
import { paths } from '#lib/paths.ts';
import { depositsAddress } from '#lib/pay-address.ts';
import styles from './payment-page.module.css';

interface DepositPageProps {
  /** Address of the support chat. */
  readonly contactUrl: string;
  /** What the member does. */
  readonly children: ReactNode;
}

/** The deposit page around what the member does: how it is done, and what becomes of money that does not fit. Its words are in the HTML alone. */
export function DepositPage({ contactUrl, children }: DepositPageProps) {
  return (
    <div className={styles.page}>
      <header data-screen-only className={styles.head}>
        <h1>{pageCopy.title}</h1>
        <p>{pageCopy.lead}</p>
        <p className={styles.more}>
          <a href={depositsAddress()}>{pageCopy.history}</a>
        </p>
      </header>
      <p className={styles.sandbox}>
        <strong>{copy.sandbox}</strong> <span>{sandboxCopy.more}</span>
      </p>
      <div className={styles.work}>{children}</div>
      <section data-screen-only className={styles.howTo} aria-labelledby="how-to">
        <h2 id="how-to">{pageCopy.howTo}</h2>
        <ol>
          {pageCopy.steps.map((step) => (
            <li key={step.title}>
              <strong>{step.title}</strong>
              <span>{step.text}</span>
            </li>
          ))}
        </ol>
        <div className={styles.otherName}>
          <h3>{pageCopy.limit}</h3>
          <p>{pageCopy.limitText}</p>
          <a href={paths.protection}>{pageCopy.setLimit}</a>
        </div>
        <div className={styles.otherName}>
          <h3>{pageCopy.otherName}</h3>
          <p>{incomingPaymentCopy.otherNameText}</p>
          <a href={contactUrl} target="_blank" rel="noopener noreferrer">
            {incomingPaymentCopy.ask}
          </a>
        </div>
      </section>
    </div>
  );
}
