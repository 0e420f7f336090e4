// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchHeldEnter } from './held-key.ts';

let stop: () => void;
beforeEach(() => {
  stop = watchHeldEnter();
});
afterEach(() => stop());

/** True when the browser would go on with a key. */
function pressed(tag: 'input' | 'button' | 'textarea', init: KeyboardEventInit): boolean {
  const element = document.body.appendChild(document.createElement(tag));
  return fireEvent.keyDown(element, init);
}

test('Enter presses once, however long it is held', () => {
  for (const tag of ['input', 'button'] as const) {
    expect(pressed(tag, { key: 'Enter' })).toBe(true);
    expect(pressed(tag, { key: 'Enter', repeat: true })).toBe(false);
  }
});

test('other keys, and lines of a text, repeat', () => {
  expect(pressed('input', { key: '5', repeat: true })).toBe(true);
  expect(pressed('textarea', { key: 'Enter', repeat: true })).toBe(true);
});

test('stopped it leaves keys alone', () => {
  stop();
  expect(pressed('button', { key: 'Enter', repeat: true })).toBe(true);
});
