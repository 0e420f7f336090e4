'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePage } from '#components/ui/page-context.tsx';
import { serverNowMs } from '#lib/api/caller.ts';
import { yeekeeRoundQuery, yeekeeShotsQuery } from '#lib/api/lotto/queries.ts';
import { type RoomFacts, roomRefreshMs } from '#lib/lotto/yeekee/yeekee-room.ts';

/** After a failure the site is not asked more often than this. */
const AFTER_FAILURE_MS = 10_000;

function refreshOf(room: RoomFacts, isFailed: boolean): number | false {
  const everyMs = roomRefreshMs(room, serverNowMs());
  return everyMs !== false && isFailed ? Math.max(everyMs, AFTER_FAILURE_MS) : everyMs;
}

/**
 * The newest of a Yeekee round, asked for again while the page is seen and the round goes on. The one place where a stream
 * of events can take over.
 */
export function useRoom(first: RoomFacts) {
  const { nowMs: renderedMs } = usePage();
  const { data, isError, refetch } = useQuery({
    ...yeekeeRoundQuery(first.round_id),
    enabled: roomRefreshMs(first, renderedMs) !== false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => refreshOf(state.data ?? first, state.status === 'error'),
  });
  const room: RoomFacts = data ?? first;
  return { room, isStale: isError, refetch: () => void refetch() };
}

/**
 * Shots as this member sees them; a visitor has none. Read again once their numbers are shown, and while somebody looks at
 * the list (`isWatched`) when there are more.
 */
export function useShots(room: RoomFacts, memberId: string | null, isWatched: boolean) {
  const isMember = memberId !== null;
  const { data, isError, refetch } = useQuery({
    ...yeekeeShotsQuery(room.round_id),
    enabled: isMember && room.count > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isHidden = room.proof !== null && data?.some(({ number }) => number.startsWith('*')) === true;
  const isShort = isWatched && data !== undefined && data.length < room.count ? room.count : 0;
  useEffect(() => {
    if (isHidden || isShort > 0) void refetch();
  }, [isHidden, isShort, refetch]);
  return { shots: data ?? [], isLoading: isMember && room.count > 0 && !data && !isError, isError, refetch };
}
