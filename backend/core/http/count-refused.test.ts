import { afterEach, expect, test, vi } from 'vitest';
import { countRefused } from './count-refused.ts';

afterEach(() => void vi.useRealTimers());

test('says once a minute how much was turned away, and nothing in a quiet one', () => {
  vi.useFakeTimers();
  const lines: object[] = [];
  const count = countRefused({ warn: (facts) => void lines.push(facts) });
  for (let times = 0; times < 1_000; times += 1) count(431);
  count('connection');
  vi.advanceTimersByTime(59_999);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(lines).toEqual([{ refused: { 431: 1_000, connection: 1 } }]);
  vi.advanceTimersByTime(600_000);
  count(429);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([{ refused: { 431: 1_000, connection: 1 } }, { refused: { 429: 1 } }]);
});
