import { expect, test } from 'vitest';
import { systemRandom } from '#backend/random.ts';
import { paymentRef } from './payment-ref.ts';

test('sixteen letters and digits that are hard to confuse, different each time', () => {
  const refs = Array.from({ length: 200 }, () => paymentRef(systemRandom));
  for (const ref of refs) expect(ref).toMatch(/^[A-HJKMNP-Z2-9]{16}$/);
  expect(new Set(refs).size).toBe(refs.length);
});
