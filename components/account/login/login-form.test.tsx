import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Calls } from '#contract/calls.ts';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { pageAround, renderView } from '#tests/render-view.tsx';
import { comingAlive, type } from '#tests/typed-early.tsx';
import { LoginForm } from './login-form.tsx';

const { leaveFor, router, toast } = vi.hoisted(() => ({
  leaveFor: vi.fn(),
  router: { replace: vi.fn(), refresh: vi.fn() },
  toast: vi.fn(),
}));
vi.mock('#lib/leave.ts', () => ({ leaveFor, reloadPage: vi.fn(), here: () => '/login' }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const MEMBER = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };

const LOGIN = 'POST /api/login';
const WHO = 'GET /api/get_user_info';
const who: Calls[typeof WHO]['data'] = {
  member_id: 'm1',
  username_masked: 'xxx-xxx-5678',
  first_name: 'สมหญิง',
  last_name: 'ใจดี',
  bank: null,
  sub_bank: null,
  previous_login: null,
  session_started_at: '2025-06-15T12:00:00.000Z',
  reality_due_at: '2025-06-15T13:00:00.000Z',
  limits_offered: true,
  counts: { unread: 0 },
  consents_due: [],
  created_at: '2025-06-15T12:00:00.000Z',
};
let api: FakeApi;
const logins = () => api.sent(LOGIN);

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
  api = new FakeApi({ [LOGIN]: { access_token: 'secret-token' }, [WHO]: who });
});
afterEach(() => {
  vi.useRealTimers();
});

test('logs in with the plain number, keeps the token in memory, greets and goes on', async () => {
  const { keys, userArea } = openForm('/member/deposit');
  await fill(keys);
  expect(screen.getByLabelText('เบอร์มือถือ')).toHaveProperty('value', '081-234-5678');
  await keys.click(submit());

  expect(logins()).toEqual([{ username: '0812345678', password: 'sabai-dee-99' }]);
  expect(api.requests.map(({ key, headers }) => [key, headers.Authorization])).toEqual([
    [LOGIN, undefined],
    [WHO, 'Bearer secret-token'],
  ]);
  expect(userArea()).toMatchObject(MEMBER);
  expect(toast).toHaveBeenCalledWith('ยินดีต้อนรับ คุณสมหญิง', { variant: 'success', ms: 1_000 });
  expect(router.replace).toHaveBeenCalledWith('/member/deposit');
  expect(router.refresh).toHaveBeenCalledOnce();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/secret-token|0812345678|sabai/);
});

test('a double click logs in once', async () => {
  const { promise, resolve } = Promise.withResolvers<{ access_token: string }>();
  api.answers[LOGIN] = () => promise;
  const { keys } = openForm();
  await fill(keys);
  await keys.dblClick(submit());
  expect(logins()).toHaveLength(1);
  expect(submit()).toHaveProperty('ariaDisabled', 'true');
  await act(async () => resolve({ access_token: 't' }));
});

test('a wrong password is told at the form, keeps what was typed and clears the user', async () => {
  api.answers[LOGIN] = refusal(4001, 'เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง');
  const { keys, userArea } = openForm('/', MEMBER);
  await fill(keys);
  await keys.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง');
  expect(screen.getByLabelText('เบอร์มือถือ')).toHaveProperty('value', '081-234-5678');
  expect(screen.getByLabelText('รหัสผ่าน')).toHaveProperty('value', 'sabai-dee-99');
  expect(userArea().isLoggedIn).toBe(false);
  expect(router.replace).not.toHaveBeenCalled();
});

test.each([401, 400])(
  'a login that is answered with %i is told at the form and leads nowhere',
  async (status) => {
    api.answers[LOGIN] = refusal(status, 'เข้าสู่ระบบไม่ได้');
    const { keys } = openForm();
    await fill(keys);
    await keys.click(submit());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
  },
);

test('while the account waits, the time runs down and the button comes back at its end', async () => {
  const until = new Date(Date.now() + 30_000).toISOString();
  api.answers[LOGIN] = refusal(4002, 'ลองผิดหลายครั้ง กรุณารอสักครู่', { until });
  const { keys } = openForm();
  await fill(keys);
  await keys.click(submit());
  expect(screen.getByRole('timer').textContent).toBe('00:00:30');
  expect(submit()).toHaveProperty('ariaDisabled', 'true');
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByRole('timer').textContent).toBe('00:00:20');
  act(() => vi.advanceTimersByTime(20_000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(submit()).toHaveProperty('ariaDisabled', null);
  expect(screen.getByLabelText('รหัสผ่าน')).toHaveProperty('value', 'sabai-dee-99');
});

test('a session whose answer was lost on its way is found, and the login is not sent again', async () => {
  api.answers[LOGIN] = lost;
  api.answers[WHO] = { ...who, username_masked: '081-xxx-5678' };
  const { keys, userArea } = openForm('/member/deposit');
  await fill(keys);
  await keys.click(submit());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/member/deposit'));
  expect(logins()).toHaveLength(1);
  expect(userArea()).toMatchObject(MEMBER);
});

test('an answer that did not come is told with what to do, also where somebody else is logged in', async () => {
  api.answers[LOGIN] = lost;
  const { keys } = openForm();
  await fill(keys);
  await keys.click(submit());
  expect(screen.getByRole('alert').textContent).toContain('เชื่อมต่อไม่สำเร็จ');
  expect(screen.getByLabelText('รหัสผ่าน')).toHaveProperty('value', 'sabai-dee-99');
  expect(submit()).toHaveProperty('ariaDisabled', null);
});

test('asks for what is missing without calling, and moves to it', async () => {
  const { keys } = openForm();
  await keys.click(submit());
  expect(screen.getByText('กรุณากรอกเบอร์มือถือ')).toBeTruthy();
  expect(screen.getByText('กรุณากรอกรหัสผ่าน')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('เบอร์มือถือ'));
  expect(api.requests).toEqual([]);
});

test('takes what a password manager writes', async () => {
  api.answers[LOGIN] = refusal(4001, 'ไม่ถูกต้อง');
  const { keys } = openForm();
  fireEvent.input(screen.getByLabelText('เบอร์มือถือ'), { target: { value: '66812345678' } });
  fireEvent.input(screen.getByLabelText('รหัสผ่าน'), { target: { value: 'sabai-dee-99' } });
  await keys.click(submit());
  expect(logins()[0]).toEqual({ username: '0812345678', password: 'sabai-dee-99' });
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
  const { promise, resolve } = Promise.withResolvers<Record<string, never>>();
  api.answers['POST /api/logout'] = () => promise;
  const keys = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { userArea } = renderView(<LoginForm next="/lotto/glo-2025-06-16" isOver isDead />, MEMBER);
  expect(screen.getByRole('alert').textContent).toBe('หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่');
  expect(userArea()).toMatchObject({ isLoggedIn: false, authUser: null, userInfo: null });
  await waitFor(() => expect(api.requests.map(({ key }) => key)).toEqual(['POST /api/logout']));
  await fill(keys);
  await keys.click(submit());
  expect(logins()).toHaveLength(0);
  await act(async () => resolve({}));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/lotto/glo-2025-06-16'));
  expect(logins()).toHaveLength(1);
});

test('with a second factor its code is asked for after the password, and a wrong one is said there', async () => {
  api.answers[LOGIN] = refusal(4011, 'กรุณากรอกรหัสยืนยัน', { field: 'second_factor' });
  const { keys } = openForm();
  await fill(keys);
  await keys.click(submit());
  const code = await screen.findByLabelText('รหัสยืนยันจากแอป');
  expect(document.activeElement).toBe(code);
  expect(screen.queryByRole('alert')).toBeNull();
  api.answers[LOGIN] = refusal(4012, 'รหัสยืนยันไม่ถูกต้อง', { field: 'second_factor' });
  await keys.type(code, '000000{Enter}');
  expect(await screen.findByText('รหัสยืนยันไม่ถูกต้อง')).toBeDefined();
  expect(screen.getByLabelText('รหัสผ่าน')).toHaveProperty('value', 'sabai-dee-99');
  api.answers[LOGIN] = { access_token: 'secret-token' };
  await keys.clear(code);
  await keys.type(code, ' 123456{Enter}');
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
  expect(logins().map((sent) => sent.second_factor)).toEqual([undefined, '000000', '123456']);
});

test('who has no tries of the app left can send a recovery code, as the refusal says', async () => {
  const { keys } = openForm();
  await fill(keys);
  api.answers[LOGIN] = refusal(4011, 'กรุณากรอกรหัสยืนยัน');
  await keys.click(submit());
  const until = new Date(Date.now() + 8_640_000).toISOString();
  api.answers[LOGIN] = refusal(4002, 'กรอกรหัสยืนยันผิดหลายครั้ง หรือใช้รหัสสำรอง', { until });
  const code = await screen.findByLabelText('รหัสยืนยันจากแอป');
  await keys.type(code, '000000{Enter}');
  await screen.findByText(/หรือใช้รหัสสำรอง/);
  api.answers[LOGIN] = { access_token: 'secret-token' };
  await keys.clear(code);
  await keys.type(code, 'ABCDE-FGHJK');
  await keys.click(submit());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
  expect(logins().at(-1)).toMatchObject({ second_factor: 'ABCDE-FGHJK' });
});

test('after a code was asked for, another number logs in without one', async () => {
  const { keys } = openForm();
  await fill(keys);
  api.answers[LOGIN] = refusal(4011, 'กรุณากรอกรหัสยืนยัน');
  await keys.click(submit());
  await keys.type(await screen.findByLabelText('รหัสยืนยันจากแอป'), '000000');
  api.answers[LOGIN] = { access_token: 'secret-token' };
  await keys.clear(screen.getByLabelText('เบอร์มือถือ'));
  await keys.type(screen.getByLabelText('เบอร์มือถือ'), '0899999999');
  await keys.click(submit());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
  expect(logins().at(-1)).toMatchObject({ username: '0899999999' });
  expect(logins().at(-1)?.second_factor).toBeUndefined();
});

test('who logs in for the first time is offered limits on the way, once', async () => {
  api.answers[WHO] = { ...who, limits_offered: false };
  const { keys, unmount } = openForm('/lotto/glo-2025-06-16');
  await fill(keys);
  await keys.click(submit());
  expect(router.replace).toHaveBeenLastCalledWith('/member/protection?next=%2Flotto%2Fglo-2025-06-16');
  unmount();
  api.answers[WHO] = {
    ...who,
    limits_offered: false,
    previous_login: { at: '2025-06-14T12:00:00.000Z', device: '', address_masked: '' },
  };
  const again = openForm('/member/deposit');
  await fill(again.keys);
  await again.keys.click(submit());
  expect(router.replace).toHaveBeenLastCalledWith('/member/deposit');
});

test('what was typed, or filled in by the browser, before the page came alive is sent', async () => {
  comingAlive(pageAround(<LoginForm next="/" />), (page) => {
    type(page, '0812345678', 'input[name=username]');
    type(page, 'sabai-dee-99', 'input[name=password]');
  });
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(submit());
  expect(logins()).toMatchObject([{ username: '0812345678', password: 'sabai-dee-99' }]);
});

test('a browser that refuses cookies is told before anything is sent: the next page would know nobody', async () => {
  const refused = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const { keys } = openForm();
  await fill(keys);
  await keys.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('คุกกี้');
  expect(logins()).toEqual([]);
  refused.mockReturnValue(true);
  await keys.click(submit());
  await waitFor(() => expect(logins()).toHaveLength(1));
  refused.mockRestore();
});
