import type { Check } from '#scripts/conformance/check.ts';
import { newId, type OpenedGame, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { expectChange } from '#scripts/conformance/wallet/expect-change.ts';
import { bet, betWin, correct, finish, rollback, win } from '#scripts/conformance/wallet/messages.ts';

const closing = new WeakMap<WalletBench, Promise<Ended>>();

interface Ended {
  readonly token: string;
  readonly won: string;
  readonly back: { readonly round: string; readonly original: string };
}

/** A session that is over, with a round that will win and one that will be rolled back. Made once for all checks. */
function endedSession(bench: WalletBench): Promise<Ended> {
  const known = closing.get(bench);
  if (known) return known;
  const made = (async () => {
    const opened: OpenedGame = await bench.openGame();
    const { token } = opened;
    const [won, round, original] = [newId('round'), newId('round'), newId('bet')];
    await bet(bench, { round: won, token });
    await bet(bench, { round, id: original, token });
    await opened.close();
    return { token, won, back: { round, original } };
  })();
  closing.set(bench, made);
  return made;
}

/** What holds once the session of a game is over. */
export const sessionChecks: readonly Check<WalletBench>[] = [
  {
    name: 'a bet after the session is refused',
    run: async (bench, demand) => {
      const { token } = await endedSession(bench);
      await expectChange(bench, demand, { what: 'a bet after the session', by: 0n }, async () =>
        demand.refused('the bet', await bet(bench, { round: newId('round'), token }), 'GAME_SESSION_OVER'),
      );
    },
  },
  {
    name: 'a whole round after the session is refused',
    run: async (bench, demand) => {
      const { token } = await endedSession(bench);
      const whole = { round: newId('round'), won: 3n * bench.stakeSatang, token };
      await expectChange(bench, demand, { what: 'a round after the session', by: 0n }, async () =>
        demand.refused('bet_win', await betWin(bench, whole), 'GAME_SESSION_OVER'),
      );
    },
  },
  {
    name: 'a bet that was taken is answered again after its session',
    run: async (bench, demand) => {
      const { token, back } = await endedSession(bench);
      await expectChange(bench, demand, { what: 'the same bet again', by: 0n }, async () =>
        demand.done('the bet', await bet(bench, { round: back.round, id: back.original, token })),
      );
    },
  },
  {
    name: 'a win after the session is paid',
    run: async (bench, demand) => {
      const { won } = await endedSession(bench);
      const [id, was] = [newId('win'), bench.stakeSatang];
      await expectChange(bench, demand, { what: 'a win after the session', by: was }, async () => {
        demand.done('the win', await win(bench, { round: won, id }));
        demand.done('the end of its round', await finish(bench, won));
      });
      const right = { round: won, original: id, satang: was + 100n, was };
      await expectChange(bench, demand, { what: 'a correction after the session', by: 100n }, async () =>
        demand.done('the correction', await correct(bench, right)),
      );
    },
  },
  {
    name: 'a rollback after the session gives its bet back',
    run: async (bench, demand) => {
      const { back } = await endedSession(bench);
      await expectChange(bench, demand, { what: 'a late rollback', by: bench.stakeSatang }, async () =>
        demand.done('the rollback', await rollback(bench, back)),
      );
    },
  },
];
