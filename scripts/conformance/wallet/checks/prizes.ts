import type { Check } from '#scripts/conformance/check.ts';
import type { Answer } from '#scripts/conformance/sender.ts';
import { newId, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { expectChange } from '#scripts/conformance/wallet/expect-change.ts';
import { finish, freeWin, promo } from '#scripts/conformance/wallet/messages.ts';

type Pay = (bench: WalletBench, moved: { round: string; id: string; satang?: bigint }) => Promise<Answer>;

/** A prize is paid once, and is no round that somebody staked on. */
function prizeCheck(message: string, pay: Pay): Check<WalletBench> {
  return {
    name: `${message} is paid once and is no wager`,
    run: async (bench, demand) => {
      const moved = { round: newId('round'), id: newId('prize') };
      await expectChange(
        bench,
        demand,
        { what: `${message} that came twice`, by: bench.stakeSatang },
        async () => {
          demand.done(message, await pay(bench, moved));
          demand.done(`the same ${message} again`, await pay(bench, moved));
          const other = await pay(bench, { ...moved, satang: bench.stakeSatang + 1n });
          demand.refused('the same id with another amount', other, 'TRANSACTION_MISMATCH');
        },
      );
      const often = { round: newId('round'), id: newId('prize') };
      const what = { what: `${message} that came ten times at once`, by: bench.stakeSatang };
      await expectChange(bench, demand, what, async () => {
        await Promise.all(Array.from({ length: 10 }, () => pay(bench, often)));
      });
      demand.refused('the end of a round that has no stake', await finish(bench, moved.round), 'UNKNOWN_BET');
    },
  };
}

/** What is paid without a stake. */
export const prizeChecks: readonly Check<WalletBench>[] = [
  prizeCheck('promo', promo),
  prizeCheck('free_win', freeWin),
];
