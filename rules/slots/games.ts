import { featureGames } from './games/feature-games.ts';
import { firstGames } from './games/first-games.ts';
import type { HouseGame } from './games/house-game.ts';
import type { Machine } from './machine.ts';
import { machines } from './machines.ts';

/** The games of the house, in the order in which lobbies show them. A new one goes to the end: places are kept by databases. */
export const houseGames: readonly HouseGame[] = [...firstGames, ...featureGames];

/** A game by its id; undefined for one that there is not. */
export function findHouseGame(id: string): HouseGame | undefined {
  return houseGames.find((game) => game.id === id);
}

/** The machine that a game is played on. Throws RangeError for a game that there is not. */
export function machineOfGame(id: string): Machine {
  const game = findHouseGame(id);
  if (!game) throw new RangeError(`${id} is no game of the house`);
  return machines[game.machine];
}
