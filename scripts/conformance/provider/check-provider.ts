import { type Check, type Outcome, runChecks } from '#scripts/conformance/check.ts';
import { openBench, type ProviderBench, type ProviderSettings } from '#scripts/conformance/provider/bench.ts';
import { dayChecks } from '#scripts/conformance/provider/checks/day.ts';
import { fairnessChecks } from '#scripts/conformance/provider/checks/fairness.ts';
import { linkChecks } from '#scripts/conformance/provider/checks/links.ts';
import { messageChecks } from '#scripts/conformance/provider/checks/messages.ts';
import { pageChecks } from '#scripts/conformance/provider/checks/pages.ts';
import { roundChecks } from '#scripts/conformance/provider/checks/rounds.ts';
import { unknownChecks } from '#scripts/conformance/provider/checks/unknown.ts';
import { openModelWallet } from '#scripts/conformance/provider/model-wallet.ts';
import { createSender } from '#scripts/conformance/sender.ts';

/** All that must hold of a provider, in the order in which it is tried. */
const providerChecks: readonly Check<ProviderBench>[] = [
  ...linkChecks,
  ...roundChecks,
  ...unknownChecks,
  ...pageChecks,
  ...fairnessChecks,
  ...dayChecks,
  ...messageChecks,
];

/** How the site signs its own messages. */
const SITE = 'site';

export interface ProviderRun extends ProviderSettings {
  /** Where the program serves the wallet that the provider speaks to, on this machine. */
  readonly port: number;
  /** Only checks with this in their name. */
  readonly only?: string | undefined;
}

/** Tries a provider of games as the site would, with a wallet of its own. Throws when it cannot be reached. */
export async function checkProvider(
  settings: ProviderRun,
  tell?: (outcome: Outcome) => void,
  began: (walletUrl: string) => void = () => {},
): Promise<Outcome[]> {
  const { base, secret, port, only = '' } = settings;
  const sender = await createSender({ base, by: SITE, secret });
  await using wallet = await openModelWallet(port, sender.now);
  began(wallet.url);
  const bench = openBench(settings, wallet, sender);
  return await runChecks(
    bench,
    providerChecks.filter(({ name }) => name.includes(only)),
    tell,
  );
}
