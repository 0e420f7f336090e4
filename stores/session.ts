import type { Area } from '#stores/area.ts';
import {
  type DraftChange,
  type DraftOwner,
  type Drafts,
  draftsFor,
  withChange,
} from '#stores/bill-drafts.ts';
import type { SentCodeNote } from '#stores/sent-code.ts';
import { createStored, fieldOf } from '#stores/stored.ts';
import { readStoredDrafts } from '#stores/stored-drafts.ts';
import type { WithdrawDraft } from '#stores/withdraw-draft.ts';

/** What belongs to this tab and survives its reload: bill drafts by member and round, a withdrawal, and the code that is on its way. */
export interface SessionState extends Area {
  readonly billDrafts: Drafts;
  /** As it was stored: `readSentCode` says what of it is whole. */
  readonly sentCode: unknown;
  /** As it was stored: `readWithdrawal` says what of it is whole. */
  readonly withdrawDraft: unknown;
  noteSentCode(sentCode: SentCodeNote | null): void;
  changeWithdrawal(change: (stored: unknown) => WithdrawDraft): void;
  changeBillDraft(owner: DraftOwner, change: DraftChange): void;
  /** What was put together before the login becomes this member's. */
  keepDraftsFor(memberId: string): void;
}

/** True for numbers and prices that are keyed: an order, a code, a withdrawal, a draft that begins or ends are written at once. */
function areOnlyLines(before: SessionState, after: SessionState): boolean {
  const [names, namesAfter] = [Object.keys(before.billDrafts), Object.keys(after.billDrafts)];
  return (
    before.sentCode === after.sentCode &&
    before.withdrawDraft === after.withdrawDraft &&
    names.length === namesAfter.length &&
    names.every((name) => {
      const [draft, draftAfter] = [before.billDrafts[name], after.billDrafts[name]];
      if (!draft || !draftAfter || draft.intent !== draftAfter.intent) return false;
      return (draft.lines.length === 0) === (draftAfter.lines.length === 0);
    })
  );
}

export function createSessionArea() {
  return createStored<SessionState>({
    place: 'session_data',
    name: 'session',
    create: (set) => ({
      billDrafts: {},
      sentCode: null,
      withdrawDraft: null,
      noteSentCode: (sentCode) => set({ sentCode }),
      changeWithdrawal: (change) => set(({ withdrawDraft }) => ({ withdrawDraft: change(withdrawDraft) })),
      changeBillDraft: (owner, change) =>
        set(({ billDrafts }) => ({ billDrafts: withChange(billDrafts, owner, change) })),
      keepDraftsFor: (memberId) => set(({ billDrafts }) => ({ billDrafts: draftsFor(billDrafts, memberId) })),
      forget: () => set({ billDrafts: {}, sentCode: null, withdrawDraft: null }),
    }),
    canWait: areOnlyLines,
    keep: ({ billDrafts, sentCode, withdrawDraft }) => ({ billDrafts, sentCode, withdrawDraft }),
    read: (stored) => ({
      billDrafts: readStoredDrafts(stored),
      sentCode: fieldOf(stored, 'sentCode'),
      withdrawDraft: fieldOf(stored, 'withdrawDraft'),
    }),
  });
}
