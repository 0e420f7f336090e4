import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { LoginForm } from './login-form.tsx';

const { router, toast } = vi.hoisted(() => ({
  router: { replace: vi.fn(), refresh: vi.fn() },
  toast: vi.fn(),
}));
vi.mock('#lib/leave.ts', () => ({ leaveFor: vi.fn(), reloadPage: vi.fn(), here: () => '/login' }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const LOGIN = 'POST /api/login';
const SEND = 'POST /api/reset_password';
const INACTIVE = refusal(4021, 'บัญชีนี้ไม่ได้ใช้งานมานาน', { field: 'otp' });
const own = { username: '0812345678', password: 'sabai-dee-99' };
const seconds = (count: number) => new Date(Date.now() + count * 1_000).toISOString();
const keys = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime });

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  api = new FakeApi({
    [LOGIN]: INACTIVE,
    [SEND]: { ref: 'ABCD', expires_at: seconds(300), resend_at: seconds(60) },
    'GET /api/get_user_info': lost,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const code = () => screen.findByLabelText('รหัส OTP');

async function logIn() {
  const view = renderView(<LoginForm next="/member/deposit" />);
  await keys.type(screen.getByLabelText('เบอร์มือถือ'), own.username);
  await keys.type(screen.getByLabelText('รหัสผ่าน'), own.password);
  await keys.click(button('เข้าสู่ระบบ'));
  return view;
}
async function askForCode() {
  const view = await logIn();
  await keys.click(await screen.findByRole('button', { name: 'ขอรหัส OTP' }));
  await code();
  return view;
}

test('says why and where the code goes, sends it when asked to, and logs in with it', async () => {
  await logIn();
  expect((await screen.findByRole('alert')).textContent).toMatch(/ไม่ได้ใช้งานมานาน.+081-xxx-5678/);
  expect(api.sent(SEND)).toEqual([]);
  await keys.click(button('ขอรหัส OTP'));
  expect(await screen.findByText('ABCD')).toBeTruthy();
  expect(screen.getByText(/ส่งรหัส 6 หลักทาง SMS ไปที่ 081-xxx-5678/)).toBeTruthy();
  expect(api.sent(SEND)).toEqual([{ username: own.username }]);
  const field = await code();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  api.answers[LOGIN] = { access_token: 'secret-token' };
  await keys.click(field);
  await keys.paste(' ๑๒๓ 456 ');
  expect(field).toHaveProperty('value', '123456');
  await keys.keyboard('{Enter}');
  await waitFor(() => expect(api.sent(LOGIN)).toHaveLength(2));
  expect(api.sent(LOGIN)[1]).toEqual({ ...own, ref: 'ABCD', otp: '123456' });
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('ABCD'));
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/0812345678|sabai|123456/);
});

test('a composing keyboard is left alone until it has composed', async () => {
  await askForCode();
  const field = await code();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '๑๒๓' }, isComposing: true });
  expect(field).toHaveProperty('value', '๑๒๓');
  fireEvent.compositionEnd(field);
  expect(field).toHaveProperty('value', '123');
});

test.each([
  ['wrong', 4003, 'รหัส OTP ไม่ถูกต้อง'],
  ['over', 4004, 'รหัส OTP หมดอายุหรือใช้ไปแล้ว'],
])('a code that is %s is told at its field', async (_name, error, message) => {
  await askForCode();
  api.answers[LOGIN] = refusal(error, message);
  await keys.type(await code(), '111111{Enter}');
  expect(await screen.findByText(message)).toBeTruthy();
  const field = await code();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field).toHaveProperty('value', '111111');
  expect(router.replace).not.toHaveBeenCalled();
});

test('after too many codes the time to wait runs down; digits of the bank account are asked for where the server wants them', async () => {
  await askForCode();
  api.answers[LOGIN] = refusal(4005, 'กรอกรหัสผิดหลายครั้ง', { until: seconds(30) });
  await keys.type(await code(), '111111{Enter}');
  await screen.findByText('กรอกรหัสผิดหลายครั้ง');
  expect(button('เข้าสู่ระบบ')).toHaveProperty('ariaDisabled', 'true');
  act(() => vi.advanceTimersByTime(31_000));
  expect(button('เข้าสู่ระบบ')).toHaveProperty('ariaDisabled', null);
  api.answers[LOGIN] = refusal(4009, 'กรุณากรอกเลขท้าย 4 หลัก', { field: 'bank_last4' });
  await keys.click(button('เข้าสู่ระบบ'));
  const digits = await screen.findByLabelText(/เลขท้าย 4 หลัก/);
  await keys.type(digits, '๒๓๔1{Enter}');
  await waitFor(() => expect(api.sent(LOGIN).at(-1)).toMatchObject({ otp: '111111', bank_last4: '2341' }));
});

test('is sent again after the wait, and a code that others used up is asked for with the bank account', async () => {
  await askForCode();
  expect(button(/ขอรหัสใหม่ได้ในอีก/)).toHaveProperty('ariaDisabled', 'true');
  act(() => vi.advanceTimersByTime(61_000));
  api.answers[SEND] = { ref: 'EFGH', expires_at: seconds(300), resend_at: seconds(60) };
  await keys.click(button('ส่งรหัสอีกครั้ง'));
  expect(await screen.findByText('EFGH')).toBeTruthy();
  act(() => vi.advanceTimersByTime(61_000));
  api.answers[SEND] = refusal(4005, 'กรุณากรอกเลขบัญชี', { until: seconds(600), field: 'bank_account_no' });
  await keys.click(button('ส่งรหัสอีกครั้ง'));
  await keys.type(await screen.findByLabelText('เลขบัญชีธนาคารที่ลงทะเบียนไว้'), '1231212341');
  expect(screen.queryByLabelText('เบอร์มือถือ')).toBeNull();
  api.answers[SEND] = { ref: 'JKLM', expires_at: seconds(300), resend_at: seconds(60) };
  await keys.click(button('ขอรหัส OTP'));
  expect(await screen.findByText('JKLM')).toBeTruthy();
  expect(api.sent(SEND).at(-1)).toEqual({ username: own.username, bank_account_no: '1231212341' });
});

test('back leads to the login as it was typed; after a reload the code that lives is gone on with', async () => {
  const { unmount } = await askForCode();
  await keys.click(button('ย้อนกลับ'));
  expect(screen.getByLabelText('เบอร์มือถือ')).toHaveProperty('value', '081-234-5678');
  expect(screen.getByLabelText('รหัสผ่าน')).toHaveProperty('value', own.password);
  unmount();
  await logIn();
  expect(await code()).toBeTruthy();
  expect(screen.getByText('ABCD')).toBeTruthy();
  expect(api.sent(SEND)).toHaveLength(1);
});

test('a code of another number is not gone on with', async () => {
  const { unmount } = await askForCode();
  unmount();
  renderView(<LoginForm next="/" />);
  await keys.type(screen.getByLabelText('เบอร์มือถือ'), '0812345679');
  await keys.type(screen.getByLabelText('รหัสผ่าน'), own.password);
  await keys.click(button('เข้าสู่ระบบ'));
  expect(await screen.findByRole('button', { name: 'ขอรหัส OTP' })).toBeTruthy();
});

test('a login whose answer was lost is told, and can be sent again with the same code', async () => {
  await askForCode();
  api.answers[LOGIN] = lost;
  await keys.type(await code(), '123456{Enter}');
  expect((await screen.findByText(/เชื่อมต่อไม่สำเร็จ/)).textContent).toContain('กดปุ่มเดิมอีกครั้งได้');
  api.answers[LOGIN] = { access_token: 'secret-token' };
  await keys.click(button('เข้าสู่ระบบ'));
  await waitFor(() => expect(api.sent(LOGIN)).toHaveLength(3));
  expect(api.sent(LOGIN)[2]).toEqual(api.sent(LOGIN)[1]);
});
