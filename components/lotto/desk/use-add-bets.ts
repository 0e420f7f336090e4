'use client';

import { draftCopy } from '#components/lotto/copy.ts';
import type { BillDraftControl } from '#components/lotto/draft/use-bill-draft.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import type { DraftLine } from '#lib/lotto/bill-draft.ts';
import { betsOf } from '#lib/lotto/number-pad.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { betKey } from '#rules/lotto/bet-number.ts';

interface AddBets {
  readonly control: BillDraftControl;
  readonly terms: RoundTerms;
  readonly say: (what: string) => void;
}

/** Adds bets to the draft and tells the member how many. Both functions return whether they were added. */
export function useAddBets({ control, terms, say }: AddBets) {
  const { lines, entry } = control.draft;

  const bets = (added: readonly DraftLine[]): boolean => {
    const isAdded = control.add(added);
    const there = new Set(lines.map(betKey));
    const [merged] = added.filter((bet) => there.has(betKey(bet)));
    const blocked = added.filter((bet) => terms.controlOf(bet)?.control === 'blocked').length;
    if (!isAdded) say(draftCopy.tooMany(terms.maxLines));
    else if (blocked > 0) say(draftCopy.addedBlocked(added.length, blocked));
    else if (merged && added.length === 1) say(draftCopy.merged(betName(merged.type), merged.number));
    else say(draftCopy.added(added.length));
    return isAdded;
  };
  return {
    bets,
    numbers: (types: readonly string[], numbers: readonly string[]) =>
      bets(betsOf(types, numbers, entry.amount)),
  };
}
