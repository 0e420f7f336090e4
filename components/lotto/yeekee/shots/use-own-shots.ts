'use client';

import { useState } from 'react';
import type { OwnShot } from '#components/lotto/yeekee/shoot/use-shoot.ts';
import type { YeekeeShot } from '#lib/api/lotto/queries.ts';
import type { RoomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';

/** What is known of this member's shots: those of the site, and those that were shot on this page since, newest first. */
export function useOwnShots(seen: readonly YeekeeShot[]) {
  const [shot, setShot] = useState<readonly OwnShot[]>([]);
  const byPosition = new Map(shot.map((one) => [one.position, one]));
  for (const { mine, position, receipt, number } of seen) {
    if (!mine) continue;
    const known = /^\d+$/.test(number) ? number : (byPosition.get(position)?.number ?? null);
    byPosition.set(position, { position, receipt, number: known });
  }
  const shots = [...byPosition.values()].sort((one, other) => other.position - one.position);
  return {
    shots,
    /** Position of the newest one, 0 without any. */
    newest: shots[0]?.position ?? 0,
    add: (one: OwnShot) => setShot((before) => [...before, one]),
    /** Baht that this member won as a shooter. */
    wonOf: ({ prizes }: Pick<RoomFacts, 'prizes'>) =>
      prizes.filter(({ position }) => byPosition.has(position)).reduce((sum, { prize }) => sum + prize, 0),
  };
}
