import type { Ref } from 'react';
import { draftCopy } from '#components/lotto/copy.ts';
import { DraftRow } from '#components/lotto/draft/draft-row.tsx';
import type { BillDraftControl } from '#components/lotto/draft/use-bill-draft.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { betKey } from '#rules/lotto/bet-number.ts';
import styles from './draft-list.module.css';

interface DraftListProps {
  readonly control: BillDraftControl;
  readonly terms: RoundTerms;
  readonly isClosed: boolean;
  readonly say: (what: string) => void;
  readonly ref: Ref<HTMLElement>;
}

/** The draft, newest line first. */
export function DraftList({ control, terms, isClosed, say, ref }: DraftListProps) {
  const { lines } = control.draft;
  const handleClear = () => {
    control.clear();
    say(draftCopy.cleared);
  };
  return (
    <section ref={ref} className={styles.draft} aria-labelledby="draft-title">
      <header>
        <h2 id="draft-title">{draftCopy.title}</h2>
        {lines.length > 0 && (
          <button type="button" onClick={handleClear} disabled={isClosed}>
            <Icon name="trash" size={20} /> {draftCopy.clear}
          </button>
        )}
      </header>
      {lines.length === 0 && (
        <p className={styles.empty}>
          <strong>{draftCopy.empty}</strong>
          {draftCopy.emptyText}
        </p>
      )}
      <ul>
        {lines.toReversed().map((line) => (
          <DraftRow
            key={betKey(line)}
            line={line}
            terms={terms}
            isClosed={isClosed}
            onAmount={(amount) => control.setAmount(line, amount)}
            onRemove={() => {
              control.remove(line);
              say(draftCopy.removed);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
