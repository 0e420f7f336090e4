import type { Answer } from '#scripts/conformance/sender.ts';
import { baht, newId, type WalletBench } from '#scripts/conformance/wallet/bench.ts';

export const counts = { turnover: true, cashback: true, commission: true };

interface Moved {
  readonly round: string;
  readonly satang?: bigint;
  readonly id?: string;
  /** Of the opened game; the first device unless it is said. */
  readonly token?: string;
}

/** What all messages about a round say. */
export function aboutRound({ playerId, gameId }: WalletBench, round: string) {
  return { player_id: playerId, game_id: gameId, round_id: round, currency: 'THB' };
}

/** The body of a bet. */
export function betBody(bench: WalletBench, { round, satang = bench.stakeSatang, id, token }: Moved) {
  return {
    ...aboutRound(bench, round),
    token: token ?? bench.first.token,
    transaction_id: id ?? newId('bet'),
    amount: baht(satang),
    counts,
  };
}

/** Takes a stake. */
export function bet(bench: WalletBench, moved: Moved): Promise<Answer> {
  const { satang = bench.stakeSatang, round } = moved;
  const body = betBody(bench, moved);
  const of = { id: body.transaction_id, round, satang };
  return bench.move('bet', body, [{ ...of, kind: 'bet', change: -satang }]);
}

/** The body of a win, which ends its round unless it goes on. */
export function winBody(
  bench: WalletBench,
  { round, satang = bench.stakeSatang, id = newId('win'), finished = true }: Moved & Goes,
) {
  return { ...aboutRound(bench, round), transaction_id: id, amount: baht(satang), finished };
}

/** Pays what a round won and ends it, unless it goes on. */
export function win(bench: WalletBench, moved: Moved & Goes): Promise<Answer> {
  const { round, satang = bench.stakeSatang } = moved;
  const body = winBody(bench, moved);
  return bench.move('win', body, [{ id: body.transaction_id, kind: 'win', round, satang, change: satang }]);
}

interface Goes {
  readonly finished?: boolean;
}

/** A whole round. */
export function betWin(bench: WalletBench, moved: Moved & { readonly won: bigint }): Promise<Answer> {
  const { round, satang = bench.stakeSatang, won } = moved;
  const body = { ...betBody(bench, moved), win_amount: baht(won) };
  const of = { id: body.transaction_id, round };
  const paid = won > 0n ? [{ ...of, kind: 'win', satang: won, change: won }] : [];
  return bench.move('bet_win', body, [{ ...of, kind: 'bet', satang, change: -satang }, ...paid]);
}

/** Ends a round with what it has won so far. */
export function finish(bench: WalletBench, round: string): Promise<Answer> {
  return bench.move('finish', { player_id: bench.playerId, round_id: round }, []);
}

/** Gives a stake back; `gives` is what that should bring. */
export function rollback(
  bench: WalletBench,
  { round, original, gives = bench.stakeSatang, id = newId('back') }: RollbackOf,
): Promise<Answer> {
  const body = { player_id: bench.playerId, round_id: round, original_id: original, transaction_id: id };
  return bench.move('rollback', body, [{ id, kind: 'rollback', round, satang: gives, change: gives }]);
}

interface RollbackOf {
  readonly round: string;
  readonly original: string;
  readonly gives?: bigint;
  readonly id?: string;
}

/** Gives a win another amount; `was` is what it was until now. */
export function correct(
  bench: WalletBench,
  {
    round,
    original,
    satang,
    was,
    id = newId('fix'),
  }: Readonly<Record<'round' | 'original', string> & Record<'satang' | 'was', bigint>> & {
    readonly id?: string;
  },
): Promise<Answer> {
  const of = { player_id: bench.playerId, round_id: round, original_id: original, transaction_id: id };
  const body = { ...of, currency: 'THB', amount: baht(satang), reason: 'conformance check' };
  return bench.move('correct', body, [{ id, kind: 'correct', round, satang, change: satang - was }]);
}

/** Pays a prize of the provider. */
export function promo(bench: WalletBench, { round, satang = bench.stakeSatang, id = newId('promo') }: Moved) {
  const of = { player_id: bench.playerId, promotion_id: round, transaction_id: id };
  const body = { ...of, currency: 'THB', amount: baht(satang) };
  return bench.move('promo', body, [{ id, kind: 'promo', round, satang, change: satang }]);
}

/** Pays what a free round won. */
export function freeWin(
  bench: WalletBench,
  { round, satang = bench.stakeSatang, id = newId('free') }: Moved,
) {
  const body = { ...aboutRound(bench, round), transaction_id: id, amount: baht(satang) };
  return bench.move('free_win', body, [{ id, kind: 'free_win', round, satang, change: satang }]);
}
