'use client';

import dynamic from 'next/dynamic';

/** The room, as a part that comes with its own pages alone: those of other rounds do not carry it. */
export const RoomPart = dynamic(() =>
  import('#components/lotto/yeekee/yeekee-room.tsx').then((module) => module.YeekeeRoom),
);
