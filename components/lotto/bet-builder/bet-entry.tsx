'use client';

import { memo } from 'react';
import { useAddBets } from '#components/lotto/bet-builder/use-add-bets.ts';
import { betBuilderCopy } from '#components/lotto/bet-builder-copy.ts';
import type { BillDraftControl } from '#components/lotto/draft/use-bill-draft.ts';
import { FastPad } from '#components/lotto/pad/fast-pad.tsx';
import { ControlledNumbers } from '#components/lotto/round/controlled-numbers.tsx';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import { useArea } from '#stores/provider.tsx';
import styles from './bet-entry.module.css';

const loadRows = () => import('#components/lotto/rows/rows-form.tsx').then((module) => module.RowsForm);
const loadPaste = () => import('#components/lotto/paste/paste-form.tsx').then((module) => module.PasteForm);

interface BetEntryProps {
  readonly control: BillDraftControl;
  readonly terms: RoundTerms;
  readonly memberId: string | null;
  /** Tells the member what happened. */
  readonly say: (what: string) => void;
  /** Checks the draft as it is after this. */
  readonly onCheck: () => void;
  /** False while a dialog takes the keyboard, or the round is closed. */
  readonly isKeyboardOn: boolean;
}

const ways = (['pad', 'rows', 'paste'] as const).map((value) => ({ value, label: betBuilderCopy[value] }));

interface WayChoiceProps {
  readonly way: 'pad' | 'rows' | 'paste';
}

/** Which way it is; drawn again for another one alone, for a browser looks at each field whose handler is a new one. */
const WayChoice = memo(function WayChoice({ way }: WayChoiceProps) {
  const changeBetBuilder = useArea('local', (state) => state.changeBetBuilder);
  return (
    <Segmented
      name="way"
      label={betBuilderCopy.ways}
      options={ways}
      value={way}
      onChange={(chosen) => changeBetBuilder({ way: chosen })}
    />
  );
});

/** Three ways to put numbers into the draft: the keypad, rows, or a slip that was written elsewhere. */
export function BetEntry({ control, terms, memberId, say, onCheck, isKeyboardOn }: BetEntryProps) {
  const way = useArea('local', (state) => state.betBuilder.way);
  const addBets = useAddBets({ control, terms, say });
  const { entry } = control.draft;
  return (
    <div className={styles.entry}>
      <WayChoice way={way} />
      {way === 'pad' && (
        <FastPad
          control={control}
          terms={terms}
          memberId={memberId}
          addBets={addBets}
          say={say}
          isKeyboardOn={isKeyboardOn}
        />
      )}
      {way === 'rows' && (
        <LazyPart
          load={loadRows}
          props={{
            rows: entry.rows,
            terms,
            onRows: (rows) => control.setEntry({ rows }),
            onAdd: addBets.bets,
          }}
        />
      )}
      {way === 'paste' && (
        <LazyPart
          load={loadPaste}
          props={{
            text: entry.paste,
            onText: (paste) => control.setEntry({ paste }),
            onAdd: addBets.bets,
            ...(memberId !== null && { onCheck }),
          }}
        />
      )}
      <ControlledNumbers controls={terms.controls} />
    </div>
  );
}
