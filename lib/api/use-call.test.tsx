import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCall } from '#lib/api/use-call.ts';
import { pageAround } from '#tests/render-view.tsx';

test('the word of what a call makes out of date is the one of its contract', () => {
  const { result } = renderHook(
    () => [
      useCall('POST /api/lotto/bill/cancel', { changes: ['wallet'] }),
      // @ts-expect-error The contract says `wallet`.
      useCall('POST /api/lotto/bill/cancel', { changes: ['account'] }),
      // @ts-expect-error It may not be left out.
      useCall('POST /api/lotto/bill/cancel'),
      // @ts-expect-error The contract says that nothing is.
      useCall('POST /api/lotto/bill/validate', { changes: ['wallet'] }),
    ],
    { wrapper: ({ children }) => pageAround(children) },
  );
  expect(result.current.map(({ isPending }) => isPending)).toEqual([false, false, false, false]);
});
