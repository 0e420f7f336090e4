import type { Demands } from '#scripts/conformance/demands.ts';
import type { WalletBench } from '#scripts/conformance/wallet/bench.ts';

/** Does something and demands that what the wallet holds has changed by so much, in satang. */
export async function expectChange<Result>(
  { balance }: Pick<WalletBench, 'balance'>,
  demand: Demands,
  { what, by }: { readonly what: string; readonly by: bigint },
  act: () => Promise<Result>,
): Promise<Result> {
  const before = await balance();
  const result = await act();
  demand.money(`the balance after ${what}`, before + by, await balance());
  return result;
}
