import { randomUUID } from 'node:crypto';
import type { Check } from '#scripts/conformance/check.ts';
import type { Demands } from '#scripts/conformance/demands.ts';
import type { Answer } from '#scripts/conformance/sender.ts';
import { baht, newId, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { everyMessage } from '#scripts/conformance/wallet/every-message.ts';
import { expectChange } from '#scripts/conformance/wallet/expect-change.ts';
import {
  aboutRound,
  bet,
  betBody,
  correct,
  finish,
  rollback,
  win,
  winBody,
} from '#scripts/conformance/wallet/messages.ts';

const NO_GAME = 'no-such-game';

/** The message of a kind as `everyMessage` has it, with something changed. */
function tellOther(bench: WalletBench, message: string, change: object): Promise<Answer> {
  const body = everyMessage(bench).find(([one]) => one === message)?.[1];
  return bench.tell(message, { ...body, ...change });
}

/** A round with a stake and a win that goes on, and what tells of it in the name of somebody else. */
async function refuseOthers(bench: WalletBench, demand: Demands): Promise<void> {
  const [round, stake, won] = [newId('round'), newId('bet'), newId('win')];
  const player = { player_id: randomUUID() };
  await bet(bench, { round, id: stake });
  await win(bench, { round, id: won, satang: 100n, finished: false });
  const of = { ...player, round_id: round };
  await expectChange(bench, demand, { what: 'messages of another player', by: 0n }, async () => {
    for (const [message, change] of [
      ['win', of],
      ['finish', of],
      ['rollback', { ...of, original_id: stake }],
      ['promo', player],
      ['free_win', player],
    ] as const)
      demand.refused(message, await tellOther(bench, message, change), 'UNKNOWN_BET');
  });
  demand.done('the end of the round by its own player', await finish(bench, round));
  // Only the win of a round that has ended is put right.
  await expectChange(bench, demand, { what: 'a correction of another player', by: 0n }, async () => {
    const fix = await tellOther(bench, 'correct', { ...of, original_id: won });
    demand.refused('correct', fix, 'UNKNOWN_BET');
  });
}

/** Whom and what messages name. */
export const nameChecks: readonly Check<WalletBench>[] = [
  {
    name: 'a stake that names another player or game than its token is refused',
    run: async (bench, demand) => {
      await expectChange(bench, demand, { what: 'stakes of somebody else', by: 0n }, async () => {
        for (const message of ['bet', 'bet_win'])
          for (const change of [{ player_id: randomUUID() }, { game_id: NO_GAME }])
            demand.refused(message, await tellOther(bench, message, change), 'TRANSACTION_MISMATCH');
      });
    },
  },
  {
    name: 'a stake under a token that nobody was given is refused',
    run: async (bench, demand) => {
      await expectChange(bench, demand, { what: 'stakes of nobody', by: 0n }, async () => {
        for (const message of ['bet', 'bet_win'])
          demand.refused(
            message,
            await tellOther(bench, message, { token: 'a'.repeat(43) }),
            'GAME_SESSION_OVER',
          );
      });
    },
  },
  { name: 'what is told in the name of another player is refused', run: refuseOthers },
  {
    name: 'the win of a free round of a game that the provider does not have is refused',
    run: async (bench, demand) => {
      await expectChange(bench, demand, { what: 'a free round of no game', by: 0n }, async () =>
        demand.refused(
          'free_win',
          await tellOther(bench, 'free_win', { game_id: NO_GAME }),
          'TRANSACTION_MISMATCH',
        ),
      );
    },
  },
  {
    name: 'a free round that the site did not give is not paid',
    run: async (bench, demand) => {
      const { token } = bench.first;
      const free = { free_round: { token, stake: baht(bench.stakeSatang + 1n) } };
      await expectChange(bench, demand, { what: 'a free round that nobody gave', by: 0n }, async () =>
        demand.refused('free_win', await tellOther(bench, 'free_win', free), 'NO_FREE_ROUND'),
      );
    },
  },
  {
    name: 'a correction that names another round than its win is refused',
    run: async (bench, demand) => {
      const [own, other, original] = [newId('round'), newId('round'), newId('win')];
      for (const round of [own, other]) await bet(bench, { round });
      await win(bench, { round: own, id: original });
      await win(bench, { round: other, satang: 0n });
      const wrong = { round: other, original, satang: bench.stakeSatang + 100n, was: bench.stakeSatang };
      await expectChange(bench, demand, { what: 'a correction of another round', by: 0n }, async () =>
        demand.refused('correct', await correct(bench, wrong), 'UNKNOWN_BET'),
      );
    },
  },
  {
    name: 'ids that differ in capitals are two, and count to their 64th sign',
    run: async (bench, demand) => {
      const [plain, long] = [newId('case'), newId('long').padEnd(63, '-')];
      const short = plain.slice(-8);
      const ids = [plain, plain.toUpperCase(), `${long}1`, `${long}2`, short, `${short}.`];
      const what = { what: 'bets of different ids', by: -bench.stakeSatang * BigInt(ids.length) };
      await expectChange(bench, demand, what, async () => {
        for (const id of ids) demand.done(`bet ${id}`, await bet(bench, { round: id, id }));
      });
      for (const id of ids) await rollback(bench, { round: id, original: id });
    },
  },
  {
    name: 'a player in capitals, the time of the provider and its reason are read',
    run: async (bench, demand) => {
      const [round, id] = [newId('round'), newId('bet')];
      const player_id = bench.playerId.toUpperCase();
      const at = bench.now().toISOString();
      await expectChange(bench, demand, { what: 'a bet and its rollback', by: 0n }, async () => {
        demand.done('bet', await bench.tell('bet', { ...betBody(bench, { round, id }), player_id, at }));
        const back = { player_id, round_id: round, original_id: id, transaction_id: newId('back') };
        demand.done('rollback', await bench.tell('rollback', { ...back, at, reason: 'a trial' }));
      });
      const other = newId('round');
      await bet(bench, { round: other });
      const lost = { ...winBody(bench, { round: other, satang: 0n }), ...aboutRound(bench, other) };
      demand.done('win', await bench.tell('win', { ...lost, player_id, at }));
    },
  },
];
