import { memo, type Ref } from 'react';
import { draftCopy } from '#components/lotto/desk-copy.ts';
import { CopyDraft } from '#components/lotto/draft/copy-draft.tsx';
import { DraftRow } from '#components/lotto/draft/draft-row.tsx';
import type { BillDraftControl, DraftActions } from '#components/lotto/draft/use-bill-draft.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { useMoreRows } from '#components/ui/show/use-more-rows.tsx';
import { type DraftLine, faceOf } from '#lib/lotto/draft/bill-draft.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import styles from './draft-list.module.css';

interface DraftListProps {
  readonly lines: readonly DraftLine[];
  readonly actions: DraftActions;
  readonly terms: RoundTerms;
  readonly isClosed: boolean;
  readonly repeats: BillDraftControl['repeats'];
  readonly say: (what: string) => void;
  readonly ref: Ref<HTMLElement>;
}

/** The draft, newest line first. Drawn again only when a line, the terms or the round change, never for a digit that is typed. */
export const DraftList = memo(function DraftList({
  lines,
  actions,
  terms,
  isClosed,
  repeats,
  say,
  ref,
}: DraftListProps) {
  const newest = lines.toReversed();
  // The first line without a price is where the member is led to.
  const unpriced = newest.findIndex((line) => faceOf(line.amount) === null);
  const { shown, more } = useMoreRows(lines.length, unpriced + 1);
  const handleClear = () => {
    actions.clear();
    say(draftCopy.cleared);
  };
  return (
    <section ref={ref} className={styles.draft} aria-labelledby="draft-title">
      <header>
        <h2 id="draft-title">{draftCopy.title}</h2>
        {lines.length > 0 && <CopyDraft lines={lines} say={say} />}
        {lines.length > 0 && (
          <button type="button" onClick={handleClear} disabled={isClosed}>
            <Icon name="trash" size={20} /> {draftCopy.clear}
          </button>
        )}
      </header>
      {repeats && !isClosed && (
        <p className={styles.repeats}>
          {draftCopy.repeated(repeats.count)}
          <button type="button" onClick={repeats.drop}>
            {draftCopy.dropRepeats}
          </button>
        </p>
      )}
      {lines.length === 0 && (
        <p className={styles.empty}>
          <strong>{draftCopy.empty}</strong>
          {draftCopy.emptyText}
        </p>
      )}
      <ul>
        {newest.slice(0, shown).map((line) => (
          <DraftRow
            key={betKey(line)}
            line={line}
            terms={terms}
            isClosed={isClosed}
            actions={actions}
            say={say}
          />
        ))}
      </ul>
      {more}
    </section>
  );
});
