import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Calls } from '#contract/calls.ts';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { CloseCard } from './close-card.tsx';
// Loaded beforehand, so that opening it takes no time of a busy machine.
import './close-dialog.tsx';

const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn() }));
vi.mock('#lib/leave.ts', () => ({ leaveFor, reloadPage: vi.fn(), here: () => '/member/profile' }));

const CLOSE = 'POST /api/member/account/close';
const INFO = 'GET /api/member/withdraw/info';
const bank = { bank_code: '004', bank_name: 'ธนาคารกสิกรไทย', account_masked: 'xxx-x-x1234-x' };
const money: Calls[typeof INFO]['data'] = {
  ...{ min: 100, max: 50_000, quick_amounts: [], left_today: 200_000, count_left_today: 5 },
  ...{
    turnover_left: 0,
    turnover_target: 0,
    turnover_of: 'wager',
    available: 900,
    bonus_limit: null,
    pending: null,
  },
  ...{
    account: { ...bank, account_name: 'สมหญิง ใจดี' },
    second_factor: false,
    usual_minutes: null,
    recent: [],
  },
};
const withoutLimit = { [INFO]: money };
beforeEach(() => leaveFor.mockReset());

test('what is open is told where it was asked; then the account is closed and the site of a visitor follows', async () => {
  const keys = userEvent.setup({ delay: null });
  const message = 'ยังปิดบัญชีไม่ได้ เพราะมีโพยที่ยังไม่ออกผล 2 ใบ';
  const api = new FakeApi({ ...withoutLimit, [CLOSE]: refusal(4014, message, { open: [] }) });
  const { userArea } = renderView(<CloseCard asksCode={false} />);
  act(() => userArea().setUser({ memberId: 'm1', firstName: 'สมหญิง' }));
  await keys.click(screen.getByRole('button', { name: 'ปิดบัญชี…' }));
  const password = await screen.findByLabelText('กรอกรหัสผ่านเพื่อยืนยัน');
  await keys.type(password, 'sabai-dee-99{Enter}');
  expect(await screen.findByText(message)).toBeDefined();
  expect(leaveFor).not.toHaveBeenCalled();
  api.answers[CLOSE] = { paid_out: 12.5 };
  await keys.type(password, 'sabai-dee-99{Enter}');
  await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
  expect(userArea().isLoggedIn).toBe(false);
  expect(api.sent(CLOSE)).toMatchObject([{ password: 'sabai-dee-99' }, { password: 'sabai-dee-99' }]);
});

test('a closing whose answer was lost is looked up: a session that is over leads to the page that says what holds', async () => {
  const keys = userEvent.setup({ delay: null });
  const WHO = 'GET /api/get_user_info';
  const api = new FakeApi({
    ...withoutLimit,
    [CLOSE]: lost,
    [WHO]: refusal(401, 'หมดเวลา', { ended: 'closed' }),
  });
  renderView(<CloseCard asksCode={false} />);
  await keys.click(screen.getByRole('button', { name: 'ปิดบัญชี…' }));
  await keys.type(await screen.findByLabelText('กรอกรหัสผ่านเพื่อยืนยัน'), 'sabai-dee-99{Enter}');
  await vi.waitFor(() =>
    expect(leaveFor).toHaveBeenCalledWith('/login?over=closed&next=%2Fmember%2Fprofile'),
  );
  expect(screen.queryByText(/ยังไม่ทราบว่าปิดบัญชีแล้วหรือไม่/)).toBeNull();
  expect(api.sent(CLOSE)).toHaveLength(1);
});

test('one of which nothing is known says so, and is not sent again', async () => {
  const keys = userEvent.setup({ delay: null });
  const api = new FakeApi({ ...withoutLimit, [CLOSE]: lost, 'GET /api/get_user_info': lost });
  renderView(<CloseCard asksCode={false} />);
  await keys.click(screen.getByRole('button', { name: 'ปิดบัญชี…' }));
  await keys.type(await screen.findByLabelText('กรอกรหัสผ่านเพื่อยืนยัน'), 'sabai-dee-99{Enter}');
  expect(await screen.findByText(/ยังไม่ทราบว่าปิดบัญชีแล้วหรือไม่/)).toBeDefined();
  expect(leaveFor).not.toHaveBeenCalled();
  expect(api.sent(CLOSE)).toHaveLength(1);
});

test('a second factor that was switched on in another tab meanwhile is asked for here', async () => {
  const keys = userEvent.setup({ delay: null });
  const api = new FakeApi({
    ...withoutLimit,
    [CLOSE]: refusal(4011, 'กรุณากรอกรหัสยืนยัน', { field: 'second_factor' }),
  });
  renderView(<CloseCard asksCode={false} />);
  await keys.click(screen.getByRole('button', { name: 'ปิดบัญชี…' }));
  const prove = (password: string) => keys.type(screen.getByLabelText('กรอกรหัสผ่านเพื่อยืนยัน'), password);
  await screen.findByLabelText('กรอกรหัสผ่านเพื่อยืนยัน');
  await prove('sabai-dee-99{Enter}');
  const code = await screen.findByLabelText('รหัสยืนยันจากแอป');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  api.answers[CLOSE] = { paid_out: 0 };
  await keys.type(code, '123456');
  await prove('sabai-dee-99{Enter}');
  await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
  expect(api.sent(CLOSE).at(-1)).toEqual({ password: 'sabai-dee-99', second_factor: '123456' });
});

test('what goes of a bonus with the closing is said before it', async () => {
  const keys = userEvent.setup({ delay: null });
  const bonus_limit = { title: 'ฝากช่วงค่ำ', largest: 400, stays: 400, goes: 500 };
  new FakeApi({ [INFO]: { ...money, bonus_limit } });
  renderView(<CloseCard asksCode={false} />);
  await keys.click(screen.getByRole('button', { name: 'ปิดบัญชี…' }));
  expect(await screen.findByText(/ส่วนเกินของโบนัส 500.00 บาทจะถูกนำออก และโอนให้คุณ 400.00 บาท/)).toBeDefined();
});
