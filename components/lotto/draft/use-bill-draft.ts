'use client';

import { useState } from 'react';
import { addBets, type DraftLine } from '#lib/lotto/bill-draft.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { type BillDraft, type BillEntry, type DraftOwner, draftOf } from '#stores/bill-drafts.ts';
import { useArea } from '#stores/provider.tsx';

const UNDO_STEPS = 50;

export interface BillDraftControl {
  readonly draft: BillDraft;
  /** Adds bets; false, and nothing changed, when the bill would have more lines than a bill may have. */
  add(bets: readonly DraftLine[]): boolean;
  setAmount(line: DraftLine, amount: string): void;
  /** Puts one amount on every line. */
  priceAll(amount: string): void;
  remove(line: DraftLine): void;
  clear(): void;
  /** Undefined while there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  setEntry(change: Partial<BillEntry>): void;
}

/** The draft of a round's bill, kept in this tab by member; adding, removing and pricing can be undone. */
export function useBillDraft(owner: DraftOwner, maxLines: number): BillDraftControl {
  const draft = useArea('session', (state) => draftOf(state.billDrafts, owner));
  const changeBillDraft = useArea('session', (state) => state.changeBillDraft);
  const [past, setPast] = useState<readonly (readonly DraftLine[])[]>([]);
  const { lines, entry } = draft;

  const replace = (next: readonly DraftLine[]) => {
    setPast([...past.slice(1 - UNDO_STEPS), lines]);
    changeBillDraft(owner, { lines: next });
  };
  const undo = () => {
    changeBillDraft(owner, { lines: past.at(-1) ?? [] });
    setPast(past.slice(0, -1));
  };
  return {
    draft,
    add: (bets) => {
      const next = addBets(lines, bets);
      if (next.length > maxLines) return false;
      replace(next);
      return true;
    },
    setAmount: (line, amount) => {
      const changed = lines.map((one) => (betKey(one) === betKey(line) ? { ...one, amount } : one));
      changeBillDraft(owner, { lines: changed });
    },
    priceAll: (amount) => replace(lines.map((line) => ({ ...line, amount }))),
    remove: (line) => replace(lines.filter((one) => betKey(one) !== betKey(line))),
    clear: () => replace([]),
    undo: past.length > 0 ? undo : undefined,
    setEntry: (change) => changeBillDraft(owner, { entry: { ...entry, ...change } }),
  };
}
