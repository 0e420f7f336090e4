// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDoublePress } from './double-press.ts';

let stop: () => void;
let pressed: string[];
/** What can be seen at a place in the window, by its distance from the left. */
let seenAt: (x: number) => Element | null;

beforeEach(() => {
  document.body.innerHTML = '';
  pressed = [];
  seenAt = () => null;
  document.elementFromPoint = (x) => seenAt(x);
  vi.stubGlobal('PointerEvent', window.PointerEvent ?? class extends MouseEvent {});
  stop = watchDoublePress();
});
afterEach(() => stop());

/** A button that is seen wherever one looks, for there is no layout here. */
function put(words: string): HTMLElement {
  const button = document.createElement('button');
  button.textContent = words;
  button.addEventListener('click', () => pressed.push(words));
  seenAt = () => button;
  return document.body.appendChild(button);
}

const click = (button: Element, detail: number, clientX = 100) =>
  fireEvent.click(button, { detail, clientX, clientY: 100 });

test('what came in place of the first press takes no second one', () => {
  const confirm = put('ยืนยัน');
  click(confirm, 1);
  confirm.remove();
  const close = put('ปิด');
  click(close, 2);
  click(close, 3);
  expect(pressed).toEqual(['ยืนยัน']);
});

test('a dialog that opened over it takes none either', () => {
  click(put('ถอน'), 1);
  click(put('ยืนยัน'), 2);
  expect(pressed).toEqual(['ถอน']);
});

test('a press of its own does, at once and at the same place', () => {
  const confirm = put('ยืนยัน');
  click(confirm, 1);
  confirm.remove();
  click(put('ปิด'), 1);
  expect(pressed).toEqual(['ยืนยัน', 'ปิด']);
});

test('the same control takes both, drawn anew too', () => {
  const more = put('ต่อไป');
  click(more, 1);
  click(more, 2);
  more.remove();
  click(put('ต่อไป'), 3);
  expect(pressed).toEqual(['ต่อไป', 'ต่อไป', 'ต่อไป']);
});

test('keys beside each other take what is typed fast', () => {
  const five = put('5');
  const six = put('6');
  seenAt = () => five;
  click(five, 1, 100);
  click(six, 2, 104);
  expect(pressed).toEqual(['5', '6']);
});

test('what was scrolled to the place of another is pressed', () => {
  const five = put('5');
  const six = put('6');
  seenAt = () => five;
  click(five, 1, 100);
  five.getBoundingClientRect = () => new DOMRect(300, 100, 40, 40);
  seenAt = (x) => (x === 320 ? five : six);
  click(six, 2, 100);
  expect(pressed).toEqual(['5', '6']);
});

test('of two touches it is place and time that say it', () => {
  const touch = (button: Element, clientX: number, timeStamp: number) => {
    const event = new PointerEvent('click', {
      bubbles: true,
      cancelable: true,
      detail: 1,
      clientX,
      pointerType: 'touch',
    });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    button.dispatchEvent(event);
  };
  for (const [x, at, after] of [
    [100, 0, 300],
    [160, 10_000, 300],
    [100, 20_000, 600],
  ] as const) {
    const confirm = put('ยืนยัน');
    touch(confirm, 100, at);
    confirm.remove();
    touch(put('ปิด'), x, at + after);
  }
  expect(pressed).toEqual(['ยืนยัน', 'ยืนยัน', 'ปิด', 'ยืนยัน', 'ปิด']);
});

test('a box is pressed twice by its label', () => {
  document.body.innerHTML = '<label><input type="checkbox"> <span>ยอมรับ</span></label>';
  const [box, words] = [document.querySelector('input'), document.querySelector('span')];
  if (!box || !words) throw new Error('There is no box');
  seenAt = () => words;
  // Where the press of the field is, that a label makes, in a window without layout.
  fireEvent.click(words, { detail: 1, clientX: 0, clientY: 0 });
  expect(box.checked).toBe(true);
  fireEvent.click(words, { detail: 2, clientX: 0, clientY: 0 });
  expect(box.checked).toBe(false);
});

test('stopped it leaves presses alone', () => {
  stop();
  click(put('ยืนยัน'), 1);
  click(put('ปิด'), 2);
  expect(pressed).toEqual(['ยืนยัน', 'ปิด']);
});
