import type { HouseKind, MemberKind } from '#backend/core/ledger/unit.ts';
import type { EntryKind } from '#rules/money/statement.ts';

type AccountKind = HouseKind | MemberKind | 'debt';

/** One kind of movement of money, or of another unit. An area writes its own down once; ledger, audit and statements read them there. */
export interface TransferKind<From extends AccountKind = AccountKind, To extends AccountKind = AccountKind>
  extends EntryKind {
  /** As the journal keeps it. */
  readonly name: string;
  /** Of every account that it names; baht when left out. */
  readonly unit?: string;
  /** Accounts that it takes from and gives to; where there are several, a transfer has at most one posting for each. */
  readonly from: readonly [From, ...From[]];
  readonly to: readonly [To, ...To[]];
  /** Money happens at most once per key in this scope; null where every member has a scope of their own. */
  readonly scope: string | null;
  /** The key names what the money is for; otherwise the check of the document looks at it. */
  readonly keyIsReference: boolean;
  /** The check of the audit that holds it against its document. */
  readonly check: string;
  /** What members get from it came to the site, what they give left it. */
  readonly outside?: true;
  /** True for money of a wager, whose own change tells its member of it. */
  readonly ofWager?: true;
}

/** A kind with one scope for everybody. */
export type ScopedKind<From extends AccountKind, To extends AccountKind> = TransferKind<From, To> & {
  readonly scope: string;
};
