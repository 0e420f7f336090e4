import type { StateCreator } from 'zustand';

/** Facts of the agent that outlive a visit on this device. */
export interface LocalSlice {
  local: {
    /** Server time in epoch ms when announcements were last shown; null when never. */
    lastNotificationShownAt: number | null;
  };
  setNotificationShownAt(serverMs: number): void;
}

export const createLocalSlice: StateCreator<LocalSlice, [], [], LocalSlice> = (set) => ({
  local: { lastNotificationShownAt: null },
  setNotificationShownAt: (serverMs) => set({ local: { lastNotificationShownAt: serverMs } }),
});
