import type { Area } from '#stores/area.ts';
import { createKept, fieldOf, LOCAL_DATA } from '#stores/kept.ts';

/** What whoever uses this device likes to have at hand. */
export interface LobbyState extends Area {
  /** Codes of lottery kinds. */
  readonly favouriteKinds: readonly string[];
  toggleFavouriteKind(kind: string): void;
}

const MOST = 100;

export function createLobbyArea() {
  return createKept<LobbyState>({
    place: LOCAL_DATA,
    name: 'lobby',
    create: (set) => ({
      favouriteKinds: [],
      toggleFavouriteKind: (kind) =>
        set(({ favouriteKinds: kinds }) => ({
          favouriteKinds: kinds.includes(kind)
            ? kinds.filter((one) => one !== kind)
            : [...kinds, kind].slice(-MOST),
        })),
      // The device's, whoever uses it.
      forget: () => undefined,
    }),
    keep: ({ favouriteKinds }) => ({ favouriteKinds }),
    read: (kept) => {
      const kinds = fieldOf(kept, 'favouriteKinds');
      return Array.isArray(kinds) ? { favouriteKinds: kinds.filter((one) => typeof one === 'string') } : {};
    },
  });
}
