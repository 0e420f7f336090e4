import type { PaidBet, TableResult } from './events.ts';
import { LEAST_STAKE_BAHT, type Table } from './table.ts';

/** What a round stakes on one option, in whole baht. */
export interface Bet {
  readonly option: string;
  readonly stake: number;
}

/** Why bets are not taken: what no page sends (`shape`), or more than a limit lets through. */
export type BetFault =
  | { readonly kind: 'shape' }
  | { readonly kind: 'option' | 'round' | 'win'; readonly mostBaht: number };

/** What all bets of a round cost, in baht. */
export function stakeOfBets(bets: readonly Bet[]): number {
  return bets.reduce((sum, { stake }) => sum + stake, 0);
}

/** What comes back of bets by a result, in satang: hundredths of whole baht are satang, so nothing is rounded. */
export function backOfBets(table: Table, bets: readonly Bet[], result: TableResult): number {
  return bets.reduce((sum, { option, stake }) => sum + stake * table.backOf(option, result), 0);
}

/** The most that comes back of bets, whatever is drawn, in satang. */
export function mostBackOf(table: Table, bets: readonly Bet[]): number {
  return Math.max(...table.results().map(({ result }) => backOfBets(table, bets, result)));
}

/** Whoever wrote them: a database or a file may hold what is no list of bets. */
function hasShape({ options }: Table, bets: ReadonlyArray<Bet | null>): boolean {
  const isKnown = (bet: Bet | null) =>
    options.some(({ id }) => id === bet?.option) &&
    Number.isSafeInteger(bet?.stake) &&
    (bet?.stake ?? 0) >= LEAST_STAKE_BAHT;
  if (!Array.isArray(bets) || bets.length === 0 || !bets.every(isKnown)) return false;
  return new Set(bets.map((bet) => bet?.option)).size === bets.length;
}

/** What is wrong with bets; null where the table takes them. */
export function faultOfBets(table: Table, bets: readonly Bet[]): BetFault | null {
  if (!hasShape(table, bets)) return { kind: 'shape' };
  const mostOf = new Map(table.options.map(({ id, mostBaht }) => [id, mostBaht]));
  for (const { option, stake } of bets) {
    const mostBaht = mostOf.get(option) ?? 0;
    if (stake > mostBaht) return { kind: 'option', mostBaht };
  }
  if (stakeOfBets(bets) > table.mostStakeBaht) return { kind: 'round', mostBaht: table.mostStakeBaht };
  if (mostBackOf(table, bets) > table.mostBackBaht * 100)
    return { kind: 'win', mostBaht: table.mostBackBaht };
  return null;
}

/** The same bets in the order of the table's options, so that the same bets are the same text. */
export function inOrder({ options }: Table, bets: readonly Bet[]): Bet[] {
  const placeOf = ({ option }: Bet) => options.findIndex(({ id }) => id === option);
  return bets
    .map(({ option, stake }) => ({ option, stake }))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** What each bet came to. */
export function paidBets(table: Table, bets: readonly Bet[], result: TableResult): PaidBet[] {
  return bets.map(({ option, stake }) => ({
    ...{ option, stakeSatang: stake * 100 },
    backSatang: stake * table.backOf(option, result),
  }));
}

/** Bets as a file has them: `high=10 face-6=5`. */
export function betsText(bets: readonly Bet[]): string {
  return bets.map(({ option, stake }) => `${option}=${stake}`).join(' ');
}

const BET = /^([a-z]+(?:-\d+)?)=([1-9]\d{0,8})$/;

/** Bets of such a text; undefined for another text. */
export function readBets(text: string): Bet[] | undefined {
  const read = text.split(' ').map((one) => BET.exec(one));
  if (read.some((one) => one === null)) return undefined;
  return read.flatMap((one) => (one ? [{ option: one[1] ?? '', stake: Number(one[2]) }] : []));
}
