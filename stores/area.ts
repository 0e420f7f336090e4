import type { StateCreator } from 'zustand';

/** What every area of state brings. */
export interface Area {
  /** Takes back all that belongs to the member. Logging out calls it on every area. */
  forget(): void;
}

/** State of an area and how it changes. */
export type AreaCreator<State extends Area> = StateCreator<State, [], []>;
