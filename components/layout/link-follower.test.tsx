import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LinkFollower } from '#components/layout/link-follower.tsx';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/lotto/lobby?from=home');
});
afterEach(cleanup);

function draw(link: React.ReactNode) {
  render(
    <>
      <LinkFollower />
      {link}
    </>,
  );
  return screen.getByText('link');
}

test('a plain link within the site is followed without loading the document', () => {
  const link = draw(
    <a href="/lotto/results?page=2#top">
      <span>link</span>
    </a>,
  );
  expect(fireEvent.click(link)).toBe(false);
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/lotto/results?page=2#top');
});

test('a link to this page does not add to the history', () => {
  expect(fireEvent.click(draw(<a href="/lotto/lobby?from=home">link</a>))).toBe(false);
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/lotto/lobby?from=home');
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  ['another site', <a href="https://line.me/x">link</a>, {}],
  [
    'a new tab',
    <a href="/lotto/results" target="_blank" rel="noopener">
      link
    </a>,
    {},
  ],
  [
    'a file to keep',
    <a href="/art/logo.svg" download="logo.svg">
      link
    </a>,
    {},
  ],
  ['a place on this page', <a href="#content">link</a>, {}],
  ['the middle button', <a href="/lotto/results">link</a>, { button: 1 }],
  ['a click with Ctrl', <a href="/lotto/results">link</a>, { ctrlKey: true }],
  ['a click with the command key', <a href="/lotto/results">link</a>, { metaKey: true }],
  ['no link', <button type="button">link</button>, {}],
])('%s is left to the browser', (_, link, options) => {
  // jsdom would try to navigate.
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener('click', stop);
  fireEvent.click(draw(link), options);
  window.removeEventListener('click', stop);
  expect(router.push).not.toHaveBeenCalled();
  expect(router.replace).not.toHaveBeenCalled();
});

test('a click that something else has handled is not followed', () => {
  fireEvent.click(
    draw(
      <a href="/lotto/results" onClick={(event) => event.preventDefault()}>
        link
      </a>,
    ),
  );
  expect(router.push).not.toHaveBeenCalled();
});
