'use client';

import type { LastRoomProps } from '#components/sooth/last-room.tsx';
import { LatePart } from '#lib/late-part.tsx';

const load = () => import('#components/sooth/last-room.tsx').then((module) => module.LastRoom);

/** What remembers the room, right after the page came. */
export function LastRoomPart(props: LastRoomProps) {
  return <LatePart load={load} props={props} />;
}
