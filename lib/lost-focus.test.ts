// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLostFocus } from './lost-focus.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stop = watchLostFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const show = (html: string) => {
  document.body.innerHTML = `<main id="content"><h1>page</h1>${html}</main>`;
};
const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
/** Waits until what looks after the focus has done so. */
const settle = () => vi.advanceTimersByTimeAsync(100);

test('after a button whose act is done the heading of its card has the focus', async () => {
  show('<section><h2>check-in</h2><div><button>take</button></div></section>');
  part('button').focus();
  part('button').replaceWith('done');
  await settle();
  expect(document.activeElement).toBe(part('h2'));
});

test('a heading that came in place of the button comes before that of the card', async () => {
  show('<section><h2>promotion</h2><button>give up</button></section>');
  const question = document.createElement('div');
  question.innerHTML = '<h3>really?</h3><button>yes</button>';
  part('button').focus();
  part('button').replaceWith(question);
  await settle();
  expect(document.activeElement).toBe(part('h3'));
});

test.each([
  [1, 2],
  [2, 1],
])('after item %i of a list item %i has the focus, and none of its buttons', async (gone, next) => {
  const items = [0, 1, 2].map((id) => `<li id="i${id}"><a href="/">${id}</a><button>remove</button></li>`);
  show(`<section><h2>list</h2><ul>${items.join('')}</ul></section>`);
  part(`#i${gone} button`).focus();
  part(`#i${gone}`).remove();
  await settle();
  expect(document.activeElement).toBe(part(`#i${next}`));
});

test('what was taken away piece by piece is one place', async () => {
  show('<section><h2>card</h2><div id="outer"><p><button>take</button></p></div></section>');
  part('button').focus();
  part('p').remove();
  part('#outer').remove();
  await settle();
  expect(document.activeElement).toBe(part('h2'));
});

test('who put the focus elsewhere, or left the button before, is not disturbed', async () => {
  show('<section><h2>card</h2><button id="a">a</button><button id="b">b</button></section>');
  part('#a').focus();
  part('#a').remove();
  part('#b').focus();
  await settle();
  expect(document.activeElement).toBe(part('#b'));
  part('#b').blur();
  await settle();
  part('#b').remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});

test('a page that goes as a whole takes its focus along', async () => {
  show('<section><h2>card</h2><button>take</button></section>');
  part('button').focus();
  show('<section><h2>another</h2></section>');
  await settle();
  expect(document.activeElement).toBe(document.body);
});
