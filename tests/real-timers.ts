import timers from 'node:timers';
import { afterAll, expect } from 'vitest';

// Files share a worker: whose timers stay replaced makes a later file wait for ever.
afterAll(() => {
  expect(globalThis.setTimeout).toBe(timers.setTimeout);
});
