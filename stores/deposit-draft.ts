import { fieldOf, readStored, writeStored } from '#stores/stored.ts';

const PLACE = 'session_data';
/** Beside the areas: only a deposit and what leads to one ask for it. */
const NAME = 'deposit';
/** Owner of what a visitor typed: it belongs to whoever logs in next. */
export const BEFORE_LOGIN = '';

/** What a deposit is being made of, as it was typed and chosen. */
export interface DepositDraft {
  readonly amount: string;
  /** Code of a coupon; empty for none. */
  readonly coupon: string;
  /** Number of the promotion; null for none. */
  readonly promotionId: number | null;
}

const nothing: DepositDraft = { amount: '', coupon: '', promotionId: null };

/** Keeps what a member typed and chose for the next page of this tab; what is left out is nothing. */
export function keepDepositDraft(memberId: string, draft: Partial<DepositDraft>): void {
  writeStored(PLACE, NAME, { memberId, ...nothing, ...draft });
}

/** What this member typed and chose on the page before, once; nothing where it was another. */
export function takeDepositDraft(memberId: string): DepositDraft {
  const stored = readStored(PLACE, NAME);
  const owner = fieldOf(stored, 'memberId');
  if (owner !== memberId && owner !== BEFORE_LOGIN) return nothing;
  keepDepositDraft(memberId, nothing);
  const [amount, coupon, promotionId] = ['amount', 'coupon', 'promotionId'].map((name) =>
    fieldOf(stored, name),
  );
  return {
    amount: typeof amount === 'string' ? amount : '',
    coupon: typeof coupon === 'string' ? coupon : '',
    promotionId: typeof promotionId === 'number' ? promotionId : null,
  };
}
