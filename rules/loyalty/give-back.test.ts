import { expect, test } from 'vitest';
import { LEAST_EDGE_BP, mostBackBp } from '#rules/loyalty/give-back.ts';
import { rtpBpOf, sheets } from '#rules/slots/sheets.ts';

test('all that gives back of one stake gives less than the stake costs, on every machine', () => {
  expect(Object.values(mostBackBp).reduce((sum, one) => sum + one, 0)).toBeLessThan(LEAST_EDGE_BP);
  for (const id of Object.keys(sheets) as (keyof typeof sheets)[])
    expect(10_000 - rtpBpOf(id)).toBeGreaterThanOrEqual(LEAST_EDGE_BP);
});
