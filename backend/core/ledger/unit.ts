/** An account of the house, once per agent. Areas declare those that they need with their unit. */
export type HouseKind = `house.${string}`;
/** Accounts of a member: the main wallet, funds set aside, and wallets that areas declare. */
export type MemberKind = 'main' | 'hold' | `wallet.${string}`;

/** The unit of money; amounts of it are satang. */
export const BAHT = 'THB';

/** A kind of account that every member may have. */
export interface Wallet {
  readonly kind: MemberKind | 'debt';
  /** As the member reads it. */
  readonly name: string;
  /** Number of the wallet on the wire, for wallets of money that members see. */
  readonly typeId?: number;
}

/** What the ledger counts: money, points, spins. Several areas may add accounts to one unit. */
export interface Unit {
  /** As accounts and transfers have it. */
  readonly name: string;
  readonly wallets?: readonly Wallet[];
  /** Accounts of the house, one per agent; made before any seed runs. */
  readonly house: readonly HouseKind[];
  /** Those of `house` at the edge of the site: what comes from them was paid in, what goes there was paid out. */
  readonly outside?: readonly HouseKind[];
}
