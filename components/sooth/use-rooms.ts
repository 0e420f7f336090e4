'use client';

import { useQuery } from '@tanstack/react-query';
import { serverNowMs } from '#lib/api/caller.ts';
import { type SoothDetail, type SoothRoom, soothRoomQuery, soothRoomsQuery } from '#lib/api/sooth/queries.ts';
import type { OwnSooth } from '#lib/loaders/sooth.ts';

/** So long after a hand was dealt it is asked for. */
const AFTER_HAND_MS = 700;
const AT_LEAST_MS = 2_000;
/** After a failure, and where no hand is waited for, the site is not asked more often than this. */
const SELDOM_MS = 15_000;

/** How long until the next hand of these rooms can be read, in ms. */
function refreshMs(rooms: readonly SoothRoom[], isFailed: boolean): number {
  const next = rooms.flatMap(({ next_hand_at: at }) => (at === null ? [] : [Date.parse(at)]));
  const untilMs = next.length === 0 ? SELDOM_MS : Math.min(...next) + AFTER_HAND_MS - serverNowMs();
  return Math.max(untilMs, isFailed ? SELDOM_MS : AT_LEAST_MS);
}

const live = { refetchOnWindowFocus: 'always' } as const;

/** All rooms, read again as hands are dealt while the page is seen. */
export function useRooms(first: OwnSooth['list']) {
  return useQuery({
    ...soothRoomsQuery(),
    ...live,
    initialData: first,
    refetchInterval: ({ state }) => refreshMs((state.data ?? first).rooms, state.status === 'error'),
  });
}

/** One room in the same way. */
export function useRoom(first: SoothDetail) {
  return useQuery({
    ...soothRoomQuery(first.room.room_id),
    ...live,
    initialData: first,
    refetchInterval: ({ state }) => refreshMs([(state.data ?? first).room], state.status === 'error'),
  });
}
