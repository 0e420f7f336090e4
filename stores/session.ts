import type { StateCreator } from 'zustand';
import type { DraftLine } from '#lib/lotto/bill-draft.ts';

/** What stands in the entry form of a round, as it was typed. */
export interface BillEntry {
  readonly types: readonly string[];
  readonly number: string;
  readonly amount: string;
  readonly paste: string;
}

/** An order that was sent and whose outcome is not known yet: only ever sent again as it is, with its key. */
export interface BillIntent {
  readonly memberId: string;
  readonly idempotencyKey: string;
  readonly lines: readonly {
    readonly type: string;
    readonly number: string;
    readonly amount: number;
    readonly rate: number;
  }[];
}

export interface BillDraft {
  readonly lines: readonly DraftLine[];
  readonly entry: BillEntry;
  readonly intent: BillIntent | null;
}

export const emptyDraft: BillDraft = {
  lines: [],
  entry: { types: [], number: '', amount: '', paste: '' },
  intent: null,
};

/** What belongs to this tab and survives its reload: bill drafts by round. */
export interface SessionSlice {
  session: { billDrafts: Readonly<Record<string, BillDraft>> };
  changeBillDraft(roundId: string, change: Partial<BillDraft>): void;
  clearBillDrafts(): void;
}

export const createSessionSlice: StateCreator<SessionSlice, [], [], SessionSlice> = (set) => ({
  session: { billDrafts: {} },
  changeBillDraft: (roundId, change) =>
    set(({ session: { billDrafts } }) => {
      const changed = { ...(billDrafts[roundId] ?? emptyDraft), ...change };
      return { session: { billDrafts: { ...billDrafts, [roundId]: changed } } };
    }),
  clearBillDrafts: () => set({ session: { billDrafts: {} } }),
});
