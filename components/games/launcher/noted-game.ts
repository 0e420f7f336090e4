import type { SelectedGame } from '#stores/games.ts';
import { fieldOf, readKept, writeKept } from '#stores/kept.ts';

const PLACE = 'session_data';
const NAME = 'games';
const TEXTS = ['gameId', 'providerId', 'subProviderId', 'name', 'source'];

/** True for what this version wrote; it is shown and sent again, so nothing else is taken. */
function isSelected(kept: unknown): kept is SelectedGame {
  return TEXTS.every((name) => typeof fieldOf(kept, name) === 'string');
}

/** The game that was open in this tab when the page went; null when none was. */
export function readNotedGame(): SelectedGame | null {
  const noted = fieldOf(readKept(PLACE, NAME), 'selected');
  return isSelected(noted) ? noted : null;
}

/** Notes the game that is open, for a reload. */
export function noteGame(selected: SelectedGame | null): void {
  writeKept(PLACE, NAME, { selected });
}
