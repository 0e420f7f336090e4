import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { formatBaht } from '#rules/money/baht.ts';
import { CountedUp } from './counted-up.tsx';

afterEach(() => vi.restoreAllMocks());

test('a sum counts up from nothing, also by a frame that began before it was asked for', () => {
  let frame: FrameRequestCallback = () => undefined;
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    frame = draw;
    return 1;
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(<CountedUp satang={90_000n} textOf={formatBaht} />);
  act(() => frame(991));
  expect(screen.queryByText('0.00')).not.toBeNull();
  act(() => frame(1_900));
  expect(screen.queryByText('900.00')).not.toBeNull();
});
