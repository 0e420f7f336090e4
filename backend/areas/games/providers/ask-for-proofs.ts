import { linkTo } from '#backend/areas/games/env.ts';
import { type Asker, askProvider, away } from '#backend/areas/games/providers/ask-provider.ts';
import { house, type RoundProof } from '#contract/house.ts';
import { HOUSE } from '#rules/games/house.ts';

/** What rounds of a player at the house can be played again from, by their ids. Refuses 4508 when it does not answer. */
export async function askForProofs(
  services: Asker,
  playerId: string,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, RoundProof>> {
  const provider = linkTo(services, HOUSE);
  if (!provider) throw away();
  const body = { player_id: playerId, round_ids: roundIds };
  const question = { provider, providerId: HOUSE, path: 'proofs', body };
  const { rounds } = await askProvider(services, question, house.proofs.data);
  return new Map(rounds.map((round) => [round.round_id, round]));
}
