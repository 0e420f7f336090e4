'use client';

import { IdlePart } from '#components/ui/idle-part.tsx';

const loadLastPlayed = async () => (await import('#components/games/last-played.tsx')).LastPlayed;
const NOTHING = {};

/** What the member played last, once the page has loaded and rests. */
export function LastPlayedPart() {
  return <IdlePart load={loadLastPlayed} props={NOTHING} />;
}
