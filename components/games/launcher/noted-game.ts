import type { SelectedGame } from '#stores/games.ts';
import { fieldOf, readStored, writeStored } from '#stores/stored.ts';

const PLACE = 'session_data';
const NAME = 'games';
const TEXTS = ['gameId', 'providerId', 'subProviderId', 'name', 'source'];

/** True for what this version wrote; it is shown and sent again, so nothing else is taken. */
function isSelected(kept: unknown): kept is SelectedGame {
  return TEXTS.every((name) => typeof fieldOf(kept, name) === 'string');
}

/** The game that this member, or nobody, had open in this tab when the page went; null when none was. */
export function readNotedGame(memberId: string | null): SelectedGame | null {
  const stored = readStored(PLACE, NAME);
  const noted = fieldOf(stored, 'selected');
  return isSelected(noted) && fieldOf(stored, 'memberId') === memberId ? noted : null;
}

/** Notes the game that is open, and whose it is, for a reload: a login may have ended, and the next one be another's. */
export function noteGame(selected: SelectedGame | null, memberId: string | null): void {
  writeStored(PLACE, NAME, { selected, memberId });
}
