'use client';

import { useState } from 'react';
import { deskCopy } from '#components/lotto/copy.ts';
import { NumberPad } from '#components/lotto/desk/number-pad.tsx';
import { PasteForm } from '#components/lotto/desk/paste-form.tsx';
import { PriceForm } from '#components/lotto/desk/price-form.tsx';
import { TypePicker } from '#components/lotto/desk/type-picker.tsx';
import { useAddBets } from '#components/lotto/desk/use-add-bets.ts';
import type { BillDraftControl } from '#components/lotto/draft/use-bill-draft.ts';
import { ControlledNumbers } from '#components/lotto/round/controlled-numbers.tsx';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { betDigits, isBetType } from '#rules/lotto/bet-type.ts';
import styles from './bet-entry.module.css';

interface BetEntryProps {
  readonly control: BillDraftControl;
  readonly terms: RoundTerms;
  /** Tells the member what happened. */
  readonly say: (what: string) => void;
  /** False while a dialog takes the keyboard, or the round is closed. */
  readonly isKeyboardOn: boolean;
}

const ways = [
  { value: 'pad', label: deskCopy.pad },
  { value: 'paste', label: deskCopy.paste },
] as const;
type Way = (typeof ways)[number]['value'];

function digitsOf(type: string | undefined): number {
  return type !== undefined && isBetType(type) ? betDigits[type] : 0;
}

/** Ways to put numbers into the draft: the keypad, or a slip that was written elsewhere. */
export function BetEntry({ control, terms, say, isKeyboardOn }: BetEntryProps) {
  const { entry } = control.draft;
  const [chosenWay, setWay] = useState<Way>();
  // What was typed before a reload is shown again, wherever it was typed.
  const way = chosenWay ?? (entry.paste === '' ? 'pad' : 'paste');
  const addBets = useAddBets({ control, terms, say });
  const firstOpen = terms.rates.find(({ type }) => terms.limitOf(type)?.enabled !== false)?.type;
  const types = entry.types.length > 0 ? entry.types : firstOpen === undefined ? [] : [firstOpen];
  const digits = digitsOf(types[0]);

  const handleType = (type: string) => {
    const others = types.filter((one) => one !== type);
    if (digitsOf(type) !== digits) control.setEntry({ types: [type], number: '' });
    else if (types.includes(type)) control.setEntry({ types: others.length > 0 ? others : types });
    else control.setEntry({ types: [...types, type] });
  };

  return (
    <div className={styles.entry}>
      <Segmented name="way" label={deskCopy.ways} options={ways} value={way} onChange={setWay} />
      {way === 'pad' ? (
        <>
          <TypePicker terms={terms} chosen={types} onToggle={handleType} />
          <PriceForm control={control} terms={terms} types={types} say={say} />
          <NumberPad
            key={digits}
            digits={digits}
            typed={entry.number}
            onType={(number) => control.setEntry({ number })}
            onAdd={(numbers) => addBets.numbers(types, numbers)}
            isKeyboardOn={isKeyboardOn}
          />
        </>
      ) : (
        <PasteForm text={entry.paste} onText={(paste) => control.setEntry({ paste })} onAdd={addBets.bets} />
      )}
      <ControlledNumbers controls={terms.controls} />
    </div>
  );
}
