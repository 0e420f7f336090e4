import { expect } from 'vitest';
import type { Area } from '#stores/area.ts';

/** Leaves something of a member in an area, and expects that `forget` takes it back, or that it `stays` with the device. */
export function expectForgets(area: { getState(): Area }, leave: () => void, stays = false): void {
  const data = () => JSON.parse(JSON.stringify(area.getState()));
  const fresh = data();
  leave();
  const left = data();
  expect(left).not.toEqual(fresh);
  area.getState().forget();
  expect(data()).toEqual(stays ? left : fresh);
}
