'use client';

import { useCallback, useMemo, useState } from 'react';
import { addBets, type DraftLine } from '#lib/lotto/bill-draft.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { type BillDraft, type BillEntry, type DraftOwner, draftOf } from '#stores/bill-drafts.ts';
import { useArea } from '#stores/provider.tsx';

const UNDO_STEPS = 50;

type Lines = readonly DraftLine[];

/** What can be done with the lines. The functions stay the same as long as the draft's owner does, so that no row is drawn for them. */
export interface DraftActions {
  setAmount(line: DraftLine, amount: string): void;
  /** Puts one amount on every line. */
  priceAll(amount: string): void;
  remove(line: DraftLine): void;
  clear(): void;
  setEntry(change: Partial<BillEntry>): void;
}

export interface BillDraftControl extends DraftActions {
  readonly draft: BillDraft;
  readonly actions: DraftActions;
  /** Adds bets; false, and nothing changed, when the bill would have more lines than a bill may have. */
  add(bets: Lines): boolean;
  /** Undefined while there is nothing to undo. */
  readonly undo: (() => void) | undefined;
}

/** The draft of a round's bill, kept in this tab by member; adding, removing and pricing can be undone. */
export function useBillDraft({ roundId, memberId }: DraftOwner, maxLines: number): BillDraftControl {
  const owner = useMemo(() => ({ roundId, memberId }), [roundId, memberId]);
  const draft = useArea('session', (state) => draftOf(state.billDrafts, owner));
  const changeBillDraft = useArea('session', (state) => state.changeBillDraft);
  const [past, setPast] = useState<readonly Lines[]>([]);

  const replace = useCallback(
    (next: (lines: Lines) => Lines) =>
      changeBillDraft(owner, ({ lines }) => {
        setPast((steps) => [...steps.slice(1 - UNDO_STEPS), lines]);
        return { lines: next(lines) };
      }),
    [owner, changeBillDraft],
  );
  const actions = useMemo(
    (): DraftActions => ({
      setAmount: (line, amount) =>
        changeBillDraft(owner, ({ lines }) => ({
          lines: lines.map((one) => (betKey(one) === betKey(line) ? { ...one, amount } : one)),
        })),
      priceAll: (amount) => replace((lines) => lines.map((line) => ({ ...line, amount }))),
      remove: (line) => replace((lines) => lines.filter((one) => betKey(one) !== betKey(line))),
      clear: () => replace(() => []),
      setEntry: (change) => changeBillDraft(owner, ({ entry }) => ({ entry: { ...entry, ...change } })),
    }),
    [owner, changeBillDraft, replace],
  );
  const undo = () => {
    changeBillDraft(owner, { lines: past.at(-1) ?? [] });
    setPast(past.slice(0, -1));
  };
  return {
    ...actions,
    actions,
    draft,
    add: (bets) => {
      const next = addBets(draft.lines, bets);
      if (next.length > maxLines) return false;
      replace(() => next);
      return true;
    },
    undo: past.length > 0 ? undo : undefined,
  };
}
