import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '#tests/render-view.tsx';
import { PageEffects } from './page-effects.tsx';

const page = vi.hoisted(() => ({ pathname: '/lotto/results', query: '' }));
const router = vi.hoisted(() => ({ refresh: () => {} }));
vi.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => page.pathname,
  useSearchParams: () => new URLSearchParams(page.query),
}));

const fade = vi.fn();
let isReduced = false;
beforeEach(() => {
  vi.useFakeTimers();
  isReduced = false;
  Object.assign(page, { pathname: '/lotto/results', query: '' });
  window.dataLayer = [];
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  Element.prototype.animate = fade;
  fade.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let again: () => void;
function Page() {
  const [, count] = useState(0);
  again = () => count((times) => times + 1);
  return (
    <>
      <PageEffects gtmId={null} />
      <main id="content" />
    </>
  );
}
/** Another render of the frame, as after a change of the route. */
function goTo(change: Partial<typeof page>): void {
  Object.assign(page, change);
  act(() => again());
}
const views = () => JSON.stringify(window.dataLayer);

test('a page view is reported 250 ms after the path or the query alone changed', async () => {
  renderView(<Page />);
  vi.advanceTimersByTime(250);
  await vi.dynamicImportSettled();
  expect(views()).toContain('"page_path":"/lotto/results"');
  goTo({ query: 'round_id=glo-2025-06-01' });
  vi.advanceTimersByTime(249);
  await vi.dynamicImportSettled();
  expect(views()).not.toContain('round_id');
  vi.advanceTimersByTime(1);
  await vi.dynamicImportSettled();
  expect(views()).toContain('"page_path":"/lotto/results?round_id=glo-2025-06-01"');
});

test('the content fades in for 0.4 s on every change of the route, from an opacity that counts as painted', () => {
  renderView(<Page />);
  expect(fade).not.toHaveBeenCalled();
  goTo({ pathname: '/lotto/rates' });
  goTo({ query: 'x=1' });
  expect(fade).toHaveBeenCalledTimes(2);
  const [[first], how] = fade.mock.calls[0] ?? [];
  expect(first.opacity).toBeGreaterThan(0);
  expect(how.duration).toBe(400);
});

test('nothing fades for who asked for less motion', () => {
  isReduced = true;
  renderView(<Page />);
  goTo({ pathname: '/lotto/rates' });
  expect(fade).not.toHaveBeenCalled();
});
