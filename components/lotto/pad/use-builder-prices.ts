'use client';

import { useState } from 'react';
import type { BillDraftControl } from '#components/lotto/draft/use-bill-draft.ts';
import { faceOf } from '#lib/lotto/draft/bill-draft.ts';
import { useArea } from '#stores/provider.tsx';

/** The price that numbers get: one for all types, or with `isSplit` one for each; what has none of its own takes the common one. */
export function useBuilderPrices(control: BillDraftControl, types: readonly string[]) {
  const { amount, amounts } = control.draft.entry;
  const isWanted = useArea('local', (state) => state.betBuilder.isSplit);
  const changeBetBuilder = useArea('local', (state) => state.changeBetBuilder);
  const [touched, touch] = useState<string>();
  const isSplit = isWanted && types.length > 1;
  const current = types.find((type) => type === touched) ?? types[0] ?? '';
  const amountOf = (type: string) => (isSplit ? (amounts[type] ?? amount) : amount);
  const isMissing = (type: string) => faceOf(amountOf(type)) === null;
  const isWrongFor = (type: string) => amountOf(type) !== '' && isMissing(type);
  return {
    isSplit,
    current,
    amountOf,
    isWrongFor,
    isMissing,
    isWrong: types.some(isWrongFor),
    isPriced: !types.some(isMissing),
    /** What the field shows that quick prices go to. */
    now: amountOf(current),
    touch,
    split: (isOn: boolean) => changeBetBuilder({ isSplit: isOn }),
    set: (typed: string, type = current) =>
      control.setEntry(isSplit ? { amounts: { ...amounts, [type]: typed } } : { amount: typed }),
  };
}

export type BuilderPrices = ReturnType<typeof useBuilderPrices>;
