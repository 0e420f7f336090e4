'use client';

import pageStyles from '#components/payment/payment-page.module.css';
import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import { WithdrawView } from '#components/payment/withdraw/withdraw-view.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import type { WithdrawInfo } from '#lib/api/payment/withdraw-queries.ts';
import styles from './withdraw.module.css';

interface OwnWithdraw {
  readonly info: WithdrawInfo;
  /** Address of the support chat. */
  readonly contactUrl: string;
}

/** The withdraw page: what can be withdrawn, what became of it, and what to know before. */
export const WithdrawPage = fragmentView(function WithdrawPage({ own }: { readonly own: OwnWithdraw }) {
  const { info, contactUrl } = own;
  return (
    <div className={pageStyles.page}>
      <header className={pageStyles.head}>
        <h1>{withdrawCopy.title}</h1>
        <p>{withdrawCopy.lead}</p>
      </header>
      <p className={pageStyles.sandbox}>
        <strong>{withdrawCopy.sandbox}</strong>
      </p>
      <div className={styles.column}>
        <WithdrawView info={info} />
      </div>
      <section className={pageStyles.howTo} aria-labelledby="withdraw-rules">
        <h2 id="withdraw-rules">{withdrawCopy.rules}</h2>
        <ul className={styles.ruleList}>
          {withdrawCopy.ruleList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <div className={pageStyles.otherName}>
          <h3>{withdrawCopy.wrongAccount}</h3>
          <p>{withdrawCopy.wrongAccountText}</p>
          <a href={contactUrl} target="_blank" rel="noopener noreferrer">
            {withdrawCopy.ask}
          </a>
        </div>
      </section>
    </div>
  );
});
