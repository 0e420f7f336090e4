import type { Check } from '#scripts/conformance/check.ts';
import type { Answer } from '#scripts/conformance/sender.ts';
import { newId, satangOf, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { expectChange } from '#scripts/conformance/wallet/expect-change.ts';
import {
  bet,
  betWin,
  correct,
  finish,
  freeWin,
  promo,
  rollback,
  win,
} from '#scripts/conformance/wallet/messages.ts';

/** How far the time of a movement may lie from ours. */
const NEAR_MS = 10 * 60_000;

/** A movement of each kind, which can be told again, in an order in which all are carried out. */
function everyMovement(bench: WalletBench): ReadonlyArray<readonly [string, () => Promise<Answer>]> {
  const [round, back, whole] = [newId('round'), newId('round'), newId('round')];
  const [stake, won] = [newId('bet'), newId('win')];
  const again = { round: back, id: newId('bet') };
  const was = bench.stakeSatang;
  const own = <Moved extends object>(kind: string, moved: Moved) => ({ ...moved, id: newId(kind) });
  const [winning, rollingBack, prize, freeRound, fix, both] = [
    { round, id: won },
    own('back', { round: back, original: again.id }),
    own('promo', { round: newId('promo') }),
    own('free', { round: newId('round') }),
    own('fix', { round, original: won, satang: was + 100n, was }),
    own('both', { round: whole, won: was + 100n }),
  ];
  return [
    ['bet', () => bet(bench, { round, id: stake })],
    ['win', () => win(bench, winning)],
    ['correct', () => correct(bench, fix)],
    ['bet_win', () => betWin(bench, both)],
    ['promo', () => promo(bench, prize)],
    ['free_win', () => freeWin(bench, freeRound)],
    ['rollback', () => rollbackOf(bench, again, rollingBack)],
  ];
}

/** Takes a stake where it was not taken, and gives it back. */
async function rollbackOf(
  bench: WalletBench,
  stake: Readonly<Record<'round' | 'id', string>>,
  back: Readonly<Record<'round' | 'original' | 'id', string>>,
): Promise<Answer> {
  const { data } = await bench.tell('status', { transaction_id: stake.id });
  if (data.status === 'unknown') await bet(bench, stake);
  return rollback(bench, back);
}

/** What is said in an answer. */
export const answerChecks: readonly Check<WalletBench>[] = [
  {
    name: 'every movement is answered with its id, the currency and a number of its own, the same again',
    run: async (bench, demand) => {
      const numbers = new Set<unknown>();
      const movements = everyMovement(bench);
      for (const [message, act] of movements) {
        const first = await act();
        demand.done(message, first);
        const again = await act();
        const { transaction_id: id, site_transaction_id: number } = first.data;
        demand.same(`the currency of ${message}`, 'THB', first.data.currency);
        demand.same(`the id of ${message} again`, id, again.data.transaction_id);
        demand.same(
          `whether the wallet had ${message}`,
          [true, true],
          [
            bench.noted.some((one) => one.id === id),
            bench.noted.some((one) => one.id === again.data.transaction_id),
          ],
        );
        demand.same(`the number of ${message} again`, number, again.data.site_transaction_id);
        const repeated = [first.data.repeated, again.data.repeated];
        demand.same(`repeated of ${message}, first and again`, [false, true], repeated);
        if (typeof number === 'string') numbers.add(number);
      }
      demand.same('how many numbers there are', movements.length, numbers.size);
    },
  },
  {
    name: 'questions and the end of a round are answered in baht',
    run: async (bench, demand) => {
      const round = newId('round');
      await bet(bench, { round });
      const ended = await finish(bench, round);
      const asked = await bench.tell('balance', { token: bench.first.token });
      for (const [what, { data }] of [
        ['finish', ended],
        ['balance', asked],
      ] as const) {
        demand.same(`the currency of ${what}`, 'THB', data.currency);
        demand.money(`the balance of ${what}`, await bench.balance(), satangOf(data.balance, 'a balance'));
      }
      demand.done('the same end again', await finish(bench, round));
    },
  },
  {
    name: 'status says amount and time of a win',
    run: async (bench, demand) => {
      const [round, id, satang] = [newId('round'), newId('win'), bench.stakeSatang + 75n];
      await bet(bench, { round });
      await win(bench, { round, id, satang });
      const { data } = await bench.tell('status', { transaction_id: id });
      demand.same('what became of it', 'done', data.status);
      demand.money('its amount', satang, satangOf(data.amount, 'an amount'));
      const off = Math.abs(Date.parse(String(data.at)) - bench.now().getTime());
      if (!(off <= NEAR_MS)) demand.fail(`expected a time of now, came ${JSON.stringify(data.at)}`);
    },
  },
  {
    name: 'a win of a thousand stakes is paid, and can be put right to nothing',
    run: async (bench, demand) => {
      const [round, original, was] = [newId('round'), newId('win'), bench.stakeSatang * 1_000n];
      await bet(bench, { round });
      await expectChange(bench, demand, { what: 'a large win', by: was }, async () =>
        demand.done('win', await win(bench, { round, id: original, satang: was })),
      );
      await expectChange(bench, demand, { what: 'a large win that was none', by: -was }, async () =>
        demand.done('correct', await correct(bench, { round, original, satang: 0n, was })),
      );
    },
  },
];
