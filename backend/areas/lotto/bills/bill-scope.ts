/** Under what the wagers of bills are kept. */
export const WAGER_AREA = 'lotto';

/** Money of a member's bills happens at most once per key in this scope. */
export function billScope(memberId: string): string {
  return `lotto.bill:${memberId}`;
}
