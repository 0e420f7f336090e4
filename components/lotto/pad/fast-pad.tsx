'use client';

import { useState } from 'react';
import type { AddBets } from '#components/lotto/desk/use-add-bets.ts';
import type { BillDraftControl } from '#components/lotto/draft/use-bill-draft.ts';
import { NumberPad } from '#components/lotto/pad/number-pad.tsx';
import { OddsLine } from '#components/lotto/pad/odds-line.tsx';
import { PriceAll } from '#components/lotto/pad/price-all.tsx';
import { PriceForm } from '#components/lotto/pad/price-form.tsx';
import { TypePicker } from '#components/lotto/pad/type-picker.tsx';
import { useDeskPrices } from '#components/lotto/pad/use-desk-prices.ts';
import { useDeskTypes } from '#components/lotto/pad/use-desk-types.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { type PadMode, padModes } from '#lib/lotto/draft/number-pad.ts';
import { useArea } from '#stores/provider.tsx';

const loadHelpers = () =>
  import('#components/lotto/number-sets/number-sheet.tsx').then((module) => module.NumberSheet);

interface FastPadProps {
  readonly control: BillDraftControl;
  readonly terms: RoundTerms;
  readonly memberId: string | null;
  readonly addBets: AddBets;
  readonly say: (what: string) => void;
  readonly isKeyboardOn: boolean;
}

/** แทงเร็ว: types, price, and a keypad that adds a number with its last digit. */
export function FastPad({ control, terms, memberId, addBets, say, isKeyboardOn }: FastPadProps) {
  const desk = useDeskTypes(control, terms);
  const prices = useDeskPrices(control, desk.types);
  const isReversed = useArea('local', (state) => state.desk.isReversed);
  const changeDesk = useArea('local', (state) => state.changeDesk);
  const [chosenMode, setMode] = useState<PadMode>('ตรง');
  const [isHelping, setHelping] = useState(false);
  const mode = padModes(desk.digits).includes(chosenMode) ? chosenMode : 'ตรง';

  const handleMode = (chosen: PadMode) => {
    setMode(chosen);
    control.setEntry({ number: '' });
  };
  const handleAdd = (numbers: readonly string[]) => {
    const [{ length } = ''] = numbers;
    const types = length === desk.digits ? desk.types : desk.typesFor(length);
    return addBets.numbers(types, numbers, prices.amountOf);
  };
  return (
    <>
      <TypePicker terms={terms} desk={desk} />
      <PriceForm terms={terms} types={desk.types} prices={prices} />
      <NumberPad
        digits={desk.digits}
        owner={control.owner}
        onType={(number) => control.setEntry({ number })}
        onAdd={(numbers) => addBets.numbers(desk.types, numbers, prices.amountOf, isReversed)}
        isReversed={isReversed}
        onReverse={(isOn) => changeDesk({ isReversed: isOn })}
        mode={mode}
        onMode={handleMode}
        onHelpers={() => setHelping(true)}
        split={desk.types.length > 1 ? { isOn: prices.isSplit, change: prices.split } : undefined}
        isKeyboardOn={isKeyboardOn && !isHelping}
        beside={<PriceAll control={control} prices={prices} say={say} />}
      />
      <OddsLine terms={terms} types={desk.types} />
      <LazyDialog
        load={loadHelpers}
        props={{
          open: isHelping,
          onClose: () => setHelping(false),
          digits: desk.digits,
          types: desk.types,
          prices: desk.types.map(prices.amountOf),
          lines: control.draft.lines,
          memberId,
          onMode: handleMode,
          onAdd: handleAdd,
        }}
      />
    </>
  );
}
