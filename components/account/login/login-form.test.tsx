import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '#lib/api/errors.ts';
import { renderView } from '#tests/render-view.tsx';
import { LoginForm } from './login-form.tsx';

const { call, setBearer, router, toast } = vi.hoisted(() => ({
  call: vi.fn(),
  setBearer: vi.fn(),
  router: { replace: vi.fn(), refresh: vi.fn() },
  toast: vi.fn(),
}));
vi.mock('#lib/api/call.ts', () => ({ call }));
vi.mock('#lib/api/client.ts', () => ({ setBearer, serverNowMs: () => Date.now() }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const MEMBER = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };

/** What the API answers by call; an error is thrown. */
function answer(answers: Readonly<Record<string, unknown>>) {
  call.mockImplementation(async (key: string) => {
    if (answers[key] instanceof Error) throw answers[key];
    return answers[key];
  });
}

function logins() {
  return call.mock.calls.filter(([key]) => key === 'POST /api/login');
}

function openForm(next = '/', user?: typeof MEMBER) {
  const keys = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const view = renderView(<LoginForm next={next} />, user);
  return { ...view, keys };
}

async function fill(keys: ReturnType<typeof userEvent.setup>) {
  await keys.type(screen.getByLabelText('เบอร์มือถือ'), '๐๘๑๒๓๔5678');
  await keys.type(screen.getByLabelText('รหัสผ่าน'), 'sabai-dee-99');
}

const submit = () => screen.getByRole('button', { name: /เข้าสู่ระบบ/ });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('logs in with the plain number, keeps the token in memory, greets and goes on', async () => {
  answer({
    'POST /api/login': { access_token: 'secret-token' },
    'GET /api/get_user_info': { member_id: 'm1', first_name: 'สมหญิง' },
  });
  const { keys, userArea } = openForm('/member/deposit');
  await fill(keys);
  expect(screen.getByLabelText('เบอร์มือถือ')).toHaveProperty('value', '081-234-5678');
  await keys.click(submit());

  expect(logins()).toEqual([
    ['POST /api/login', { username: '0812345678', password: 'sabai-dee-99' }, { handleErrors: false }],
  ]);
  expect(setBearer).toHaveBeenLastCalledWith('secret-token');
  expect(userArea()).toMatchObject(MEMBER);
  expect(toast).toHaveBeenCalledWith('ยินดีต้อนรับ คุณสมหญิง', { variant: 'success', ms: 1_000 });
  expect(router.replace).toHaveBeenCalledWith('/member/deposit');
  expect(router.refresh).toHaveBeenCalledOnce();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/secret-token|0812345678|sabai/);
});

test('a double click logs in once', async () => {
  let finish: (data: unknown) => void = () => undefined;
  call.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const { keys } = openForm();
  await fill(keys);
  await keys.dblClick(submit());
  expect(logins()).toHaveLength(1);
  expect(submit()).toHaveProperty('disabled', true);
  await act(async () => finish({ access_token: 't' }));
});

test('a wrong password is told at the form, keeps what was typed and clears the user', async () => {
  answer({ 'POST /api/login': new ApiRefusal(4001, 'เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง') });
  const { keys, userArea } = openForm('/', MEMBER);
  await fill(keys);
  await keys.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง');
  expect(screen.getByLabelText('เบอร์มือถือ')).toHaveProperty('value', '081-234-5678');
  expect(screen.getByLabelText('รหัสผ่าน')).toHaveProperty('value', 'sabai-dee-99');
  expect(userArea().isLoggedIn).toBe(false);
  expect(router.replace).not.toHaveBeenCalled();
});

test('while the account waits, the time runs down and the button comes back at its end', async () => {
  const until = new Date(Date.now() + 30_000).toISOString();
  answer({ 'POST /api/login': new ApiRefusal(4002, 'ลองผิดหลายครั้ง กรุณารอสักครู่', { until }) });
  const { keys } = openForm();
  await fill(keys);
  await keys.click(submit());
  expect(screen.getByRole('timer').textContent).toBe('00:00:30');
  expect(submit()).toHaveProperty('disabled', true);
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByRole('timer').textContent).toBe('00:00:20');
  act(() => vi.advanceTimersByTime(20_000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(submit()).toHaveProperty('disabled', false);
  expect(screen.getByLabelText('รหัสผ่าน')).toHaveProperty('value', 'sabai-dee-99');
});

test('an answer that did not come is told with what to do', async () => {
  answer({ 'POST /api/login': new ApiUnreachable('เชื่อมต่อไม่สำเร็จ') });
  const { keys } = openForm();
  await fill(keys);
  await keys.click(submit());
  expect(screen.getByRole('alert').textContent).toContain('เชื่อมต่อไม่สำเร็จ');
  expect(screen.getByLabelText('รหัสผ่าน')).toHaveProperty('value', 'sabai-dee-99');
  expect(submit()).toHaveProperty('disabled', false);
});

test('asks for what is missing without calling, and moves to it', async () => {
  const { keys } = openForm();
  await keys.click(submit());
  expect(screen.getByText('กรุณากรอกเบอร์มือถือ')).toBeTruthy();
  expect(screen.getByText('กรุณากรอกรหัสผ่าน')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('เบอร์มือถือ'));
  expect(call).not.toHaveBeenCalled();
});

test('takes what a password manager writes', async () => {
  answer({ 'POST /api/login': new ApiRefusal(4001, 'ไม่ถูกต้อง') });
  const { keys } = openForm();
  fireEvent.input(screen.getByLabelText('เบอร์มือถือ'), { target: { value: '66812345678' } });
  fireEvent.input(screen.getByLabelText('รหัสผ่าน'), { target: { value: 'sabai-dee-99' } });
  await keys.click(submit());
  expect(logins()[0]?.[1]).toEqual({ username: '0812345678', password: 'sabai-dee-99' });
});

test('shows and hides the password', async () => {
  const { keys } = openForm();
  const password = screen.getByLabelText('รหัสผ่าน');
  expect(password).toHaveProperty('type', 'password');
  await keys.click(screen.getByRole('button', { name: 'แสดงรหัสผ่าน' }));
  expect(password).toHaveProperty('type', 'text');
  await keys.click(screen.getByRole('button', { name: 'ซ่อนรหัสผ่าน' }));
  expect(password).toHaveProperty('type', 'password');
});

test('says that the session is over, forgets its user, and starts no other before the old cookie is gone', async () => {
  let bury: (data: unknown) => void = () => undefined;
  call.mockImplementation((key: string) =>
    key === 'POST /api/logout'
      ? new Promise((resolve) => (bury = resolve))
      : Promise.resolve({ access_token: 'secret-token', member_id: 'm1', first_name: 'สมหญิง' }),
  );
  const keys = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { userArea } = renderView(<LoginForm next="/lotto/glo-2025-06-16" isOver isDead />, MEMBER);
  expect(screen.getByRole('alert').textContent).toBe('หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่');
  expect(userArea()).toMatchObject({ isLoggedIn: false, authUser: null, userInfo: null });
  expect(call.mock.calls).toEqual([['POST /api/logout', {}, { handleErrors: false }]]);
  await fill(keys);
  await keys.click(submit());
  expect(logins()).toHaveLength(0);
  await act(async () => bury({}));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/lotto/glo-2025-06-16'));
  expect(logins()).toHaveLength(1);
});
