import type { StateCreator } from 'zustand';
import type { DraftLine } from '#stores/lotto.ts';

/** What belongs to this tab and survives its reload: bill drafts by round. */
export interface SessionSlice {
  session: { billDrafts: Readonly<Record<string, readonly DraftLine[]>> };
  setBillDraft(roundId: string, lines: readonly DraftLine[]): void;
  clearBillDrafts(): void;
}

export const createSessionSlice: StateCreator<SessionSlice, [], [], SessionSlice> = (set) => ({
  session: { billDrafts: {} },
  setBillDraft: (roundId, lines) =>
    set(({ session }) => {
      const { [roundId]: _replaced, ...others } = session.billDrafts;
      return { session: { billDrafts: lines.length > 0 ? { ...others, [roundId]: lines } : others } };
    }),
  clearBillDrafts: () => set({ session: { billDrafts: {} } }),
});
