import type { Check } from '#scripts/conformance/check.ts';
import { newId, type OpenedGame, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { expectChange } from '#scripts/conformance/wallet/expect-change.ts';
import { bet, rollback, win } from '#scripts/conformance/wallet/messages.ts';

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
      await expectChange(
        bench,
        demand,
        { what: 'a win after the session', by: bench.stakeSatang },
        async () => demand.done('the win', await win(bench, { round: won })),
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
