import 'server-only';
import type { Game } from '#contract/games/catalogue.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { HOUSE } from '#rules/games/house.ts';
import { describeMachine, expectedRange } from '#rules/slots/describe-machine.ts';
import { findHouseGame, machineOfGame } from '#rules/slots/games.ts';
import { machineVersion } from '#rules/slots/machines.ts';
import { type PayChance, payChances, rarestOdds } from '#rules/slots/pay-chances.ts';
import { sheets } from '#rules/slots/sheets.ts';

function partsOf(rtp: number, chances: readonly PayChance[]) {
  const first = chances.reduce((sum, { share }) => sum + share, 0);
  return { first, after: Math.max(0, rtp - first) };
}

/** All that is told of a game of the house before it is played; null for a game of another provider, whose mathematics are its own. */
export async function loadSheet(game: Game) {
  if (game.provider_id !== HOUSE || !findHouseGame(game.game_id)) return null;
  const asked = { provider_id: game.provider_id, game_id: game.game_id };
  const { rounds, percent, equal_rounds: equalRounds } = await readPublic('GET /api/game/return', asked);
  const machine = machineOfGame(game.game_id);
  const facts = sheets[machine.id];
  const chances = payChances(machine.id);
  const mostStakes = machine.mostHundredths / 100;
  const real =
    percent === null || equalRounds === null
      ? null
      : { rounds, percent, range: expectedRange(facts, equalRounds) };
  return {
    ...{ gameId: game.game_id, machineId: machine.id, facts, machine: describeMachine(machine.id), real },
    chances,
    /** Of the return: what the first window pays, and what follows it; null where that is not told apart. */
    parts: chances && partsOf(facts.rtp, chances),
    mostStakes,
    mostOdds: rarestOdds(facts, mostStakes),
    stakes: { least: game.min, most: game.max },
    version: await machineVersion(webHashing, machine),
  };
}

export type GameSheetFacts = NonNullable<Awaited<ReturnType<typeof loadSheet>>>;
