'use client';

import { useCallback, useMemo, useState } from 'react';
import { addBets, type DraftLine, firstOfEach } from '#lib/lotto/draft/bill-draft.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { type BillDraft, type BillEntry, type DraftOwner, draftOf } from '#stores/bill-drafts.ts';
import { useArea } from '#stores/provider.tsx';

const UNDO_STEPS = 50;

type Lines = readonly DraftLine[];

/** The draft after bets were added that it had already, and as it would be without their second amounts. */
interface Repeated {
  readonly after: Lines;
  readonly once: Lines;
  readonly count: number;
}

/** What can be done with the lines. The functions stay the same as long as the draft's owner does, so that no row is drawn for them. */
export interface DraftActions {
  setAmount(line: DraftLine, amount: string): void;
  /** Puts the amount of its type on every line. */
  priceAll(amountOf: (type: string) => string): void;
  remove(line: DraftLine): void;
  clear(): void;
  setEntry(change: Partial<BillEntry>): void;
}

/** A draft without the digits of the number that is being keyed: what shows those is drawn for each tap, and nothing else. */
interface DraftInView extends Pick<BillDraft, 'lines' | 'intent'> {
  readonly entry: Omit<BillEntry, 'number'>;
}

export interface BillDraftControl extends DraftActions {
  readonly owner: DraftOwner;
  readonly draft: DraftInView;
  readonly actions: DraftActions;
  /** Adds bets; false, and nothing changed, when the bill would have more lines than a bill may have. */
  add(bets: Lines): boolean;
  /** What was added last and stood there already: how many bets, and how to take their second amounts back. */
  readonly repeats: { readonly count: number; readonly drop: () => void } | undefined;
  /** Undefined while there is nothing to undo. */
  readonly undo: (() => void) | undefined;
}

/** A part of the draft. */
function useDraftPart<Part>(owner: DraftOwner, select: (draft: BillDraft) => Part): Part {
  return useArea('session', (state) => select(draftOf(state.billDrafts, owner)));
}

/** The digits that were keyed so far. */
export function useTypedNumber(owner: DraftOwner): string {
  return useDraftPart(owner, ({ entry }) => entry.number);
}

function useDraftInView(owner: DraftOwner): DraftInView {
  const lines = useDraftPart(owner, (draft) => draft.lines);
  const intent = useDraftPart(owner, (draft) => draft.intent);
  const types = useDraftPart(owner, ({ entry }) => entry.types);
  const amount = useDraftPart(owner, ({ entry }) => entry.amount);
  const amounts = useDraftPart(owner, ({ entry }) => entry.amounts);
  const paste = useDraftPart(owner, ({ entry }) => entry.paste);
  const rows = useDraftPart(owner, ({ entry }) => entry.rows);
  return { lines, intent, entry: { types, amount, amounts, paste, rows } };
}

/** The draft of a round's bill, kept in this tab by member; adding, removing and pricing can be undone. */
export function useBillDraft({ roundId, memberId }: DraftOwner, maxLines: number): BillDraftControl {
  const owner = useMemo(() => ({ roundId, memberId }), [roundId, memberId]);
  const draft = useDraftInView(owner);
  const changeBillDraft = useArea('session', (state) => state.changeBillDraft);
  const [past, setPast] = useState<readonly Lines[]>([]);
  const [repeated, setRepeated] = useState<Repeated | null>(null);

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
      priceAll: (amountOf) =>
        replace((lines) => lines.map((line) => ({ ...line, amount: amountOf(line.type) }))),
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
    owner,
    draft,
    add: (bets) => {
      const next = addBets(draft.lines, bets);
      if (next.length > maxLines) return false;
      const count = draft.lines.length + bets.length - next.length;
      setRepeated(count > 0 ? { after: next, once: firstOfEach([...draft.lines, ...bets]), count } : null);
      replace(() => next);
      return true;
    },
    // Only as long as nothing was changed since.
    repeats:
      repeated?.after === draft.lines
        ? {
            count: repeated.count,
            drop: () => replace((now) => (now === repeated.after ? repeated.once : now)),
          }
        : undefined,
    undo: past.length > 0 ? undo : undefined,
  };
}
