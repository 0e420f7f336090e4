import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeyboardRoom } from './use-keyboard-room.ts';

function Sheet({ open }: { readonly open: boolean }) {
  useKeyboardRoom(open);
  return <input aria-label="x" />;
}
const covered = () => document.documentElement.style.getPropertyValue('--keyboard');

afterEach(() => vi.unstubAllGlobals());

test('a sheet stands on the keyboard while one is there, its field in sight, and on the screen’s end otherwise', () => {
  const seen = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  const change = (next: Partial<typeof seen>) => {
    Object.assign(seen, next);
    seen.dispatchEvent(new Event('resize'));
  };
  const { getByLabelText, rerender } = render(<Sheet open />);
  const field = getByLabelText('x');
  field.scrollIntoView = vi.fn();
  field.focus();
  expect(covered()).toBe('');
  change({ height: window.innerHeight - 300 });
  expect(covered()).toBe('300px');
  expect(field.scrollIntoView).toHaveBeenCalledOnce();
  // The browser moved what is in sight over the page.
  change({ offsetTop: 120 });
  expect(covered()).toBe('180px');
  change({ offsetTop: 0, scale: 2 });
  expect(covered()).toBe('0px');
  change({ scale: 1 });
  rerender(<Sheet open={false} />);
  expect(covered()).toBe('');
});
