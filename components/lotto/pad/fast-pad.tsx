'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AddBets } from '#components/lotto/bet-builder/use-add-bets.ts';
import type { BillDraftControl } from '#components/lotto/draft/use-bill-draft.ts';
import { NumberPad } from '#components/lotto/pad/number-pad.tsx';
import { OddsLine } from '#components/lotto/pad/odds-line.tsx';
import { padCopy } from '#components/lotto/pad/pad-copy.ts';
import { PriceAll } from '#components/lotto/pad/price-all.tsx';
import { PriceForm } from '#components/lotto/pad/price-form.tsx';
import { TypePicker } from '#components/lotto/pad/type-picker.tsx';
import { useBuilderPrices } from '#components/lotto/pad/use-builder-prices.ts';
import { useBuilderTypes } from '#components/lotto/pad/use-builder-types.ts';
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

/** Numbers without a price yet, typed or of a helper. */
interface Waiting {
  readonly numbers: readonly string[];
  readonly isTyped: boolean;
}

/** แทงเร็ว: types, price, and a keypad that adds a number with its last digit. */
export function FastPad({ control, terms, memberId, addBets, say, isKeyboardOn }: FastPadProps) {
  const betBuilder = useBuilderTypes(control, terms);
  const prices = useBuilderPrices(control, betBuilder.types);
  const isReversed = useArea('local', (state) => state.betBuilder.isReversed);
  const changeBetBuilder = useArea('local', (state) => state.changeBetBuilder);
  const [chosenMode, setMode] = useState<PadMode>('ตรง');
  const [isHelping, setHelping] = useState(false);
  const priceForm = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  /** How often a price may have been given. */
  const [given, setGiven] = useState(0);
  const mode = padModes(betBuilder.digits).includes(chosenMode) ? chosenMode : 'ตรง';

  const handleMode = (chosen: PadMode) => {
    setMode(chosen);
    control.setEntry({ number: '' });
  };
  /** Adds what has a price; what has none waits for it, and it is asked for where it is typed. */
  const add = (order: Waiting): boolean => {
    const { numbers, isTyped } = order;
    const [{ length } = ''] = numbers;
    const types = isTyped || length === betBuilder.digits ? betBuilder.types : betBuilder.typesFor(length);
    if (!types.some(prices.isMissing)) {
      setWaiting(null);
      return addBets.numbers(types, numbers, prices.amountOf, isTyped && isReversed);
    }
    setWaiting(order);
    setHelping(false);
    priceForm.current?.querySelector<HTMLInputElement>('input[data-missing]')?.focus();
    return false;
  };
  const addWaiting = useEffectEvent(() => {
    if (waiting && !betBuilder.types.some(prices.isMissing) && add(waiting) && waiting.isTyped)
      control.setEntry({ number: '' });
  });
  // The price that was given is known only after this.
  useEffect(() => {
    if (given > 0) addWaiting();
  }, [given]);
  return (
    <>
      <TypePicker terms={terms} betBuilder={betBuilder} />
      <PriceForm
        ref={priceForm}
        terms={terms}
        types={betBuilder.types}
        prices={prices}
        onGiven={() => setGiven(given + 1)}
      />
      <NumberPad
        digits={betBuilder.digits}
        owner={control.owner}
        onType={(number) => {
          if (waiting?.isTyped) setWaiting(null);
          control.setEntry({ number });
        }}
        onAdd={(numbers) => add({ numbers, isTyped: true })}
        at={betBuilder.types
          .map((type) => padCopy.at(terms.rateOf(type)?.name ?? type, prices.amountOf(type)))
          .join(' ')}
        waiting={waiting?.numbers.length ?? 0}
        isReversed={isReversed}
        onReverse={(isOn) => changeBetBuilder({ isReversed: isOn })}
        mode={mode}
        onMode={handleMode}
        onHelpers={() => setHelping(true)}
        split={betBuilder.types.length > 1 ? { isOn: prices.isSplit, change: prices.split } : undefined}
        isKeyboardOn={isKeyboardOn && !isHelping}
        beside={<PriceAll control={control} prices={prices} say={say} />}
      />
      <OddsLine terms={terms} types={betBuilder.types} />
      <LazyDialog
        load={loadHelpers}
        props={{
          open: isHelping,
          onClose: () => setHelping(false),
          digits: betBuilder.digits,
          types: betBuilder.types,
          prices: betBuilder.types.map(prices.amountOf),
          lines: control.draft.lines,
          memberId,
          onMode: handleMode,
          onAdd: (numbers) => add({ numbers, isTyped: false }),
        }}
      />
    </>
  );
}
