'use client';

import dynamic from 'next/dynamic';

/** What a closed round waits for, as a part that comes with such rounds alone: the bet builder of an open one does not carry it. */
export const RoundWaitPart = dynamic(() =>
  import('#components/lotto/round/round-wait.tsx').then((module) => module.RoundWait),
);
