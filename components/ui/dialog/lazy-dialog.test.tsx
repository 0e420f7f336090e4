import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LazyDialog } from './lazy-dialog.tsx';

const { tellMissingPart } = vi.hoisted(() => ({ tellMissingPart: vi.fn() }));
vi.mock('#lib/missing-part.ts', () => ({ tellMissingPart }));

const onClose = vi.fn();
const Dialog = () => <p>dialog</p>;
beforeEach(() => {
  vi.clearAllMocks();
});

test('is not loaded before it is opened', async () => {
  const load = vi.fn().mockResolvedValue(Dialog);
  const view = render(<LazyDialog load={load} props={{ open: false, onClose }} />);
  expect(load).not.toHaveBeenCalled();
  view.rerender(<LazyDialog load={load} props={{ open: true, onClose }} />);
  expect(await screen.findByText('dialog')).toBeDefined();
});

test('what cannot be loaded is closed and said, and loaded at the next opening', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(Dialog);
  const view = render(<LazyDialog load={load} props={{ open: true, onClose }} />);
  await waitFor(() => expect(tellMissingPart).toHaveBeenCalledOnce());
  expect(onClose).toHaveBeenCalledOnce();
  view.rerender(<LazyDialog load={load} props={{ open: false, onClose }} />);
  view.rerender(<LazyDialog load={load} props={{ open: true, onClose }} />);
  expect(await screen.findByText('dialog')).toBeDefined();
});

test('one that hangs can be given up', async () => {
  const load = () => new Promise<typeof Dialog>(() => undefined);
  render(<LazyDialog load={load} props={{ open: true, onClose }} />);
  expect(screen.getByRole('status').textContent).toContain('กำลังเปิด');
  await userEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  // Nothing of the click: some dialogs tell their close what was read in them.
  expect(onClose.mock.calls).toEqual([[]]);
});

test('one that nobody asked for fails without a word', async () => {
  const load = vi.fn().mockRejectedValue(new Error('chunk'));
  const view = render(<LazyDialog load={load} props={{ open: true, onClose }} isQuiet />);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(view.container.textContent).toBe('');
  expect(tellMissingPart).not.toHaveBeenCalled();
});
