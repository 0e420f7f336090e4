import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { Fold } from '#components/ui/show/fold.tsx';
import { NumberPlate } from '#components/ui/show/number-plate.tsx';
import { StatusBadge, type StatusTone } from '#components/ui/show/status-badge.tsx';
import { showcaseCopy as copy } from '#components/ui/showcase/copy.ts';
import { Part } from '#components/ui/showcase/part.tsx';
import styles from './showcase.module.css';

const cards = ['card', 'lifted', 'raised'] as const;
const tones: readonly StatusTone[] = ['waiting', 'done', 'won', 'lost', 'returned'];

/** What only shows: cards, states, numbers and tables. */
export function Shown() {
  return (
    <>
      <Part title={copy.cards}>
        {cards.map((card) => (
          <div key={card} className={styles[card]}>
            <h3>{copy.card[card]}</h3>
            <p className={styles.inset}>{copy.inset}</p>
          </div>
        ))}
        <Fold title={<h3>{copy.foldTitle}</h3>}>
          <p>{copy.foldText}</p>
        </Fold>
      </Part>
      <Part title={copy.states}>
        <div className={styles.row}>
          {tones.map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {copy.tones[tone]}
            </StatusBadge>
          ))}
          <NumberPlate number="559352" tone="gold" />
          <NumberPlate number="20" />
        </div>
        <FormAlert>{copy.alert}</FormAlert>
        <p className={styles.row}>
          <span className={styles.loading} aria-hidden="true" />
          <span>{copy.loading}</span>
        </p>
        <EmptyState art="empty-bills" title={copy.empty}>
          <p>{copy.emptyText}</p>
        </EmptyState>
      </Part>
      <Part title={copy.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              {copy.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </>
  );
}
