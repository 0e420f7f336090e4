import { copy } from '#components/payment/copy.ts';
import { DepositView } from '#components/payment/deposit-view.tsx';
import type { ChannelInfo, DepositQr } from '#lib/api/payment/queries.ts';
import styles from './deposit-page.module.css';

/** The deposit page: what the member does, and how it is done. */
export function DepositPage(seed: { channels: readonly ChannelInfo[]; pending: DepositQr | null }) {
  return (
    <div className={styles.page}>
      <header data-screen-only className={styles.head}>
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      <p className={styles.sandbox}>
        <strong>{copy.sandbox}</strong> {copy.sandboxMore}
      </p>
      <div className={styles.work}>
        <DepositView {...seed} />
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
      </section>
    </div>
  );
}
