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

type Drafts = Readonly<Record<string, BillDraft>>;

/** Whose draft of which round; a visitor's has no member. */
export interface DraftOwner {
  readonly roundId: string;
  readonly memberId: string | null;
}

/** A one-time code that the member asked for last, as far as it may be kept: never the whole number it went to. */
export interface SentCodeNote {
  readonly ref: string;
  /** `xxx-xxx-5678` */
  readonly mobile: string;
  /** ISO instants. */
  readonly expiresAt: string;
  readonly resendAt: string;
}

/** What belongs to this tab and survives its reload: bill drafts by member and round, and the code that is on its way. */
export interface SessionSlice {
  session: { billDrafts: Drafts; sentCode: SentCodeNote | null };
  noteSentCode(sentCode: SentCodeNote | null): void;
  changeBillDraft(
    owner: DraftOwner,
    change: Partial<BillDraft> | ((draft: BillDraft) => Partial<BillDraft>),
  ): void;
  /** What was put together before the login becomes this member's. */
  keepDraftsFor(memberId: string): void;
  clearBillDrafts(): void;
}

function keyOf({ roundId, memberId }: DraftOwner): string {
  return memberId === null ? roundId : `${memberId}/${roundId}`;
}

/** The draft of a round that a person sees: a member's own, or while that is empty the one from before the login. */
export function draftOf(drafts: Drafts, owner: DraftOwner): BillDraft {
  const own = drafts[keyOf(owner)];
  if (own && (own.lines.length > 0 || own.intent)) return own;
  return drafts[owner.roundId] ?? own ?? emptyDraft;
}

export const createSessionSlice: StateCreator<SessionSlice, [], [], SessionSlice> = (set) => ({
  session: { billDrafts: {}, sentCode: null },
  noteSentCode: (sentCode) => set(({ session }) => ({ session: { ...session, sentCode } })),
  changeBillDraft: (owner, change) =>
    set(({ session }) => {
      const { billDrafts } = session;
      const draft = draftOf(billDrafts, owner);
      const { [owner.roundId]: ofVisitor, ...rest } = billDrafts;
      const others = ofVisitor && ofVisitor !== draft ? billDrafts : rest;
      const changed = { ...draft, ...(typeof change === 'function' ? change(draft) : change) };
      return { session: { ...session, billDrafts: { ...others, [keyOf(owner)]: changed } } };
    }),
  keepDraftsFor: (memberId) =>
    set(({ session }) => {
      const { billDrafts } = session;
      const kept = Object.entries(billDrafts).map(([key, draft]) => {
        const own = keyOf({ roundId: key, memberId });
        return [key.includes('/') || billDrafts[own] ? key : own, draft] as const;
      });
      return { session: { ...session, billDrafts: Object.fromEntries(kept) } };
    }),
  clearBillDrafts: () => set(({ session }) => ({ session: { ...session, billDrafts: {} } })),
});
