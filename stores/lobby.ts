import type { Area } from '#stores/area.ts';
import { createStored, fieldOf, LOCAL_DATA } from '#stores/stored.ts';

/** What whoever uses this device likes to have at hand. */
export interface LobbyState extends Area {
  /** Codes of lottery kinds. */
  readonly favouriteKinds: readonly string[];
  toggleFavouriteKind(kind: string): void;
  /** Games by `gameKey`. */
  readonly favouriteGames: readonly string[];
  toggleFavouriteGame(key: string): void;
}

const MOST = 100;

const toggled = (all: readonly string[], one: string) =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one].slice(-MOST);

const textsOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];

export function createLobbyArea() {
  return createStored<LobbyState>({
    place: LOCAL_DATA,
    name: 'lobby',
    create: (set) => ({
      favouriteKinds: [],
      toggleFavouriteKind: (kind) =>
        set(({ favouriteKinds: kinds }) => ({ favouriteKinds: toggled(kinds, kind) })),
      favouriteGames: [],
      toggleFavouriteGame: (key) => set(({ favouriteGames: all }) => ({ favouriteGames: toggled(all, key) })),
      // The device's, whoever uses it.
      forget: () => undefined,
    }),
    keep: ({ favouriteKinds, favouriteGames }) => ({ favouriteKinds, favouriteGames }),
    read: (stored) => ({
      favouriteKinds: textsOf(fieldOf(stored, 'favouriteKinds')),
      favouriteGames: textsOf(fieldOf(stored, 'favouriteGames')),
    }),
  });
}
