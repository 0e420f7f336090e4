'use client';

import { useMemo } from 'react';
import type { BillDraftControl } from '#components/lotto/draft/use-bill-draft.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { betDigits, isBetType } from '#rules/lotto/bet-type.ts';
import type { BetBuilderSettings } from '#stores/bet-builder.ts';
import type { LocalState } from '#stores/local.ts';
import { useArea } from '#stores/provider.tsx';

function digitsOf(type: string | undefined): number {
  return type !== undefined && isBetType(type) ? betDigits[type] : 0;
}

interface Chosen {
  readonly terms: RoundTerms;
  /** None before any was chosen. */
  readonly chosen: readonly string[];
  /** By length, as they were chosen last. */
  readonly remembered: BetBuilderSettings['types'];
  readonly setEntry: BillDraftControl['setEntry'];
  readonly changeBetBuilder: LocalState['changeBetBuilder'];
}

function builderTypes({ terms, chosen, remembered, setEntry, changeBetBuilder }: Chosen) {
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
  const types = chosen.length > 0 ? chosen : typesFor(firstOpen);
  const digits = digitsOf(types[0]);

  const choose = (some: readonly string[]) => {
    const next = offered.filter((type) => some.includes(type));
    if (next.length === 0) return;
    setEntry({ types: next, ...(digitsOf(next[0]) !== digits && { number: '' }) });
    changeBetBuilder({ types: { ...remembered, [digitsOf(next[0])]: next } });
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

/**
 * Which types numbers are added in: all of one length, as they were chosen last for that length on this device. It stays the same
 * while lines come and go, so that nothing that shows it is drawn for them.
 */
export function useBuilderTypes({ draft, setEntry }: BillDraftControl, terms: RoundTerms) {
  const chosen = draft.entry.types;
  const remembered = useArea('local', (state) => state.betBuilder.types);
  const changeBetBuilder = useArea('local', (state) => state.changeBetBuilder);
  return useMemo(
    () => builderTypes({ terms, chosen, remembered, setEntry, changeBetBuilder }),
    [terms, chosen, remembered, setEntry, changeBetBuilder],
  );
}

export type BuilderTypes = ReturnType<typeof builderTypes>;
