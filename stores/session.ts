import type { Area } from '#stores/area.ts';
import { type DraftChange, type DraftOwner, type Drafts, keptFor, withChange } from '#stores/bill-drafts.ts';
import { createKept } from '#stores/kept.ts';
import { readStoredCode, readStoredDrafts, type SentCodeNote } from '#stores/stored-drafts.ts';

/** What belongs to this tab and survives its reload: bill drafts by member and round, and the code that is on its way. */
export interface SessionState extends Area {
  readonly billDrafts: Drafts;
  readonly sentCode: SentCodeNote | null;
  noteSentCode(sentCode: SentCodeNote | null): void;
  changeBillDraft(owner: DraftOwner, change: DraftChange): void;
  /** What was put together before the login becomes this member's. */
  keepDraftsFor(memberId: string): void;
}

export function createSessionArea() {
  return createKept<SessionState>({
    place: 'session_data',
    name: 'session',
    create: (set) => ({
      billDrafts: {},
      sentCode: null,
      noteSentCode: (sentCode) => set({ sentCode }),
      changeBillDraft: (owner, change) =>
        set(({ billDrafts }) => ({ billDrafts: withChange(billDrafts, owner, change) })),
      keepDraftsFor: (memberId) => set(({ billDrafts }) => ({ billDrafts: keptFor(billDrafts, memberId) })),
      forget: () => set({ billDrafts: {}, sentCode: null }),
    }),
    keep: ({ billDrafts, sentCode }) => ({ billDrafts, sentCode }),
    read: (kept) => ({ billDrafts: readStoredDrafts(kept), sentCode: readStoredCode(kept) }),
  });
}
