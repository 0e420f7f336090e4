import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addLayer } from '#lib/back-layers.ts';
import { FakeApi } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { NotificationGate } from './notification-gate.tsx';

const NOTIFICATIONS = 'GET /api/notifications';
const announcement = {
  id: 1,
  type: 1,
  image: '/art/notification-1.svg',
  title: 'ข่าว',
  description: 'ข้อความ',
};
const navigation = vi.hoisted(() => ({ isMoving: false }));
vi.mock('#components/ui/navigation.tsx', () => ({ useIsMoving: () => navigation.isMoving }));
vi.mock('./notification-dialog.tsx', () => ({ NotificationDialog: () => <p role="dialog">announcement</p> }));

beforeEach(() => {
  navigation.isMoving = false;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

let again: () => void;
function Page() {
  const [, count] = useState(0);
  again = () => count((times) => times + 1);
  return <NotificationGate />;
}

/** A page whose announcements have come and whose code is there; nobody has touched it. */
async function openPage(notifications = [announcement]) {
  const api = new FakeApi({ [NOTIFICATIONS]: notifications });
  renderView(<Page />);
  await vi.waitFor(() => expect(api.sent(NOTIFICATIONS)).toHaveLength(1));
  await pass(5_000);
  return api;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isOpen = () => screen.queryByRole('dialog') !== null;

test('stays away from a page that nobody touches, and opens with the first touch, once it is over', async () => {
  await openPage();
  expect(isOpen()).toBe(false);
  fireEvent.pointerDown(window, { buttons: 1 });
  await pass(2_000);
  expect(isOpen()).toBe(false);
  fireEvent.pointerUp(window, { buttons: 0 });
  await pass(200);
  expect(isOpen()).toBe(false);
  await pass(200);
  expect(isOpen()).toBe(true);
});

test.each([
  ['a key', () => fireEvent.keyUp(window)],
  ['scrolling', () => fireEvent.scroll(window)],
])('opens after %s', async (_name, use) => {
  await openPage();
  use();
  await pass(500);
  expect(isOpen()).toBe(true);
});

test('who touched the page before it came alive is not asked to do it again', async () => {
  const active = { configurable: true, value: { hasBeenActive: true } };
  Object.defineProperty(navigator, 'userActivation', active);
  await openPage();
  Reflect.deleteProperty(navigator, 'userActivation');
  expect(isOpen()).toBe(true);
});

test('waits for another page that is on its way, and then opens by itself', async () => {
  navigation.isMoving = true;
  await openPage();
  fireEvent.keyUp(window);
  await pass(1_000);
  expect(isOpen()).toBe(false);
  navigation.isMoving = false;
  act(() => again());
  await pass(10);
  expect(isOpen()).toBe(true);
});

test('never opens over another dialog; the touch that closes that one brings it', async () => {
  await openPage();
  const closed = addLayer(() => undefined);
  fireEvent.keyUp(window);
  await pass(1_000);
  expect(isOpen()).toBe(false);
  closed();
  fireEvent.keyUp(window);
  await pass(500);
  expect(isOpen()).toBe(true);
});

test('nothing opens when there is nothing to announce', async () => {
  await openPage([]);
  fireEvent.keyUp(window);
  await pass(1_000);
  expect(isOpen()).toBe(false);
});
