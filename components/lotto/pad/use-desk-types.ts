'use client';

import type { BillDraftControl } from '#components/lotto/draft/use-bill-draft.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { betDigits, isBetType } from '#rules/lotto/bet-type.ts';
import { useArea } from '#stores/provider.tsx';

function digitsOf(type: string | undefined): number {
  return type !== undefined && isBetType(type) ? betDigits[type] : 0;
}

/** Which types numbers are added in: all of one length, as they were chosen last for that length on this device. */
export function useDeskTypes(control: BillDraftControl, terms: RoundTerms) {
  const { entry } = control.draft;
  const remembered = useArea('local', (state) => state.desk.types);
  const changeDesk = useArea('local', (state) => state.changeDesk);
  const isOpen = (type: string) => terms.limitOf(type)?.enabled !== false;
  const offered = terms.rates.map(({ type }) => type);
  const lengths = [...new Set(offered.map(digitsOf))].filter((digits) => digits > 0);
  const ofLength = (digits: number) => offered.filter((type) => digitsOf(type) === digits);

  const typesFor = (digits: number): readonly string[] => {
    const open = ofLength(digits).filter(isOpen);
    const known = (remembered[digits] ?? []).filter((type) => open.includes(type));
    return known.length > 0 ? known : open.slice(0, 1);
  };
  const firstOpen = lengths.find((digits) => ofLength(digits).some(isOpen)) ?? 0;
  const types = entry.types.length > 0 ? entry.types : typesFor(firstOpen);
  const digits = digitsOf(types[0]);

  const choose = (some: readonly string[]) => {
    const next = offered.filter((type) => some.includes(type));
    if (next.length === 0) return;
    control.setEntry({ types: next, ...(digitsOf(next[0]) !== digits && { number: '' }) });
    changeDesk({ types: { ...remembered, [digitsOf(next[0])]: next } });
  };
  return {
    types,
    digits,
    lengths,
    /** The types of the chosen length, open or not. */
    offered: ofLength(digits),
    isOpen,
    typesFor,
    isLengthOpen: (length: number) => ofLength(length).some(isOpen),
    choose,
    chooseLength: (length: number) => choose(typesFor(length)),
    toggle: (type: string) => {
      const others = types.filter((one) => one !== type);
      choose(types.includes(type) ? others : [...types, type]);
    },
  };
}

export type DeskTypes = ReturnType<typeof useDeskTypes>;
