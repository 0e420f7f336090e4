import { createStore } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import type { Area, AreaCreator } from '#stores/area.ts';
import { lateWrites } from '#stores/late-writes.ts';

/** Name of what stays on the device, in local storage. */
export const LOCAL_DATA = 'local_data';
const SESSION_DATA = 'session_data';
const places = { [LOCAL_DATA]: () => localStorage, [SESSION_DATA]: () => sessionStorage } as const;
type Place = keyof typeof places;

interface Kept<State extends Area> {
  /** `local_data` stays on the device, `session_data` lives as long as the tab. */
  readonly place: Place;
  /** Name of the area there. */
  readonly name: string;
  readonly create: AreaCreator<State>;
  readonly keep: (state: State) => object;
  /** True for a change that may be written when the page rests; every other is written at once. */
  readonly canWait?: (before: State, after: State) => boolean;
  /** The fields of what was kept that have the shape of this version; anything else on the device is ignored. */
  readonly read: (kept: unknown) => Partial<State>;
}

/** A field of a value that may be anything. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** All areas that are kept in a place; undefined when nothing is there that can be read. */
function readPlace(place: Place): unknown {
  try {
    return JSON.parse(places[place]().getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** What is kept of one area now, by this tab or another one. */
export function readKept(place: Place, name: string): unknown {
  return fieldOf(fieldOf(readPlace(place), 'state'), name);
}

/** One area's part of a place: what stands beside it, perhaps from another tab, stays as it is. */
function partOf(place: Place, name: string, canWait: () => boolean): PersistStorage<unknown> {
  const late = lateWrites((state: unknown) => {
    const others = fieldOf(readPlace(place), 'state');
    const all = { ...(typeof others === 'object' ? others : {}), [name]: state };
    try {
      places[place]().setItem(place, JSON.stringify({ state: all, version: 1 }));
    } catch {
      // A device that keeps nothing is no reason to fail: the state lives in this tab.
    }
  });
  return {
    getItem: () => {
      late.flush();
      return { state: readKept(place, name), version: 1 };
    },
    setItem: (_, { state }) => late.write(state, canWait()),
    removeItem: (key) => places[place]().removeItem(key),
  };
}

/** The store of an area that is kept in the browser's storage. What is there is read when the page has come alive. */
export function createKept<State extends Area>({ place, name, create, keep, canWait, read }: Kept<State>) {
  let before: State | undefined;
  let waits = false;
  return createStore<State>()(
    persist(create, {
      name: place,
      version: 1,
      skipHydration: true,
      storage: partOf(place, name, () => waits),
      // Called for every change, right before it is stored.
      partialize: (state): unknown => {
        waits = before !== undefined && canWait?.(before, state) === true;
        before = state;
        return keep(state);
      },
      // Where nothing is kept nothing changes, and nobody is drawn anew for it.
      merge: (kept, current) => (kept === undefined ? current : { ...current, ...read(kept) }),
    }),
  );
}
