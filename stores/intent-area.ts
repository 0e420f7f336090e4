import type { Area } from '#stores/area.ts';
import { createStored, fieldOf } from '#stores/stored.ts';

/** Something that was sent, until it is known what became of it; it survives a reload of the tab. */
export interface IntentState<Intent> extends Area {
  readonly intent: Intent | null;
  setIntent(intent: Intent | null): void;
}

/** The store of an area that keeps no more than what was sent. `read` is given what was stored of it and answers null unless it is whole. */
export function createIntentArea<Intent>(name: string, read: (stored: unknown) => Intent | null) {
  return createStored<IntentState<Intent>>({
    place: 'session_data',
    name,
    create: (set) => ({
      intent: null,
      setIntent: (intent) => set({ intent }),
      forget: () => set({ intent: null }),
    }),
    keep: ({ intent }) => ({ intent }),
    read: (stored) => ({ intent: read(fieldOf(stored, 'intent')) }),
  });
}
