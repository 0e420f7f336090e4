import { fieldOf, readStored, writeStored } from '#stores/stored.ts';

const PLACE = 'session_data';
/** Beside the areas: only the page of baccarat tips asks for it. Logging out empties it with all that the tab holds. */
const SOOTH = 'sooth';

/** The baccarat room that was looked at last in this tab; the address says which one is open. */
export function readLastRoom(): number | null {
  const roomId = fieldOf(readStored(PLACE, SOOTH), 'roomId');
  return typeof roomId === 'number' ? roomId : null;
}

export function writeLastRoom(roomId: number): void {
  writeStored(PLACE, SOOTH, { roomId });
}
