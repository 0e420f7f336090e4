const orderless: ReadonlySet<string> = new Set(['tod_3', 'tod_4']);

/** True for bet types that win on their digits in any order: every order of a number is one and the same bet. */
export function isOrderless(type: string): boolean {
  return orderless.has(type);
}

/**
 * The number that controls, limits and sales are kept under: the digits in rising order where their order does not
 * matter (tod 321 counts as 123), else the number itself. A bill shows what the member typed.
 */
export function canonicalNumber(type: string, number: string): string {
  return isOrderless(type) ? [...number].sort().join('') : number;
}

export interface Bet {
  readonly type: string;
  readonly number: string;
}

/** One text for a bet; the same for two bets that win on exactly the same draws. */
export function betKey({ type, number }: Bet): string {
  return `${type} ${canonicalNumber(type, number)}`;
}
