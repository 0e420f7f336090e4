import type { Check } from '#scripts/conformance/check.ts';
import type { Signing } from '#scripts/conformance/sender.ts';
import { newId, type WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { expectChange } from '#scripts/conformance/wallet/expect-change.ts';
import { betBody } from '#scripts/conformance/wallet/messages.ts';

const LATE_MS = 6 * 60_000;

/** A bet that is signed in a way that no wallet may take. */
function badlySigned(name: string, signing: (text: string) => readonly Signing[]): Check<WalletBench> {
  return {
    name,
    run: async (bench, demand) => {
      const text = JSON.stringify(betBody(bench, { round: newId('round') }));
      await expectChange(bench, demand, { what: 'a bet that is not taken', by: 0n }, async () => {
        for (const one of signing(text))
          demand.status('the answer', await bench.tell('bet', text, one), 401, 403);
      });
    },
  };
}

/** Who may speak to the wallet. */
export const signatureChecks: readonly Check<WalletBench>[] = [
  badlySigned('a message without a signature is refused', () => [{ signed: false }]),
  badlySigned('a forged signature is refused', () => [{ secret: 'a secret that nobody was given' }]),
  badlySigned('an old timestamp is refused', () => [{ shiftMs: -LATE_MS }, { shiftMs: LATE_MS }]),
  badlySigned('a body written anew after it was signed is refused', (text) => [
    { sent: JSON.stringify(JSON.parse(text), null, 1) },
  ]),
];
