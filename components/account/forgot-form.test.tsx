import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '#lib/api/errors.ts';
import { renderView } from '#tests/render-view.tsx';
import { ForgotForm } from './forgot-form.tsx';

const { call, router, toast } = vi.hoisted(() => ({
  call: vi.fn(),
  router: { replace: vi.fn() },
  toast: vi.fn(),
}));
vi.mock('#lib/api/call.ts', () => ({ call }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const SEND = 'POST /api/reset_password';
const SAVE = 'POST /api/reset_password_v2';
const seconds = (count: number) => new Date(Date.now() + count * 1_000).toISOString();
const keys = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime });

let answers: Record<string, unknown>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answers = { [SEND]: { ref: 'ABCD', expires_at: seconds(300), resend_at: seconds(60) }, [SAVE]: {} };
  call.mockImplementation(async (key: string) => {
    if (answers[key] instanceof Error) throw answers[key];
    return answers[key];
  });
});
afterEach(() => {
  vi.useRealTimers();
});

async function askForCode() {
  const view = renderView(<ForgotForm />);
  await keys.type(screen.getByLabelText('เบอร์มือถือ'), '0812345678');
  await keys.click(screen.getByRole('button', { name: 'ขอรหัส OTP' }));
  return view;
}
async function save(otp: string, password: string) {
  await keys.type(screen.getByLabelText('รหัส OTP'), otp);
  await keys.type(screen.getByLabelText('รหัสผ่านใหม่'), password);
  await keys.click(screen.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }));
}

test('a code, a new password, and back to the login with the number filled in', async () => {
  const { localData } = await askForCode();
  expect(screen.getByText('ABCD')).toBeTruthy();
  expect(screen.getByLabelText('รหัส OTP').getAttribute('autocomplete')).toBe('one-time-code');
  await save('๑๒๓456', 'new-password-1');
  expect(call).toHaveBeenLastCalledWith(SAVE, {
    username: '0812345678',
    ref: 'ABCD',
    otp: '123456',
    password: 'new-password-1',
  });
  expect(localData().newUsername).toBe('0812345678');
  expect(router.replace).toHaveBeenCalledWith('/login');
});

test.each([
  ['wrong', 4003, 'รหัส OTP ไม่ถูกต้อง'],
  ['expired', 4004, 'รหัส OTP หมดอายุ'],
])('a code that is %s is told at its field and keeps the password', async (_name, code, message) => {
  answers[SAVE] = new ApiRefusal(code, message);
  await askForCode();
  await save('111111', 'new-password-1');
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByLabelText('รหัส OTP').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('รหัสผ่านใหม่')).toHaveProperty('value', 'new-password-1');
  expect(router.replace).not.toHaveBeenCalled();
});

test('a code of five digits and a short password are not sent', async () => {
  await askForCode();
  await save('12345', 'short');
  expect(screen.getByText('รหัส OTP ต้องเป็นตัวเลข 6 หลัก')).toBeTruthy();
  expect(screen.getByText('รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร')).toBeTruthy();
  expect(call).toHaveBeenCalledTimes(1);
});

test('the code can be sent again after a minute', async () => {
  await askForCode();
  const resend = () => screen.getByRole('button', { name: /ขอรหัสใหม่ได้ในอีก|ส่งรหัสอีกครั้ง/ });
  expect(resend()).toHaveProperty('disabled', true);
  act(() => vi.advanceTimersByTime(60_000));
  expect(resend()).toHaveProperty('disabled', false);
  answers[SEND] = { ref: 'EFGH', expires_at: seconds(300), resend_at: seconds(60) };
  await keys.click(resend());
  expect(screen.getByText('EFGH')).toBeTruthy();
  expect(resend()).toHaveProperty('disabled', true);
});

test('a code whose time is over says so', async () => {
  await askForCode();
  act(() => vi.advanceTimersByTime(300_000));
  expect(screen.getByText('รหัส OTP หมดอายุแล้ว กรุณาขอรหัสใหม่')).toBeTruthy();
});

test('asking too soon shows how long to wait', async () => {
  answers[SEND] = new ApiRefusal(4005, 'ขอรหัสบ่อยเกินไป', { until: seconds(42) });
  await askForCode();
  expect(screen.getByRole('alert').textContent).toContain('ขอรหัสบ่อยเกินไป');
  expect(screen.getByRole('timer').textContent).toBe('00:00:42');
  expect(screen.getByRole('button', { name: 'ขอรหัส OTP' })).toHaveProperty('disabled', true);
  act(() => vi.advanceTimersByTime(42_000));
  expect(screen.getByRole('button', { name: 'ขอรหัส OTP' })).toHaveProperty('disabled', false);
});
