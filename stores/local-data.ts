import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createLocalSlice, type LocalSlice } from '#stores/local.ts';
import { createUserSlice, type UserSlice } from '#stores/user.ts';

export type LocalData = UserSlice & LocalSlice;

/** Its name in local storage. */
export const LOCAL_DATA = 'local_data';

/** State kept in local storage under `local_data`. The server's seed of the user wins over what was stored. */
export function createLocalDataStore(seed: UserSlice['user'] | undefined) {
  return createStore<LocalData>()(
    persist((...args) => ({ ...createUserSlice(seed)(...args), ...createLocalSlice(...args) }), {
      name: LOCAL_DATA,
      version: 1,
      skipHydration: true,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ user, local }) => ({ user, local }),
      merge: (stored, current) => ({ ...current, ...storedLocal(stored), user: current.user }),
    }),
  );
}

/** The stored local slice, when it has the shape of this version; anything else on the device is ignored. */
function storedLocal(stored: unknown): Partial<Pick<LocalData, 'local'>> {
  if (typeof stored !== 'object' || stored === null || !('local' in stored)) return {};
  const { local } = stored;
  if (typeof local !== 'object' || local === null || !('lastNotificationShownAt' in local)) return {};
  const shownAt = local.lastNotificationShownAt;
  return typeof shownAt === 'number' ? { local: { lastNotificationShownAt: shownAt } } : {};
}

export type LocalDataStore = ReturnType<typeof createLocalDataStore>;
