import { copy } from '#components/home/copy.ts';
import { Ago } from '#components/ui/clock/ago.tsx';
import { Emblem } from '#components/ui/show/emblem.tsx';
import { SectionHeader } from '#components/ui/show/section-header.tsx';
import type { HomeFacts } from '#lib/loaders/home.ts';
import { kindArt } from '#lib/lotto/rounds/kind-art.ts';
import { formatBaht } from '#rules/money/baht.ts';
import styles from './rows.module.css';

/** What was really paid within a day, without whose it was; nothing where nothing was. */
export function PaidBills({ paid }: Pick<HomeFacts, 'paid'>) {
  if (paid.length === 0) return null;
  return (
    <section aria-labelledby="paid">
      <SectionHeader id="paid" title={copy.paid} />
      <ul className={styles.rows}>
        {paid.map(({ kind, name, amount, paidAt, member }) => (
          <li key={`${member} ${paidAt}`} className={styles.row}>
            <Emblem art={kindArt(kind)} size={44} />
            <span className={styles.what}>
              <strong>{name}</strong>
              <small>{copy.member(member)}</small>
            </span>
            <span className={styles.side}>
              <b data-won="">{`+${formatBaht(amount)}`}</b>
              <Ago at={paidAt} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{copy.paidLead}</p>
    </section>
  );
}
