import { baht, newId, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
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
  const bets: { readonly id: string; readonly satang: bigint }[] = [];
  try {
    let held = await bench.balance();
    while (held > bench.largestSatang) {
      const id = newId('bet');
      // What stays must itself be a stake of the game.
      const spare = held - bench.stakeSatang;
      const isLast = spare <= bench.largestSatang;
      const satang = isLast ? spare : bench.largestSatang;
      const answer = await bet(bench, { round, satang, id });
      if (answer.error !== 0) throw new Error(`error ${answer.error} for a stake of ${baht(satang)}`);
      bets.push({ id, satang });
      held = await bench.balance();
    }
    return await act(held);
  } finally {
    for (const { id: original, satang: gives } of bets) await rollback(bench, { round, original, gives });
  }
}
