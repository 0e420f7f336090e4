/** What a movement of a member's money is, as statements sort and sum it. */
export const entryTypes = [
  'deposit',
  'withdrawal',
  'stake',
  'win',
  'refund',
  'reward',
  'correction',
  'adjustment',
] as const;
export type EntryType = (typeof entryTypes)[number];

/** What the reference of a movement names, where a member can look at it. */
export const entryAbouts = ['bill', 'deposit', 'withdrawal'] as const;

/** What a statement says of a kind of movement. */
export interface EntryKind {
  /** As a member reads it. */
  readonly label: string;
  readonly type: EntryType;
  readonly about?: (typeof entryAbouts)[number];
}
