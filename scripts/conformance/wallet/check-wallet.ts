import { type Check, type Outcome, runChecks } from '#scripts/conformance/check.ts';
import { createSender, type Peer } from '#scripts/conformance/sender.ts';
import { openBench, type WalletBench, type WalletSettings } from '#scripts/conformance/wallet/bench.ts';
import { answerChecks } from '#scripts/conformance/wallet/checks/answers.ts';
import { betChecks } from '#scripts/conformance/wallet/checks/bets.ts';
import { bookChecks } from '#scripts/conformance/wallet/checks/books.ts';
import { nameChecks } from '#scripts/conformance/wallet/checks/names.ts';
import { prizeChecks } from '#scripts/conformance/wallet/checks/prizes.ts';
import { questionChecks } from '#scripts/conformance/wallet/checks/questions.ts';
import { rollbackChecks } from '#scripts/conformance/wallet/checks/rollbacks.ts';
import { roundChecks } from '#scripts/conformance/wallet/checks/rounds.ts';
import { sessionChecks } from '#scripts/conformance/wallet/checks/sessions.ts';
import { shapeChecks } from '#scripts/conformance/wallet/checks/shapes.ts';
import { signatureChecks } from '#scripts/conformance/wallet/checks/signatures.ts';
import { winChecks } from '#scripts/conformance/wallet/checks/wins.ts';

/** All that must hold of a wallet, in the order in which it is tried. */
const walletChecks: readonly Check<WalletBench>[] = [
  ...signatureChecks,
  ...shapeChecks,
  ...questionChecks,
  ...betChecks,
  ...winChecks,
  ...rollbackChecks,
  ...roundChecks,
  ...prizeChecks,
  ...nameChecks,
  ...answerChecks,
  ...sessionChecks,
  ...bookChecks,
];

export interface WalletRun extends WalletSettings {
  /** Only checks with this in their name. */
  readonly only?: string | undefined;
}

/** Tries a wallet as a provider of games would. Throws when the game cannot be opened or the wallet not reached. */
export async function checkWallet(
  peer: Peer,
  settings: WalletRun,
  tell?: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const bench = await openBench(await createSender(peer), settings);
  const { only = '' } = settings;
  const chosen = walletChecks.filter(({ name }) => name.includes(only));
  const outcomes = await runChecks(bench, chosen, tell);
  await endRounds(bench);
  return outcomes;
}

/** Ends what the checks left open. */
async function endRounds({ noted, tell, playerId }: WalletBench): Promise<void> {
  const rounds = new Set(noted.filter(({ kind }) => kind === 'bet').map(({ round }) => round));
  for (const round of rounds) await tell('finish', { player_id: playerId, round_id: round });
}
