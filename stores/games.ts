import { createStore } from 'zustand';
import type { Area } from '#stores/area.ts';

/** A game that was chosen, with what the launcher says of it before anything is read. */
export interface SelectedGame {
  readonly gameId: string;
  readonly providerId: string;
  readonly subProviderId: string;
  readonly name: string;
  /** Where it was chosen: a page or a row of it. */
  readonly source: string;
  readonly isDemo: boolean;
}

/** The game that the launcher has open, in this tab; the launcher itself notes it for a reload. */
export interface GamesState extends Area {
  readonly selected: SelectedGame | null;
  select(game: SelectedGame): void;
  close(): void;
}

export function createGamesArea() {
  return createStore<GamesState>()((set) => {
    const close = () => set({ selected: null });
    return { selected: null, select: (selected) => set({ selected }), close, forget: close };
  });
}
