import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { SubmitButton } from './submit-button.tsx';

const keys = userEvent.setup({ delay: null });

test('a busy button keeps the focus, says so, and takes no second press', async () => {
  const press = vi.fn();
  const view = render(
    <Button busy={false} onClick={press}>
      ส่ง
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'ส่ง' });
  await keys.click(button);
  view.rerender(
    <Button busy="กำลังส่ง…" onClick={press}>
      ส่ง
    </Button>,
  );
  expect(document.activeElement).toBe(button);
  expect(button).toHaveProperty('disabled', false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toBe('กำลังส่ง…');
  expect(view.container.querySelector('[aria-live="polite"]')?.textContent).toBe('กำลังส่ง…');
  await keys.click(button);
  await keys.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
  view.rerender(
    <Button busy={false} onClick={press}>
      ส่ง
    </Button>,
  );
  expect(document.activeElement).toBe(button);
  expect(view.container.querySelector('[aria-live="polite"]')?.textContent).toBe('');
});

test.each([{ busy: true }, { waits: true }])(
  'one that is %o sends no form, by a press or by Enter',
  async (state) => {
    const send = vi.fn((event: Event) => event.preventDefault());
    render(
      <form method="post">
        <label>
          จำนวน <input name="amount" />
        </label>
        <SubmitButton {...state}>ส่ง</SubmitButton>
      </form>,
    );
    screen.getByRole('textbox').closest('form')?.addEventListener('submit', send);
    await keys.click(screen.getByRole('button', { name: 'ส่ง' }));
    await keys.type(screen.getByRole('textbox'), '500{Enter}');
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' });
    expect(send).not.toHaveBeenCalled();
  },
);

test('what takes long is said to be slow, and no longer when it is over', () => {
  vi.useFakeTimers();
  const view = render(<Button busy="กำลังส่ง…">ส่ง</Button>);
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.getByRole('button').textContent).toBe('กำลังส่ง…');
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole('button').textContent).toBe('กำลังส่ง… สัญญาณช้า กรุณารอ');
  expect(view.container.querySelector('[aria-live="polite"]')?.textContent).toContain('สัญญาณช้า');
  view.rerender(<Button busy={false}>ส่ง</Button>);
  expect(screen.getByRole('button').textContent).toBe('ส่ง');
  vi.useRealTimers();
});
