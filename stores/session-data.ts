import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createSessionSlice, type SessionSlice } from '#stores/session.ts';
import { readStoredCode, readStoredDrafts } from '#stores/stored-drafts.ts';

/** State kept in session storage under `session_data`. */
export function createSessionDataStore() {
  return createStore<SessionSlice>()(
    persist(createSessionSlice, {
      name: 'session_data',
      version: 1,
      skipHydration: true,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ session }) => ({ session }),
      merge: (stored, current) => ({
        ...current,
        session: { billDrafts: readStoredDrafts(stored), sentCode: readStoredCode(stored) },
      }),
    }),
  );
}

export type SessionDataStore = ReturnType<typeof createSessionDataStore>;
