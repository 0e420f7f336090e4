// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyPresses } from '#server/first-load/early-presses.ts';

const MOST_MS = 10_000;
const LOOK_MS = 50;
let pressed: string[] = [];
let listener: EventListenerOrEventListenerObject | null | undefined;
/** From here on the buttons of the page do something. */
async function comesAlive() {
  for (const button of document.querySelectorAll('button'))
    Object.assign(button, { __reactProps$x: {} }).addEventListener('click', () => pressed.push(button.id));
  Object.assign(document, { __reactContainer$x: {} });
  await vi.advanceTimersByTimeAsync(10 * LOOK_MS);
}
const press = (id: string) => document.getElementById(id)?.click();
const marked = () => document.querySelectorAll('[data-pressed]').length;

beforeEach(() => {
  vi.useFakeTimers();
  pressed = [];
  document.body.innerHTML = `
    <button type="button" id="menu"><b id="in-menu">menu</b></button>
    <button type="button" id="seven" value="7">7</button>
    <button type="button" id="eight" value="8">8</button>
    <form><button id="send" disabled>send</button></form>`;
  const listen = vi.spyOn(window, 'addEventListener');
  keepEarlyPresses(MOST_MS, LOOK_MS);
  listener = listen.mock.calls.at(-1)?.[1];
  listen.mockRestore();
});
afterEach(() => {
  if (listener) window.removeEventListener('click', listener, { capture: true });
  Reflect.deleteProperty(document, '__reactContainer$x');
  vi.useRealTimers();
});

test('what was pressed before the page came alive is pressed then, and shows that it was', async () => {
  press('in-menu');
  expect(marked()).toBe(1);
  await comesAlive();
  expect([pressed, marked()]).toEqual([['menu'], 0]);
});

test('a button that is pressed again and again is pressed once, a key as often as it was', async () => {
  for (const id of ['menu', 'seven', 'menu', 'seven', 'eight', 'menu']) press(id);
  await comesAlive();
  expect(pressed).toEqual(['seven', 'seven', 'eight', 'menu']);
});

test('each press comes after what the page made of the one before', async () => {
  for (const id of ['seven', 'seven']) press(id);
  Object.assign(document, { __reactContainer$x: {} });
  let held = '';
  for (const button of document.querySelectorAll('button')) Object.assign(button, { __reactProps$x: {} });
  document.getElementById('seven')?.addEventListener('click', () => {
    const before = held;
    // As a state is: what is set is there when the event is over.
    queueMicrotask(() => {
      held = `${before}7`;
    });
  });
  await vi.advanceTimersByTimeAsync(10 * LOOK_MS);
  expect(held).toBe('77');
});

test('what was pressed too long ago, is gone, or cannot be pressed is left', async () => {
  press('menu');
  await vi.advanceTimersByTimeAsync(MOST_MS);
  for (const id of ['seven', 'eight', 'send']) press(id);
  document.getElementById('eight')?.remove();
  await comesAlive();
  expect(pressed).toEqual(['seven']);
});

test('where a key is dropped, so are the keys after it, for they would type another number', async () => {
  press('seven');
  await vi.advanceTimersByTimeAsync(MOST_MS);
  for (const id of ['eight', 'menu', 'seven']) press(id);
  await comesAlive();
  expect([pressed, marked()]).toEqual([['menu'], 0]);
});

test('a press that the page keeps from its button, as a part is not all there yet, is pressed until the button has it', async () => {
  for (const id of ['seven', 'seven', 'eight']) press(id);
  const keep = (event: Event) => event.stopPropagation();
  document.addEventListener('click', keep, { capture: true });
  await comesAlive();
  expect([pressed, marked()]).toEqual([[], 2]);
  document.removeEventListener('click', keep, { capture: true });
  await vi.advanceTimersByTimeAsync(10 * LOOK_MS);
  expect([pressed, marked()]).toEqual([['seven', 'seven', 'eight'], 0]);
});

test('a press is pressed again where React is there already and keeps it from its button', async () => {
  await comesAlive();
  const keep = (event: Event) => event.stopPropagation();
  document.addEventListener('click', keep, { capture: true });
  for (const id of ['seven', 'eight', 'seven', 'menu']) {
    press(id);
    await vi.advanceTimersByTimeAsync(LOOK_MS / 10);
  }
  expect([pressed, marked()]).toEqual([[], 3]);
  document.removeEventListener('click', keep, { capture: true });
  await vi.advanceTimersByTimeAsync(10 * LOOK_MS);
  expect([pressed, marked()]).toEqual([['seven', 'eight', 'seven', 'menu'], 0]);
});

test('a press that the page prevents, as it is the second of a double press, is not pressed again', async () => {
  await comesAlive();
  const prevent = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', prevent, { capture: true });
  press('menu');
  document.removeEventListener('click', prevent, { capture: true });
  await vi.advanceTimersByTimeAsync(10 * LOOK_MS);
  expect([pressed, marked()]).toEqual([[], 0]);
});

test('who presses a button again once the page hears it has pressed it once', async () => {
  press('menu');
  for (const button of document.querySelectorAll('button'))
    Object.assign(button, { __reactProps$x: {} }).addEventListener('click', () => pressed.push(button.id));
  Object.assign(document, { __reactContainer$x: {} });
  press('menu');
  await vi.advanceTimersByTimeAsync(10 * LOOK_MS);
  expect([pressed, marked()]).toEqual([['menu'], 0]);
});

test('a key that is pressed while keys before it wait comes after them', async () => {
  for (const id of ['seven', 'seven']) press(id);
  for (const button of document.querySelectorAll('button'))
    Object.assign(button, { __reactProps$x: {} }).addEventListener('click', () => pressed.push(button.id));
  Object.assign(document, { __reactContainer$x: {} });
  press('eight');
  press('menu');
  expect(pressed).toEqual(['menu']);
  await vi.advanceTimersByTimeAsync(10 * LOOK_MS);
  expect(pressed).toEqual(['menu', 'seven', 'seven', 'eight']);
});

test('after a key that was dropped no key waits, until the page hears it itself', async () => {
  press('seven');
  await vi.advanceTimersByTimeAsync(MOST_MS + LOOK_MS);
  press('eight');
  expect(marked()).toBe(0);
  await comesAlive();
  press('seven');
  expect(pressed).toEqual(['seven']);
});

test('a button that is disabled meanwhile holds nothing up', async () => {
  for (const id of ['menu', 'seven']) press(id);
  document.getElementById('menu')?.setAttribute('disabled', '');
  await comesAlive();
  expect([pressed, marked()]).toEqual([['seven'], 0]);
});

test('a press that the scripts hear already, or one after the page came alive, counts once', async () => {
  press('menu');
  Object.assign(document, { __reactContainer$x: {} });
  press('seven');
  await comesAlive();
  press('eight');
  await vi.advanceTimersByTimeAsync(MOST_MS);
  expect(pressed).toEqual(['menu', 'eight']);
});
