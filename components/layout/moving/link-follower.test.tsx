import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LinkFollower } from '#components/layout/moving/link-follower.tsx';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/lotto/lobby?from=home');
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** A page with one link, whose text is clicked. */
function draw(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  render(<LinkFollower />);
  return screen.getByText('ผลรางวัล');
}

test('a plain link within the site is followed without loading the document', () => {
  const link = draw('<a href="/lotto/results?page=2#top"><span>ผลรางวัล</span></a>');
  expect(fireEvent.click(link)).toBe(false);
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/lotto/results?page=2#top');
});

test('a link to this page does not add to the history', () => {
  expect(fireEvent.click(draw('<a href="/lotto/lobby?from=home">ผลรางวัล</a>'))).toBe(false);
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/lotto/lobby?from=home');
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  ['another site', '<a href="https://line.me/x">ผลรางวัล</a>', {}],
  ['a new tab', '<a href="/lotto/results" target="_blank">ผลรางวัล</a>', {}],
  ['a file to keep', '<a href="/art/logo.svg" download>ผลรางวัล</a>', {}],
  ['a place on this page', '<a href="#content">ผลรางวัล</a>', {}],
  ['the middle button', '<a href="/lotto/results">ผลรางวัล</a>', { button: 1 }],
  ['a click with Ctrl', '<a href="/lotto/results">ผลรางวัล</a>', { ctrlKey: true }],
  ['a click with the command key', '<a href="/lotto/results">ผลรางวัล</a>', { metaKey: true }],
  ['no link', '<button type="button">ผลรางวัล</button>', {}],
])('%s is left to the browser', (_, html, options) => {
  // jsdom would try to navigate.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(draw(html), options);
  expect(router.push).not.toHaveBeenCalled();
  expect(router.replace).not.toHaveBeenCalled();
});

test('a click that something else has handled is not followed', () => {
  const link = draw('<a href="/lotto/results">ผลรางวัล</a>');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(router.push).not.toHaveBeenCalled();
});
