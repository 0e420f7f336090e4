import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Keypad } from './keypad.tsx';

let pressed: string[] = [];
const pad = (isClosed = false) =>
  render(
    <fieldset disabled={isClosed}>
      <input aria-label="ราคา" />
      <Keypad
        onDigit={(digit) => pressed.push(digit)}
        onErase={() => pressed.push('one')}
        onEraseAll={() => pressed.push('all')}
      />
    </fieldset>,
  );
const at = (identifier: number, clientX = 100) => ({
  changedTouches: [{ identifier, clientX, clientY: 100 }],
});
/** Answers whether a click would follow. */
const lift = (words: string, finger: ReturnType<typeof at>) =>
  fireEvent.touchEnd(screen.getByText(words), finger);

beforeEach(() => {
  pressed = [];
});

test('a key counts once when the finger is lifted, also while another finger is down', () => {
  pad();
  screen.getByLabelText('ราคา').focus();
  fireEvent.touchStart(screen.getByText('1'), at(1));
  fireEvent.touchStart(screen.getByText('2'), at(2));
  expect(lift('1', at(1))).toBe(false);
  expect(lift('2', at(2, 105))).toBe(false);
  expect(pressed).toEqual(['1', '2']);
  expect(document.activeElement).toBe(document.body);
});

test('a swipe over the keys, a closed pad and a cancelled touch press nothing', () => {
  const { unmount } = pad();
  fireEvent.touchStart(screen.getByText('1'), at(1));
  expect(lift('1', at(1, 130))).toBe(true);
  fireEvent.touchStart(screen.getByText('1'), at(1));
  fireEvent.touchCancel(screen.getByText('1'), at(1));
  expect(lift('1', at(1))).toBe(true);
  unmount();
  pad(true);
  fireEvent.touchStart(screen.getByText('1'), at(1));
  expect(lift('1', at(1))).toBe(true);
  expect(pressed).toEqual([]);
});

test('mouse, keys and readers click', () => {
  pad();
  fireEvent.click(screen.getByText('7'));
  fireEvent.click(screen.getByLabelText('ลบทีละตัว'));
  expect(pressed).toEqual(['7', 'one']);
});
