import { memo, type Ref } from 'react';
import { draftCopy } from '#components/lotto/copy.ts';
import { CopyDraft } from '#components/lotto/draft/copy-draft.tsx';
import { DraftRow } from '#components/lotto/draft/draft-row.tsx';
import type { DraftActions } from '#components/lotto/draft/use-bill-draft.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import type { DraftLine } from '#lib/lotto/bill-draft.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import styles from './draft-list.module.css';

interface DraftListProps {
  readonly lines: readonly DraftLine[];
  readonly actions: DraftActions;
  readonly terms: RoundTerms;
  readonly isClosed: boolean;
  readonly say: (what: string) => void;
  readonly ref: Ref<HTMLElement>;
}

/** The draft, newest line first. Drawn again only when a line, the terms or the round change, never for a digit that is typed. */
export const DraftList = memo(function DraftList({
  lines,
  actions,
  terms,
  isClosed,
  say,
  ref,
}: DraftListProps) {
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
            actions={actions}
            say={say}
          />
        ))}
      </ul>
    </section>
  );
});
