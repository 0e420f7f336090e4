'use client';

import { printOf } from '#components/layout/notices/print-of.ts';
import type { Notification } from '#contract/agent.ts';
import { useArea } from '#stores/provider.tsx';

/** Which announcements were read to their end on this device, and a function that says that some of `all` were. */
export function useReadAnnouncements() {
  const known = useArea('local', (state) => state.readAnnouncements);
  const setRead = useArea('local', (state) => state.setReadAnnouncements);
  return {
    isRead: (one: Notification) => known.includes(printOf(one)),
    noteRead: (all: readonly Notification[], read: readonly Notification[]) => {
      const prints = read.map(printOf);
      setRead(all.map(printOf).filter((print) => known.includes(print) || prints.includes(print)));
    },
  };
}
