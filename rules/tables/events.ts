import type { Card } from '#rules/baccarat/cards.ts';

/** What three dice show, in the order in which they lie. */
export type Dice = readonly [number, number, number];

/** What was drawn in a round. */
export type TableResult =
  | { readonly kind: 'dice'; readonly dice: Dice }
  | { readonly kind: 'cards'; readonly player: readonly Card[]; readonly banker: readonly Card[] }
  /** The numbers of the fish that were caught, from the least. */
  | { readonly kind: 'fish'; readonly caught: readonly number[] }
  /** How often each side of a match scored. */
  | { readonly kind: 'goals'; readonly home: number; readonly away: number };

const resultKinds: readonly string[] = ['dice', 'cards', 'fish', 'goals'] satisfies TableResult['kind'][];

/** What a round staked on one option, and what came back of it: its stake and its win, in satang. */
export interface PaidBet {
  readonly option: string;
  readonly stakeSatang: number;
  readonly backSatang: number;
}

/** What happens in a round of a table: its result, then what each bet came to. */
export type TableEvent = TableResult | { readonly kind: 'bets'; readonly bets: readonly PaidBet[] };

/** Results of former rounds that a table shows. */
export const PAST_RESULTS = 20;

/** What was drawn in a round; undefined where that is not known yet. */
export function resultOf(events: ReadonlyArray<{ readonly kind: string }>): TableResult | undefined {
  return events.find(isResult);
}

const isResult = (event: { readonly kind: string }): event is TableResult => resultKinds.includes(event.kind);

/** What every bet of a round came to. */
export function paidBetsOf(events: ReadonlyArray<{ readonly kind: string }>): readonly PaidBet[] {
  return events.find(isBets)?.bets ?? [];
}

const isBets = (event: { readonly kind: string }): event is Extract<TableEvent, { kind: 'bets' }> =>
  event.kind === 'bets';
