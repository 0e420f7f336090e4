import { useMutation } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTurn } from '#components/ui/turns.ts';
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
vi.mock('./notification-dialog.tsx', () => ({
  NotificationDialog: (props: {
    notifications: readonly object[];
    onClose: (read?: readonly object[]) => void;
  }) => (
    <p role="dialog">
      <button type="button" onClick={() => props.onClose()}>
        close
      </button>
      <button type="button" onClick={() => props.onClose(props.notifications)}>
        read
      </button>
    </p>
  ),
}));

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

/** A page that has loaded and rests; nobody has touched it. */
async function openPage(notifications = [announcement]) {
  const api = new FakeApi({ [NOTIFICATIONS]: notifications });
  renderView(<Page />);
  await pass(5_000);
  return api;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** A key is pressed and let go. */
function use(): void {
  fireEvent.keyDown(window);
  fireEvent.keyUp(window);
}
/** Waits for what a part that is loaded takes, beside the clock of the test. */
async function opens(): Promise<void> {
  for (let tries = 0; tries < 50 && !isOpen(); tries += 1) await pass(100);
  expect(isOpen()).toBe(true);
}
const isOpen = () => screen.queryByRole('dialog') !== null;

test('stays away from a page that nobody touches, and opens with the first touch, once it is over', async () => {
  const api = await openPage();
  expect(isOpen()).toBe(false);
  expect(api.sent(NOTIFICATIONS)).toEqual([]);
  fireEvent.pointerDown(window, { buttons: 1 });
  await pass(2_000);
  expect(isOpen()).toBe(false);
  fireEvent.pointerUp(window, { buttons: 0 });
  await pass(200);
  expect(isOpen()).toBe(false);
  await opens();
});

test.each([
  ['a key', () => use()],
  ['scrolling', () => fireEvent.scroll(window)],
])('opens after %s', async (_name, useIt) => {
  await openPage();
  useIt();
  await opens();
});

test('who touched the page before it came alive is not asked to do it again', async () => {
  const active = { configurable: true, value: { hasBeenActive: true } };
  Object.defineProperty(navigator, 'userActivation', active);
  await openPage();
  await opens();
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('waits for another page that is on its way, and then opens by itself', async () => {
  navigation.isMoving = true;
  await openPage();
  use();
  await pass(1_000);
  expect(isOpen()).toBe(false);
  navigation.isMoving = false;
  act(() => again());
  await opens();
});

test('never opens over another dialog; the touch that closes that one brings it', async () => {
  await openPage();
  const closed = addLayer(() => undefined);
  use();
  await pass(1_000);
  expect(isOpen()).toBe(false);
  closed();
  use();
  await opens();
});

test('a tab that stays open is told again with the first page that is gone to after 15 minutes, and not before', async () => {
  const MINUTE = 60_000;
  /** Goes to another page of the site, and does something there. */
  const goOn = async () => {
    for (const isMoving of [true, false]) {
      navigation.isMoving = isMoving;
      act(() => again());
      await pass(1_000);
    }
    use();
    await pass(2_000);
  };
  const api = await openPage();
  use();
  await opens();
  fireEvent.click(screen.getByText('close'));
  await pass(14 * MINUTE);
  await goOn();
  expect(isOpen()).toBe(false);
  await pass(MINUTE);
  use();
  await pass(2_000);
  expect(isOpen()).toBe(false);
  await goOn();
  await opens();
  expect(api.sent(NOTIFICATIONS)).toHaveLength(2);
});

/** A button that sends something, as an answer to a poll: its answer is there after 200 ms. */
function WithPress() {
  const { mutate, isSuccess } = useMutation({
    mutationFn: () => new Promise<void>((resolve) => setTimeout(resolve, 200)),
  });
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        {isSuccess ? 'sent' : 'send'}
      </button>
      <NotificationGate />
    </>
  );
}

test.each([
  ['a finger', () => fireEvent.pointerUp(window, { buttons: 0 })],
  ['a key', () => fireEvent.keyDown(window)],
])(
  'the answer of a press by %s is read first; the pause after the next touch is for announcements',
  async (_name, press) => {
    new FakeApi({ [NOTIFICATIONS]: [announcement] });
    renderView(<WithPress />);
    await pass(5_000);
    use();
    press();
    fireEvent.click(screen.getByText('send'));
    await pass(100);
    fireEvent.keyUp(window);
    await pass(3_000);
    expect(screen.getByText('sent')).toBeTruthy();
    expect(isOpen()).toBe(false);
    fireEvent.scroll(window);
    await opens();
  },
);

test('nothing opens when there is nothing to announce', async () => {
  const api = await openPage([]);
  use();
  await pass(1_000);
  expect(api.sent(NOTIFICATIONS)).toHaveLength(1);
  expect(isOpen()).toBe(false);
});

test('stays closed where this device is not to be told, and nothing is read', async () => {
  localStorage.setItem(
    'local_data',
    JSON.stringify({ state: { local: { muted: ['announcements'] } }, version: 1 }),
  );
  const api = await openPage();
  use();
  await pass(5_000);
  expect(isOpen()).toBe(false);
  expect(api.sent(NOTIFICATIONS)).toEqual([]);
});

test('waits for who types, who has something to pay on the page, and who opened a form to send', async () => {
  await openPage();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  use();
  await pass(5_000);
  expect(isOpen()).toBe(false);
  field.remove();
  const ticket = document.body.appendChild(document.createElement('section'));
  ticket.dataset.undisturbed = '';
  use();
  await pass(5_000);
  expect(isOpen()).toBe(false);
  ticket.remove();
  const task = document.body.appendChild(document.createElement('main'));
  task.innerHTML = '<form method="post"></form>';
  use();
  await pass(5_000);
  expect(isOpen()).toBe(false);
  task.remove();
  use();
  await opens();
});

test('what was read to its end does not come again before it is worded anew; what is new comes alone', async () => {
  const MINUTE = 60_000;
  const stored = () => JSON.parse(localStorage.getItem('local_data') ?? '{}').state?.local?.readAnnouncements;
  const visit = async (notifications: (typeof announcement)[]) => {
    const view = await openPage(notifications);
    use();
    await pass(3_000);
    return view;
  };
  await openPage();
  use();
  await opens();
  fireEvent.click(screen.getByText('read'));
  expect(stored()).toHaveLength(1);
  expect(JSON.stringify(stored())).not.toContain('ข่าว');
  await pass(16 * MINUTE);
  cleanup();
  await visit([announcement]);
  expect(isOpen()).toBe(false);
  cleanup();
  await visit([{ ...announcement, description: 'ข้อความใหม่' }]);
  await opens();
});

test.each([
  ['a field that is filled', () => Object.assign(document.createElement('input'), { value: '500' })],
  ['a text that is written', () => Object.assign(document.createElement('textarea'), { value: '12=50' })],
  ['a dialog', () => Object.assign(document.createElement('div'), { role: 'dialog' })],
  [
    'an offer to answer',
    () => Object.assign(document.createElement('section'), { innerHTML: '<p data-undisturbed></p>' }),
  ],
])('never opens over %s, although nothing has the focus', async (_name, make) => {
  await openPage();
  const part = document.body.appendChild(make());
  use();
  await pass(5_000);
  expect(document.querySelectorAll('p[role="dialog"]')).toHaveLength(0);
  part.remove();
  use();
  await opens();
});

let answer: () => void;
/** Something that comes before announcements, until it is answered. */
function WithOther() {
  const [isThere, setThere] = useState(true);
  answer = () => setThere(false);
  useTurn('consent', isThere);
  return <NotificationGate />;
}

test('waits its turn: what comes before it is answered first', async () => {
  new FakeApi({ [NOTIFICATIONS]: [announcement] });
  renderView(<WithOther />);
  await pass(5_000);
  use();
  await pass(5_000);
  expect(isOpen()).toBe(false);
  act(() => answer());
  use();
  await opens();
});
