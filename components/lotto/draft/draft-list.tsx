import { memo, type Ref, useDeferredValue } from 'react';
import { draftCopy } from '#components/lotto/bet-builder-copy.ts';
import { CopyDraft } from '#components/lotto/draft/copy-draft.tsx';
import { DraftRow, type DraftRowProps } from '#components/lotto/draft/draft-row.tsx';
import type { BillDraftControl, DraftActions } from '#components/lotto/draft/use-bill-draft.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { rowBlocks } from '#components/ui/show/row-blocks.ts';
import { MoreRows, useMoreRows } from '#components/ui/show/use-more-rows.tsx';
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

interface BlockProps extends Omit<DraftRowProps, 'line'> {
  readonly lines: readonly DraftLine[];
}

function isSameBlock({ lines, ...before }: BlockProps, { lines: now, ...after }: BlockProps): boolean {
  return (
    before.terms === after.terms &&
    before.isClosed === after.isClosed &&
    before.actions === after.actions &&
    before.say === after.say &&
    lines.length === now.length &&
    lines.every((line, at) => line === now[at])
  );
}

/** Some lines of the draft, newest first. */
const DraftBlock = memo(function DraftBlock({ lines, ...rest }: BlockProps) {
  return (
    <ul>
      {lines.toReversed().map((line) => (
        <DraftRow key={betKey(line)} line={line} {...rest} />
      ))}
    </ul>
  );
}, isSameBlock);

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
  const late = useDeferredValue(lines);
  // It moves the whole list down, and up again.
  const offered = useDeferredValue(repeats);
  // Rows of a number that was keyed come after the frame of its last digit; a field shows at once what is typed in it.
  const listed = late.length < lines.length ? late : lines;
  // The first line without a price is where the member is led to.
  const unpriced = listed.findLastIndex((line) => faceOf(line.amount) === null);
  const { shown, more } = useMoreRows(listed.length, unpriced < 0 ? 0 : listed.length - unpriced);
  const blocks = rowBlocks(listed, listed.length - shown).toReversed();
  const handleClear = () => {
    actions.clear();
    say(draftCopy.cleared);
  };
  return (
    <section ref={ref} id="draft" tabIndex={-1} className={styles.draft} aria-labelledby="draft-title">
      <header>
        <h2 id="draft-title">{draftCopy.title}</h2>
        {lines.length > 0 && <CopyDraft lines={lines} say={say} />}
        {lines.length > 0 && (
          <button type="button" onClick={handleClear} disabled={isClosed}>
            <Icon name="trash" size={20} />
            <span>{` ${draftCopy.clear}`}</span>
          </button>
        )}
      </header>
      {offered && !isClosed && (
        <p className={styles.repeats}>
          <span>{draftCopy.repeated(offered.count)}</span>
          <button type="button" onClick={offered.drop}>
            {draftCopy.dropRepeats}
          </button>
        </p>
      )}
      {listed.length === 0 && (
        <p className={styles.empty}>
          <strong>{draftCopy.empty}</strong>
          {draftCopy.emptyText}
        </p>
      )}
      {blocks.map((block) => (
        <DraftBlock
          key={block.key}
          lines={block.rows}
          terms={terms}
          isClosed={isClosed}
          actions={actions}
          say={say}
        />
      ))}
      <MoreRows {...more} />
    </section>
  );
});
