import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { isDraftLine } from '#stores/lotto.ts';
import { createSessionSlice, type SessionSlice } from '#stores/session.ts';

/** State kept in session storage under `session_data`. */
export function createSessionDataStore() {
  return createStore<SessionSlice>()(
    persist(createSessionSlice, {
      name: 'session_data',
      version: 1,
      skipHydration: true,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ session }) => ({ session }),
      merge: (stored, current) => ({ ...current, session: { billDrafts: storedDrafts(stored) } }),
    }),
  );
}

/** Stored drafts, line by line as far as they have the shape of this version. */
function storedDrafts(stored: unknown): SessionSlice['session']['billDrafts'] {
  if (typeof stored !== 'object' || stored === null || !('session' in stored)) return {};
  const { session } = stored;
  if (typeof session !== 'object' || session === null || !('billDrafts' in session)) return {};
  const { billDrafts } = session;
  if (typeof billDrafts !== 'object' || billDrafts === null) return {};
  return Object.fromEntries(
    Object.entries(billDrafts).map(([roundId, lines]) => [roundId, Array.isArray(lines) ? lines.filter(isDraftLine) : []]),
  );
}

export type SessionDataStore = ReturnType<typeof createSessionDataStore>;
