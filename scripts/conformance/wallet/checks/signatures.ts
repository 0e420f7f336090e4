import type { Check } from '#scripts/conformance/check.ts';
import type { Signing } from '#scripts/conformance/sender.ts';
import type { WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { everyMessage } from '#scripts/conformance/wallet/every-message.ts';
import { expectChange } from '#scripts/conformance/wallet/expect-change.ts';

const LATE_MS = 6 * 60_000;

/** A message of each kind, or the bet alone, signed in ways that no wallet may take. */
function badlySigned(
  name: string,
  signing: (text: string) => readonly Signing[],
  isChosen: (message: string) => boolean = () => true,
): Check<WalletBench> {
  return {
    name,
    run: async (bench, demand) => {
      await expectChange(bench, demand, { what: 'messages that are not taken', by: 0n }, async () => {
        for (const [message, body] of everyMessage(bench).filter(([one]) => isChosen(one))) {
          const text = JSON.stringify(body);
          for (const one of signing(text))
            demand.status(message, await bench.tell(message, text, one), 401, 403);
        }
      });
    },
  };
}

const isBet = (message: string) => message === 'bet';

/** Who may speak to the wallet. A wallet may slow down who signs wrongly often, so there are no more of them than are needed. */
export const signatureChecks: readonly Check<WalletBench>[] = [
  badlySigned('a message without a signature is refused', () => [{ signed: false }]),
  badlySigned('a forged signature is refused', () => [{ secret: 'a secret that nobody was given' }]),
  badlySigned('an old timestamp is refused', () => [{ shiftMs: -LATE_MS }]),
  badlySigned('a timestamp that is yet to come is refused', () => [{ shiftMs: LATE_MS }], isBet),
  badlySigned('a provider that nobody knows is refused', () => [{ by: 'nobody-knows-this-one' }], isBet),
  badlySigned(
    'a body written anew after it was signed is refused',
    (text) => [{ sent: JSON.stringify(JSON.parse(text), null, 1) }],
    isBet,
  ),
];
