import { newId, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { bet, rollback } from '#scripts/conformance/wallet/messages.ts';

/**
 * Does something while the wallet holds no more than the largest stake: the rest is staked before and given back afterwards.
 * Throws where a stake is not taken.
 */
export async function whileDrained<Result>(
  bench: WalletBench,
  act: (heldSatang: bigint) => Promise<Result>,
): Promise<Result> {
  const round = newId('drain');
  const bets: string[] = [];
  try {
    let held = await bench.balance();
    while (held > bench.largestSatang) {
      const id = newId('bet');
      const answer = await bet(bench, { round, satang: bench.largestSatang, id });
      if (answer.error !== 0) throw new Error(`error ${answer.error} for the largest stake of the game`);
      bets.push(id);
      held = await bench.balance();
    }
    return await act(held);
  } finally {
    for (const original of bets) await rollback(bench, { round, original, gives: bench.largestSatang });
  }
}
