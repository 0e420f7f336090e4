'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { LastRoomProps } from '#components/sooth/last-room.tsx';

/** What remembers the room comes right after the page: as a static import it would weigh on the first load of every page. */
export function LastRoomPart(props: LastRoomProps) {
  const [Part, setPart] = useState<ComponentType<LastRoomProps>>();
  useEffect(() => {
    import('#components/sooth/last-room.tsx').then(
      (module) => setPart(() => module.LastRoom),
      () => undefined,
    );
  }, []);
  return Part ? <Part {...props} /> : null;
}
