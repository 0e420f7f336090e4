import type { Check } from '#scripts/conformance/check.ts';
import { baht, newId, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { expectChange } from '#scripts/conformance/wallet/expect-change.ts';
import { betBody } from '#scripts/conformance/wallet/messages.ts';

/** A bet with something in it that makes it none. */
function malformed(name: string, wrong: (bench: WalletBench) => readonly object[]): Check<WalletBench> {
  return {
    name,
    run: async (bench, demand) => {
      await expectChange(bench, demand, { what: 'a bet that is not read', by: 0n }, async () => {
        for (const part of wrong(bench)) {
          const body = { ...betBody(bench, { round: newId('round') }), ...part };
          demand.status(`${JSON.stringify(part)}`, await bench.tell('bet', body), 422);
        }
      });
    },
  };
}

/** What a message must look like. */
export const shapeChecks: readonly Check<WalletBench>[] = [
  malformed('an unknown field is refused', () => [{ scale: 1_000 }]),
  malformed('a third decimal is refused', ({ stakeSatang }) => [{ amount: baht(stakeSatang) + 0.005 }]),
  malformed('another currency is refused', () => [{ currency: 'USD' }, { currency: 'mTHB' }]),
  malformed('an amount of nothing, or below it, is refused', () => [{ amount: 0 }, { amount: -1 }]),
  malformed('an amount that is a text is refused', ({ stakeSatang }) => [
    { amount: String(baht(stakeSatang)) },
  ]),
];
