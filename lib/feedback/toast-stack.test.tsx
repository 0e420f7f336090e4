import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast.ts';
import { ToastStack } from './toast-stack.tsx';

const page = vi.hoisted(() => ({ path: '/login' }));
vi.mock('next/navigation', () => ({ usePathname: () => page.path }));

const below = () => document.documentElement.style.getPropertyValue('--toasts-below');
/** Heads of open dialogs, the lowest first, by where they end. */
function openDialogs(...bottoms: readonly number[]): void {
  for (const bottom of bottoms) {
    const head = document.body.appendChild(document.createElement('div'));
    head.dataset.dialogHead = '';
    head.getBoundingClientRect = () => new DOMRect(16, bottom - 60, 358, 60);
  }
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const head of document.querySelectorAll('[data-dialog-head]')) head.remove();
});

test('a toast stands below the head of the dialog on top, and where it always does when there is none', () => {
  render(<ToastStack first={[]} />);
  openDialogs(76, 190);
  act(() => toast('คัดลอกแล้ว'));
  expect(screen.getByText('คัดลอกแล้ว')).toBeDefined();
  expect(below()).toBe('190px');
  for (const head of document.querySelectorAll('[data-dialog-head]')) head.remove();
  act(() => toast('บันทึกแล้ว'));
  expect(below()).toBe('0px');
});

test('over a low sheet a toast stands in the room above it', () => {
  render(<ToastStack first={[]} />);
  openDialogs(60, 400);
  act(() => toast('แลกแล้ว'));
  expect(below()).toBe('0px');
});

test('what is shown while another page comes does not lie over its head', () => {
  const { rerender } = render(<ToastStack first={[]} />);
  act(() => toast('สวัสดี'));
  expect(below()).toBe('0px');
  const top = document.body.appendChild(document.createElement('header'));
  top.dataset.top = '';
  top.getBoundingClientRect = () => new DOMRect(0, 0, 390, 60);
  page.path = '/';
  rerender(<ToastStack first={[]} />);
  top.remove();
  expect(below()).toBe('60px');
});

test('toasts that were asked for before it listened are shown once each, also those that came while it appeared', () => {
  const toastOf = (message: string) => ({ message, variant: 'info', position: 'top', ms: 3_000 }) as const;
  const [one, other] = [toastOf('ยินดีต้อนรับ'), toastOf('ยอดเงินเข้าแล้ว')];
  const { rerender } = render(<ToastStack first={[one]} />);
  rerender(<ToastStack first={[one, other]} />);
  expect(screen.getAllByText(one.message)).toHaveLength(1);
  expect(screen.getAllByText(other.message)).toHaveLength(1);
});

test.each([1_000, 3_000])('a toast of %i ms stands so long and then goes', async (ms) => {
  vi.useFakeTimers();
  try {
    render(<ToastStack first={[]} />);
    act(() => toast('ยินดีต้อนรับ', { ms }));
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    await pass(0);
    await pass(ms - 10);
    const isLeaving = () => screen.getByRole('alert').style.transform.includes('translate');
    expect(isLeaving()).toBe(false);
    await pass(10);
    expect(isLeaving()).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
