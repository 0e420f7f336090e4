import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeApi, refusal } from '#tests/fake-api.ts';
import { pageAround, renderView } from '#tests/render-view.tsx';
import { typedEarly } from '#tests/typed-early.tsx';
import { ForgotForm } from './forgot-form.tsx';

const { router, toast } = vi.hoisted(() => ({
  router: { replace: vi.fn() },
  toast: vi.fn(),
}));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const SEND = 'POST /api/reset_password';
const SAVE = 'POST /api/reset_password_v2';
const seconds = (count: number) => new Date(Date.now() + count * 1_000).toISOString();
const keys = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime });

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  api = new FakeApi({
    [SEND]: { ref: 'ABCD', expires_at: seconds(300), resend_at: seconds(60) },
    [SAVE]: {},
  });
});
afterEach(() => {
  vi.useRealTimers();
});

async function askForCode() {
  const view = renderView(<ForgotForm next="/lotto/glo-2025-06-16" />);
  await keys.type(screen.getByLabelText('เบอร์มือถือ'), '0812345678');
  await keys.click(screen.getByRole('button', { name: 'ขอรหัส OTP' }));
  return view;
}
async function save(otp: string, password: string) {
  await keys.type(screen.getByLabelText('รหัส OTP'), otp);
  await keys.type(screen.getByLabelText('รหัสผ่านใหม่'), password);
  await keys.click(screen.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }));
}

test('a code is taken out of what was pasted with it, marks that nobody sees among it', async () => {
  await askForCode();
  const otp = await screen.findByLabelText<HTMLInputElement>('รหัส OTP');
  await keys.click(otp);
  await keys.paste('รหัส OTP: \u2066123 456\u2069');
  expect(otp.value).toBe('123456');
});

test('a code, a new password, and back to the login with the number filled in', async () => {
  const { userArea } = await askForCode();
  expect(await screen.findByText('ABCD')).toBeTruthy();
  expect(screen.getByLabelText('รหัส OTP').getAttribute('autocomplete')).toBe('one-time-code');
  await save('๑๒๓456', 'new-password-1');
  expect(api.sent(SAVE).at(-1)).toEqual({
    username: '0812345678',
    ref: 'ABCD',
    otp: '123456',
    password: 'new-password-1',
  });
  expect(userArea().newUsername).toBe('0812345678');
  expect(router.replace).toHaveBeenCalledWith('/login?next=%2Flotto%2Fglo-2025-06-16');
});

test.each([
  ['wrong', 4003, 'รหัส OTP ไม่ถูกต้อง'],
  ['expired', 4004, 'รหัส OTP หมดอายุ'],
])('a code that is %s is told at its field and keeps the password', async (_name, code, message) => {
  api.answers[SAVE] = refusal(code, message);
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
  expect(api.requests).toHaveLength(1);
});

test('the code can be sent again after a minute', async () => {
  await askForCode();
  const resend = () => screen.getByRole('button', { name: /ขอรหัสใหม่ได้ในอีก|ส่งรหัสอีกครั้ง/ });
  expect(resend()).toHaveProperty('ariaDisabled', 'true');
  act(() => vi.advanceTimersByTime(60_000));
  expect(resend()).toHaveProperty('ariaDisabled', null);
  api.answers[SEND] = { ref: 'EFGH', expires_at: seconds(300), resend_at: seconds(60) };
  await keys.click(resend());
  expect(screen.getByText('EFGH')).toBeTruthy();
  expect(resend()).toHaveProperty('ariaDisabled', 'true');
});

test('a code whose time is over says so', async () => {
  await askForCode();
  act(() => vi.advanceTimersByTime(300_000));
  expect(screen.getByText('รหัส OTP หมดอายุแล้ว กรุณาขอรหัสใหม่')).toBeTruthy();
});

test('asking too soon shows how long to wait', async () => {
  api.answers[SEND] = refusal(4005, 'ขอรหัสบ่อยเกินไป', { until: seconds(42) });
  await askForCode();
  expect(screen.getByRole('alert').textContent).toContain('ขอรหัสบ่อยเกินไป');
  expect(screen.getByRole('timer').textContent).toBe('00:00:42');
  expect(screen.getByRole('button', { name: 'ขอรหัส OTP' })).toHaveProperty('ariaDisabled', 'true');
  act(() => vi.advanceTimersByTime(42_000));
  expect(screen.getByRole('button', { name: 'ขอรหัส OTP' })).toHaveProperty('ariaDisabled', null);
});

test('the form of a code that lives is there again after a reload, with its reference and without the number', async () => {
  const { unmount } = await askForCode();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/0?812345678|081234/);
  unmount();
  renderView(<ForgotForm next="/" />);
  expect(await screen.findByText('ABCD')).toBeTruthy();
  expect(screen.getByText(/xxx-xxx-5678/)).toBeTruthy();
  await keys.type(screen.getByLabelText('เบอร์มือถือ'), '0812345678');
  await save('123456', 'new-password-1');
  expect(api.sent(SAVE).at(-1)).toEqual({
    username: '0812345678',
    ref: 'ABCD',
    otp: '123456',
    password: 'new-password-1',
  });
  expect(sessionStorage.getItem('session_data')).not.toContain('ABCD');
});

test('a changed number leads back to the code that lives, and the newest one asked for is shown', async () => {
  const { unmount } = await askForCode();
  await keys.click(screen.getByRole('button', { name: 'เปลี่ยนเบอร์' }));
  await keys.click(screen.getByRole('button', { name: 'กรอกรหัสที่ส่งไปแล้ว (ABCD)' }));
  expect(await screen.findByText('ABCD')).toBeTruthy();

  api.answers[SEND] = { ref: 'EFGH', expires_at: seconds(300), resend_at: seconds(60) };
  await keys.click(screen.getByRole('button', { name: 'เปลี่ยนเบอร์' }));
  await keys.clear(screen.getByLabelText('เบอร์มือถือ'));
  await keys.type(screen.getByLabelText('เบอร์มือถือ'), '0898765432');
  await keys.click(screen.getByRole('button', { name: 'ขอรหัส OTP' }));
  expect(screen.getByText('EFGH')).toBeTruthy();
  unmount();
  renderView(<ForgotForm next="/" />);
  expect(await screen.findByText('EFGH')).toBeTruthy();
  expect(screen.queryByText('ABCD')).toBeNull();
});

test('a code that is over is not offered again', async () => {
  const { unmount } = await askForCode();
  unmount();
  act(() => vi.advanceTimersByTime(300_000));
  renderView(<ForgotForm next="/" />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('button', { name: 'ขอรหัส OTP' })).toBeTruthy();
  expect(screen.queryByText('ABCD')).toBeNull();
});

test('asking again too soon leads to the code that lives', async () => {
  const facts = { until: seconds(42), ref: 'LIVE', expires_at: seconds(200) };
  api.answers[SEND] = refusal(4005, 'เพิ่งส่งรหัสไป กรุณารอสักครู่ก่อนขอใหม่', facts);
  await askForCode();
  expect(screen.getByText('LIVE')).toBeTruthy();
  expect(screen.getByRole('button', { name: /ขอรหัสใหม่ได้ในอีก/ })).toHaveProperty('ariaDisabled', 'true');
});

test('the digits of the bank account are asked for when the server wants them', async () => {
  api.answers[SAVE] = refusal(4009, 'เพื่อความปลอดภัย กรุณากรอกเลขท้าย 4 หลัก', { field: 'bank_last4' });
  await askForCode();
  await save('123456', 'new-password-1');
  const digits = screen.getByLabelText('เลขท้าย 4 หลักของบัญชีธนาคารที่ลงทะเบียนไว้');
  expect(digits.getAttribute('aria-invalid')).toBe('true');
  api.answers[SAVE] = {};
  await keys.type(digits, '๖๗๘9');
  await keys.click(screen.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }));
  expect(api.sent(SAVE).at(-1)).toMatchObject({ bank_last4: '6789', otp: '123456' });
});

test('a number that was typed before the page came alive is asked for', async () => {
  typedEarly(pageAround(<ForgotForm next="/" />), '0812345678');
  await keys.click(screen.getByRole('button', { name: 'ขอรหัส OTP' }));
  expect(api.sent(SEND)).toMatchObject([{ username: '0812345678' }]);
});

const USED_UP = 'ขอรหัสหลายครั้งแล้ว กรุณากรอกเลขบัญชีธนาคารที่ลงทะเบียนไว้เพื่อขอรหัส';
const usedUp = () => refusal(4005, USED_UP, { until: seconds(9_000), field: 'bank_account_no' });
const bankField = () => screen.getByLabelText('เลขบัญชีธนาคารที่ลงทะเบียนไว้');

test('when the codes of a number are used up, the bank account is asked for, and a code with it at once', async () => {
  api.answers[SEND] = usedUp();
  await askForCode();
  expect(screen.getByRole('alert').textContent).toContain(USED_UP);
  expect(screen.queryByRole('timer')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(bankField()));
  await keys.type(bankField(), '12345');
  await keys.click(screen.getByRole('button', { name: 'ขอรหัส OTP' }));
  expect(screen.getByText('เลขบัญชีต้องมี 10, 12 หรือ 14 หลัก')).toBeTruthy();
  expect(api.sent(SEND)).toHaveLength(1);
  api.answers[SEND] = { ref: 'BANK', expires_at: seconds(300), resend_at: seconds(60) };
  await keys.type(bankField(), '๖๗๘๙๐');
  expect(bankField()).toHaveProperty('value', '123-4-56789-0');
  await keys.click(screen.getByRole('button', { name: 'ขอรหัส OTP' }));
  expect(api.sent(SEND).at(-1)).toEqual({ username: '0812345678', bank_account_no: '1234567890' });
  expect(screen.getByText('BANK')).toBeTruthy();
});

test('one that had its codes waits, and another bank account may be given meanwhile', async () => {
  api.answers[SEND] = usedUp();
  await askForCode();
  api.answers[SEND] = refusal(4005, 'ขอรหัสครบจำนวนครั้งแล้ว', { until: seconds(9_000) });
  await keys.type(bankField(), '1234567890');
  await keys.click(screen.getByRole('button', { name: 'ขอรหัส OTP' }));
  expect(screen.getByRole('timer')).toBeTruthy();
  const send = () => screen.getByRole('button', { name: 'ขอรหัส OTP' });
  expect(send()).toHaveProperty('ariaDisabled', 'true');
  await keys.type(bankField(), '{Backspace}');
  expect(send()).toHaveProperty('ariaDisabled', null);
});

test('sending again leads to the bank account too when the codes are used up', async () => {
  await askForCode();
  act(() => vi.advanceTimersByTime(60_000));
  api.answers[SEND] = usedUp();
  await keys.click(screen.getByRole('button', { name: /ส่งรหัสอีกครั้ง/ }));
  expect(screen.getByRole('alert').textContent).toContain(USED_UP);
  expect(bankField()).toBeTruthy();
  expect(screen.getByRole('button', { name: 'กรอกรหัสที่ส่งไปแล้ว (ABCD)' })).toBeTruthy();
});
