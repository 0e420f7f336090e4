import type { Area } from '#stores/area.ts';
import { createKept, fieldOf, LOCAL_DATA } from '#stores/kept.ts';

/** Facts of the agent that outlive a visit on this device. */
export interface LocalState extends Area {
  /** Server time in epoch ms when announcements were last shown; null when never. */
  readonly lastNotificationShownAt: number | null;
  setNotificationShownAt(serverMs: number): void;
}

export function createLocalArea() {
  return createKept<LocalState>({
    place: LOCAL_DATA,
    name: 'local',
    create: (set) => ({
      lastNotificationShownAt: null,
      setNotificationShownAt: (serverMs) => set({ lastNotificationShownAt: serverMs }),
      // The device's, whoever uses it.
      forget: () => undefined,
    }),
    keep: ({ lastNotificationShownAt }) => ({ lastNotificationShownAt }),
    read: (kept) => {
      const shownAt = fieldOf(kept, 'lastNotificationShownAt');
      return typeof shownAt === 'number' ? { lastNotificationShownAt: shownAt } : {};
    },
  });
}
