'use client';

import { copy } from '#components/payment/copy.ts';
import { DepositView } from '#components/payment/deposit-view.tsx';
import { ownView } from '#components/ui/own-view.tsx';
import type { ChannelInfo, DepositQr } from '#lib/api/payment/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './payment-page.module.css';

interface OwnDeposit {
  readonly channels: readonly ChannelInfo[];
  readonly open: DepositQr[];
  /** Address of the support chat. */
  readonly contactUrl: string;
}

/** The deposit page: what the member does, how it is done, and what becomes of money that does not fit. Its words reach the browser once, in its script. */
export const DepositPage = ownView(function DepositPage({ own }: { readonly own: OwnDeposit }) {
  return (
    <div className={styles.page}>
      <header data-screen-only className={styles.head}>
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      <p className={styles.sandbox}>
        <strong>{copy.sandbox}</strong> <span>{copy.sandboxMore}</span>
      </p>
      <div className={styles.work}>
        <DepositView {...own} />
      </div>
      <section data-screen-only className={styles.howTo} aria-labelledby="how-to">
        <h2 id="how-to">{copy.howTo}</h2>
        <ol>
          {copy.steps.map((step) => (
            <li key={step.title}>
              <strong>{step.title}</strong>
              <span>{step.text}</span>
            </li>
          ))}
        </ol>
        <div className={styles.otherName}>
          <h3>{copy.limit}</h3>
          <p>{copy.limitText}</p>
          <a href={paths.protection}>{copy.setLimit}</a>
        </div>
        <div className={styles.otherName}>
          <h3>{copy.otherName}</h3>
          <p>{copy.otherNameText}</p>
          <a href={own.contactUrl} target="_blank" rel="noopener noreferrer">
            {copy.ask}
          </a>
        </div>
      </section>
    </div>
  );
});
