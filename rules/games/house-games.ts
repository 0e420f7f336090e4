import { findHouseGame } from '#rules/slots/games.ts';
import { type MachineId, machineIds } from '#rules/slots/machine.ts';
import { tableGames } from '#rules/tables/games.ts';
import { type TableId, tableIds } from '#rules/tables/table.ts';

/** What games of the house are played on: a machine or a table. */
export const playedOnIds = [...machineIds, ...tableIds] as const;
export type PlayedOnId = MachineId | TableId;

/** A game of the house, by what it is played on. */
export interface OwnGame {
  readonly id: string;
  readonly machine: PlayedOnId;
  readonly name: { readonly th: string; readonly en: string };
}

export function isPlayedOnId(text: string | undefined): text is PlayedOnId {
  return playedOnIds.some((id) => id === text);
}

/** A game of the house by its id, of whatever kind; undefined for one that there is not. */
export function findOwnGame(id: string): OwnGame | undefined {
  return findHouseGame(id) ?? tableGames.find((game) => game.id === id);
}

/** The address of the page that a game is played on in the launcher, with what stands in its fragment. */
export function framePathOf(gameId: string, facts: Readonly<Record<string, string>>): string {
  const isTable = tableGames.some(({ id }) => id === gameId);
  return `/frames/${isTable ? 'tables' : 'slots'}.html#${new URLSearchParams({ game: gameId, ...facts })}`;
}
