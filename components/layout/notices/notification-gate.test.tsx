import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayShowAgain } from '#components/layout/notices/notification-gate.tsx';

const MINUTE_MS = 60_000;

it('shows announcements to who never saw them', () => {
  expect(mayShowAgain(null, 0)).toBe(true);
});

it('rests for 15 minutes to the millisecond', () => {
  expect(mayShowAgain(0, 15 * MINUTE_MS - 1)).toBe(false);
  expect(mayShowAgain(0, 15 * MINUTE_MS)).toBe(true);
});

it('shows them once in any 15 minutes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 * MINUTE_MS }), { maxLength: 60 }), (pauses) => {
      let nowMs = 0;
      let shownAt: number | null = null;
      const shown: number[] = [];
      for (const pause of pauses) {
        nowMs += pause;
        if (!mayShowAgain(shownAt, nowMs)) continue;
        shownAt = nowMs;
        shown.push(nowMs);
      }
      for (const [at, time] of shown.entries()) {
        if (at > 0) expect(time - (shown[at - 1] ?? 0)).toBeGreaterThanOrEqual(15 * MINUTE_MS);
      }
    }),
  );
});
