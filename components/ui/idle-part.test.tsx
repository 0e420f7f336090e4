import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '#tests/render-view.tsx';
import { IdlePart, loadPartsNow } from './idle-part.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const Part = () => <p>there</p>;
const props = {};

test('a part that could not be loaded is tried again until it can be', async () => {
  const load = vi.fn(async (): Promise<typeof Part> => {
    if (load.mock.calls.length < 3) throw new Error('no network');
    return Part;
  });
  renderView(<IdlePart load={load} props={props} />);
  await pass(300);
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('there')).toBeNull();
  for (const ms of [10_000, 300, 10_000, 300]) await pass(ms);
  expect(screen.queryByText('there')).toBeTruthy();
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('nothing is tried for a part that is gone', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no network')));
  const { unmount } = renderView(<IdlePart load={load} props={props} />);
  await pass(300);
  unmount();
  await pass(60_000);
  expect(load).toHaveBeenCalledOnce();
});

test('a part that somebody asked for does not wait for a rest', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  renderView(<IdlePart load={async () => Part} props={props} />);
  await pass(60_000);
  expect(screen.queryByText('there')).toBeNull();
  loadPartsNow();
  await pass(0);
  expect(screen.queryByText('there')).toBeTruthy();
});
