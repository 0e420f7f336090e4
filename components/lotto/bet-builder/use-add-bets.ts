'use client';

import { draftCopy } from '#components/lotto/bet-builder-copy.ts';
import type { BillDraftControl } from '#components/lotto/draft/use-bill-draft.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import type { DraftLine } from '#lib/lotto/draft/bill-draft.ts';
import { isWorseThanItsType } from '#lib/lotto/draft/draft-wins.ts';
import { betsOf, withOrders } from '#lib/lotto/draft/number-pad.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { betKey } from '#rules/lotto/bet-number.ts';

interface BetBuilder {
  readonly control: BillDraftControl;
  readonly terms: RoundTerms;
  readonly say: (what: string) => void;
}

/** Ways to add to the draft; each answers whether it was added. */
export interface AddBets {
  bets(bets: readonly DraftLine[]): boolean;
  /** Each number in each type; turned around, in all its orders. */
  numbers(
    types: readonly string[],
    numbers: readonly string[],
    amountOf: (type: string) => string,
    isReversed?: boolean,
  ): boolean;
}

/** Adds bets to the draft and tells the member how many, and what is special about them. */
export function useAddBets({ control, terms, say }: BetBuilder): AddBets {
  const { lines } = control.draft;

  const bets = (added: readonly DraftLine[]): boolean => {
    const isAdded = control.add(added);
    const [bet] = added;
    const blocked = added.filter((bet) => terms.controlOf(bet)?.control === 'blocked').length;
    const steep = added.filter((bet) => isWorseThanItsType(bet, terms)).length;
    if (!isAdded) say(draftCopy.tooMany(terms.maxLines));
    else if (blocked > 0) say(draftCopy.addedBlocked(added.length, blocked));
    else if (steep > 0) say(draftCopy.addedSteep(added.length, steep));
    else if (bet && added.length === 1 && lines.some((line) => betKey(line) === betKey(bet)))
      say(draftCopy.merged(betName(bet.type), bet.number));
    else say(draftCopy.added(added.length));
    return isAdded;
  };
  return {
    bets,
    numbers: (types, numbers, amountOf, isReversed = false) =>
      bets(betsOf(types, isReversed ? withOrders(numbers) : numbers, amountOf)),
  };
}
