import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouteProgress } from './route-progress.tsx';

const page = vi.hoisted(() => ({ pathname: '/lotto/lobby', query: '', isMoving: false }));
vi.mock('next/navigation', () => ({
  usePathname: () => page.pathname,
  useSearchParams: () => new URLSearchParams(page.query),
}));
vi.mock('#components/ui/navigation.tsx', () => ({ useIsMoving: () => page.isMoving }));

const bar = () => screen.queryByRole('progressbar');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
let view: ReturnType<typeof render>;

/** What the router says from now on. */
function become(change: Partial<typeof page>): void {
  Object.assign(page, change);
  view.rerender(<RouteProgress />);
}
/** Back or Forward to an address, whose page is not there yet. */
function traverse(path: string): void {
  window.history.replaceState(null, '', path);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { pathname: '/lotto/lobby', query: '', isMoving: false });
  window.history.replaceState(null, '', '/lotto/lobby');
  view = render(<RouteProgress />);
});
afterEach(() => vi.useRealTimers());

test('comes after 200 ms and stays until the page is there, however long that takes', () => {
  become({ isMoving: true });
  pass(199);
  expect(bar()).toBeNull();
  pass(1);
  expect(bar()).not.toBeNull();
  pass(60_000);
  expect(bar()).not.toBeNull();
  become({ isMoving: false, pathname: '/lotto/rates' });
  expect(bar()).toBeNull();
});

test('is there for Back while its page is on its way, and gone with it', () => {
  traverse('/lotto/results?before=2025-01-01');
  pass(200);
  expect(bar()).not.toBeNull();
  become({ pathname: '/lotto/results', query: 'before=2025-01-01' });
  expect(bar()).toBeNull();
  pass(1_000);
  expect(bar()).toBeNull();
});

test('is not there for Back to a page that stands there already', () => {
  traverse('/lotto/lobby');
  pass(1_000);
  expect(bar()).toBeNull();
});

test('Back while another page was on its way leaves no bar behind', () => {
  become({ isMoving: true });
  pass(300);
  traverse('/lotto/lobby');
  become({ isMoving: false });
  pass(6_000);
  expect(bar()).toBeNull();
});
