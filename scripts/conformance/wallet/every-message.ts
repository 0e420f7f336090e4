import { baht, newId, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { aboutRound, betBody, winBody } from '#scripts/conformance/wallet/messages.ts';

type Body = Readonly<Record<string, unknown>>;

/** A good message of each kind, about nothing that came before; none of them needs what a wallet refuses before it reads. */
export function everyMessage(bench: WalletBench): ReadonlyArray<readonly [string, Body]> {
  const { playerId, stakeSatang, now } = bench;
  const [round, amount] = [newId('round'), baht(stakeSatang)];
  const moved = () => ({ player_id: playerId, transaction_id: newId('any') });
  const original = { round_id: round, original_id: newId('bet') };
  return [
    ['session', { token: bench.first.token }],
    ['balance', { token: bench.first.token }],
    ['bet', betBody(bench, { round })],
    ['win', winBody(bench, { round })],
    ['bet_win', { ...betBody(bench, { round: newId('round') }), win_amount: amount }],
    ['finish', { player_id: playerId, round_id: round }],
    ['rollback', { ...moved(), ...original }],
    ['promo', { ...moved(), currency: 'THB', amount, promotion_id: newId('promo') }],
    ['free_win', { ...moved(), ...aboutRound(bench, newId('round')), amount }],
    ['correct', { ...moved(), ...original, currency: 'THB', amount, reason: 'conformance check' }],
    ['status', { transaction_id: newId('bet') }],
    ['day', { day: now().toISOString().slice(0, 10) }],
  ];
}

/** Those of them that have one of these fields, each with one such field changed. */
export function withOther(
  bench: WalletBench,
  fields: readonly string[],
  value: (was: unknown, field: string) => unknown,
): ReadonlyArray<readonly [string, Body]> {
  return everyMessage(bench).flatMap(([message, body]) =>
    fields
      .filter((field) => field in body)
      .map((field) => [message, { ...body, [field]: value(body[field], field) }] as const),
  );
}
