import type { DraftLine } from '#lib/lotto/draft/bill-draft.ts';
import type { Pack } from '#rules/lotto/pack.ts';

/** A row of the classic form as it was typed: a number and what is put on it at each place (`top`, `bottom`, …). */
export interface EntryRow {
  readonly number: string;
  readonly amounts: Readonly<Record<string, string>>;
}

/** What stands in the entry form of a round, as it was typed. */
export interface BillEntry {
  readonly types: readonly string[];
  readonly number: string;
  readonly amount: string;
  /** Prices by type, where each has its own. */
  readonly amounts: Readonly<Record<string, string>>;
  readonly paste: string;
  readonly rows: readonly EntryRow[];
}

/** An order that was sent and whose outcome is not known yet: only ever sent again as it is, with its key. */
export interface BillIntent {
  readonly memberId: string;
  readonly idempotencyKey: string;
  readonly pack: Pack;
  readonly lines: readonly {
    readonly type: string;
    readonly number: string;
    readonly amount: number;
    readonly rate: number;
    readonly discount?: number;
  }[];
}

export interface BillDraft {
  readonly lines: readonly DraftLine[];
  /** Price list that the bill will be placed under. */
  readonly pack: Pack;
  readonly entry: BillEntry;
  readonly intent: BillIntent | null;
}

export const emptyDraft: BillDraft = {
  lines: [],
  pack: 'full',
  entry: { types: [], number: '', amount: '', amounts: {}, paste: '', rows: [] },
  intent: null,
};

export type Drafts = Readonly<Record<string, BillDraft>>;

/** Whose draft of which round; a visitor's has no member. */
export interface DraftOwner {
  readonly roundId: string;
  readonly memberId: string | null;
}

export type DraftChange = Partial<BillDraft> | ((draft: BillDraft) => Partial<BillDraft>);

function keyOf({ roundId, memberId }: DraftOwner): string {
  return memberId === null ? roundId : `${memberId}/${roundId}`;
}

/** The draft of a round that a person sees: a member's own, or while that is empty the one from before the login. */
export function draftOf(drafts: Drafts, owner: DraftOwner): BillDraft {
  const own = drafts[keyOf(owner)];
  if (own && (own.lines.length > 0 || own.intent)) return own;
  return drafts[owner.roundId] ?? own ?? emptyDraft;
}

/** All drafts, with this one changed; one from before the login moves to its member. */
export function withChange(drafts: Drafts, owner: DraftOwner, change: DraftChange): Drafts {
  const draft = draftOf(drafts, owner);
  const { [owner.roundId]: ofVisitor, ...rest } = drafts;
  const others = ofVisitor && ofVisitor !== draft ? drafts : rest;
  const changed = { ...draft, ...(typeof change === 'function' ? change(draft) : change) };
  return { ...others, [keyOf(owner)]: changed };
}

/** What was put together before the login becomes this member's. */
export function draftsFor(drafts: Drafts, memberId: string): Drafts {
  const stored = Object.entries(drafts).map(([key, draft]) => {
    const own = keyOf({ roundId: key, memberId });
    return [key.includes('/') || drafts[own] ? key : own, draft] as const;
  });
  return Object.fromEntries(stored);
}
