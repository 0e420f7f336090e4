import { createStore } from 'zustand';
import type { Area, AreaCreator } from '#stores/area.ts';
import { lateWrites } from '#stores/late-writes.ts';

/** Name of what stays on the device, in local storage. */
export const LOCAL_DATA = 'local_data';
const SESSION_DATA = 'session_data';
type Place = typeof LOCAL_DATA | typeof SESSION_DATA;
/** Throws where the browser keeps nothing. */
const storageOf = (place: Place) => (place === LOCAL_DATA ? localStorage : sessionStorage);

interface Stored<State extends Area> {
  /** `local_data` stays on the device, `session_data` lives as long as the tab. */
  readonly place: Place;
  /** Name of the area there. */
  readonly name: string;
  readonly create: AreaCreator<State>;
  readonly keep: (state: State) => object;
  /** True for a change that may be written when the page rests; every other is written at once. */
  readonly canWait?: (before: State, after: State) => boolean;
  /** The fields of what was stored that have the shape of this version; anything else on the device is ignored. */
  readonly read: (stored: unknown) => Partial<State>;
}

/** A field of a value that may be anything. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A text field of it; empty where it is none. */
export function textOf(value: unknown, name: string): string {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : '';
}

/** All areas that are stored in a place; null or undefined where there are none, or none that can be read. */
function readPlace(place: Place): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(place) ?? 'null');
  } catch {
    return undefined;
  }
}

/** What is stored of one area now, by this tab or another one. */
export function readStored(place: Place, name: string): unknown {
  return fieldOf(fieldOf(readPlace(place), 'state'), name);
}

function writePlace(place: Place, state: object): void {
  try {
    storageOf(place).setItem(place, JSON.stringify({ state, version: 1 }));
  } catch {
    // A device that keeps nothing is no reason to fail: the state lives in this tab.
  }
}

/** Writes one area's part of a place: what stands beside it, perhaps from another tab, stays as it is. */
export function writeStored(place: Place, name: string, state: object): void {
  writePlace(place, { ...Object(fieldOf(readPlace(place), 'state')), [name]: state });
}

/** Empties what belongs to the tab: all of it is one member's. */
export const forgetTab = (): void => writePlace(SESSION_DATA, {});

/** The store of an area that is stored in the browser's storage. What is there is read when the page has come alive. */
export function createStored<State extends Area>({
  place,
  name,
  create,
  keep,
  canWait,
  read,
}: Stored<State>) {
  const store = createStore<State>()(create);
  const late = lateWrites((state: State) => writeStored(place, name, keep(state)));
  let isReading = false;
  store.subscribe((state, before) => {
    if (!isReading) late.write(state, canWait?.(before, state) ?? false);
  });
  const readAgain = () => {
    late.flush();
    const stored = readStored(place, name);
    // Where nothing is stored nothing changes, and nobody is drawn anew for it.
    if (stored === undefined) return;
    isReading = true;
    store.setState(read(stored));
    isReading = false;
  };
  return Object.assign(store, { stored: { place, readAgain } });
}
