import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '#lib/api/account/queries.ts';
import { FakeApi, lost, refusal, setOnline } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
// Loaded beforehand, so that opening them takes no time of a busy machine.
import '#components/account/sub-bank/sub-bank-dialog.tsx';
import './change-password-dialog.tsx';
import { ProfileView } from './profile-view.tsx';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));

const PROFILE = 'GET /api/member/profile';
const CHANGE = 'POST /api/member/change_password';
const END = 'POST /api/member/sessions/end';
const SAVE_BANK = 'POST /api/member/update_sub_bank_account';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const at = '2025-06-15T12:00:00.000Z';
const place = { device: ANDROID, address_masked: '203.0.x.x', way: 'number' as const };
const session = (id: string, is_current: boolean) => ({
  ...place,
  session_id: id.repeat(32),
  started_at: at,
  last_seen_at: at,
  is_current,
});
const own = session('a', true);
const other = session('b', false);
const profile = (changes: Partial<Profile> = {}): Profile => ({
  username_masked: '081-xxx-5678',
  first_name: 'สมหญิง',
  last_name: 'ใจดี',
  english_name: 'SOMYING JAIDEE',
  birth_year: 1990,
  bank: { bank_code: '004', bank_name: 'ธนาคารกสิกรไทย', account_masked: 'xxx-x-x1234-x' },
  sub_bank: null,
  created_at: at,
  consents: [
    { kind: 'terms', version: '1', agreed: { version: '1', at } },
    { kind: 'privacy', version: '2', agreed: { version: '1', at } },
  ],
  password_changed_at: null,
  second_factor: null,
  previous_login: { ...place, device: 'curl/8', at },
  sessions: [other, own],
  logins: [{ ...place, at, is_current: true }],
  ...changes,
});

const line = { way: 'simulated', since: null, ticket: null } as const;

const keys = userEvent.setup({ delay: null });
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ [PROFILE]: profile(), [CHANGE]: {}, [END]: {} });
});
afterEach(() => toast.mockReset());

async function change(current: string, next: string) {
  await keys.click(screen.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'เปลี่ยนรหัสผ่าน' }));
  if (current) await keys.type(dialog.getByLabelText('รหัสผ่านปัจจุบัน'), current);
  if (next) await keys.type(dialog.getByLabelText('รหัสผ่านใหม่'), next);
  await keys.click(dialog.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }));
}

test('what is known of the account, hidden, and where it was logged in from', () => {
  renderView(<ProfileView profile={profile()} line={line} />);
  for (const text of [
    '081-xxx-5678',
    'xx/xx/2533',
    'xxx-x-x1234-x',
    'ข้อกำหนดการใช้งาน ฉบับ 1 ยอมรับเมื่อ 15 มิ.ย. 68',
    'นโยบายความเป็นส่วนตัว มีฉบับใหม่ (2) ที่ยังไม่ได้ยอมรับ',
    'อุปกรณ์ที่ไม่ทราบชื่อ',
  ])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getAllByText('Chrome · Android')).toHaveLength(3);
});

test('this device stands first without a key; another is logged out, and the list is read again', async () => {
  api.answers[PROFILE] = profile({ sessions: [own] });
  renderView(<ProfileView profile={profile()} line={line} />);
  const heading = screen.getByRole('heading', { name: 'อุปกรณ์ที่เข้าสู่ระบบอยู่' });
  const keysOf = screen.getAllByRole('button', { name: /^ออกจากระบบ Chrome · Android/ });
  expect(keysOf).toHaveLength(1);
  for (const key of keysOf) await keys.click(key);
  expect(await screen.findByText('ไม่มีอุปกรณ์อื่นเข้าสู่ระบบอยู่')).toBeDefined();
  expect(api.sent(END)).toEqual([{ session_id: other.session_id }]);
  expect(document.activeElement).toBe(heading);
  expect(toast).toHaveBeenCalledWith('ออกจากระบบ Chrome · Android แล้ว', { variant: 'success' });
});

test('all others at once; a failure is told, and the key stays', async () => {
  api.answers[END] = refusal(503, 'ระบบไม่พร้อม');
  renderView(<ProfileView profile={profile()} line={line} />);
  const key = () => screen.getByRole('button', { name: 'ออกจากระบบอุปกรณ์อื่นทั้งหมด' });
  await keys.click(key());
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('ระบบไม่พร้อม', { variant: 'error', ms: 3_000 }));
  api.answers[END] = {};
  await keys.click(key());
  await vi.waitFor(() => expect(api.sent(END)).toEqual([{ others: true }, { others: true }]));
});

test.each([
  ['', 'a-new-word-99', 'กรุณากรอกรหัสผ่านปัจจุบัน'],
  ['sabai-dee-99', 'short', 'รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร'],
  ['sabai-dee-99', 'sabai-dee-99', 'รหัสผ่านใหม่ต้องไม่เหมือนรหัสผ่านปัจจุบัน'],
])('%j and %j are refused at the field without a call', async (current, next, message) => {
  renderView(<ProfileView profile={profile()} line={line} />);
  await change(current, next);
  expect(await screen.findByText(message)).toBeDefined();
  expect(api.sent(CHANGE)).toEqual([]);
});

test.each([
  [4008, 'รหัสผ่านปัจจุบันไม่ถูกต้อง', {}, 'รหัสผ่านปัจจุบัน'],
  [422, 'กรุณาตรวจสอบข้อมูล', { fields: { password: 'รหัสผ่านนี้เดาง่าย' } }, 'รหัสผ่านใหม่'],
])('a refusal %i stands at its field, and what was typed stays', async (code, message, facts, field) => {
  api.answers[CHANGE] = refusal(code, message, facts);
  renderView(<ProfileView profile={profile()} line={line} />);
  await change('sabai-dee-99', 'a-new-word-99');
  await vi.waitFor(() => expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('รหัสผ่านใหม่')).toHaveProperty('value', 'a-new-word-99');
});

test('too many tries: until when to wait', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  api.answers[CHANGE] = refusal(4002, 'กรุณารอสักครู่', { until });
  renderView(<ProfileView profile={profile()} line={line} />);
  await change('sabai-dee-99', 'a-new-word-99');
  expect((await screen.findByRole('alert')).textContent).toContain('ลองใหม่ได้ในอีก');
  expect(screen.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' })).toHaveProperty('ariaDisabled', 'true');
});

test('a lost answer is looked up: a later change tells that it was carried out', async () => {
  api.answers[CHANGE] = () => {
    api.answers[PROFILE] = lost;
    return lost;
  };
  renderView(<ProfileView profile={profile()} line={line} />);
  await change('sabai-dee-99', 'a-new-word-99');
  expect((await screen.findByRole('alert')).textContent).toContain('ยังไม่ทราบว่าเปลี่ยนรหัสผ่านสำเร็จหรือไม่');
  api.answers[PROFILE] = profile({ password_changed_at: at });
  await keys.click(screen.getByRole('button', { name: 'ตรวจสอบอีกครั้ง' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent(CHANGE)).toHaveLength(1);
  expect(toast).toHaveBeenCalledWith('เปลี่ยนรหัสผ่านแล้ว อุปกรณ์อื่นต้องเข้าสู่ระบบใหม่', { variant: 'success' });
});

test('offline nothing is sent, and the dialog says so', async () => {
  renderView(<ProfileView profile={profile()} line={line} />);
  setOnline(false);
  await change('sabai-dee-99', 'a-new-word-99');
  expect(await screen.findByText(/ไม่ได้เชื่อมต่ออินเทอร์เน็ต/)).toBeDefined();
  expect(api.sent(CHANGE)).toEqual([]);
});

test('a change in another tab since the page was read is not taken for this one, whose call never arrived', async () => {
  api.answers[PROFILE] = profile({ password_changed_at: at });
  api.answers[CHANGE] = lost;
  renderView(<ProfileView profile={profile()} line={line} />);
  await change('sabai-dee-99', 'a-new-word-99');
  expect((await screen.findByRole('alert')).textContent).toContain('ยังไม่ได้เปลี่ยนรหัสผ่าน');
  expect(toast).not.toHaveBeenCalled();
});

test('another password that is typed after a lost answer: it is told that the earlier one holds', async () => {
  api.answers[CHANGE] = () => {
    api.answers[PROFILE] = lost;
    return lost;
  };
  renderView(<ProfileView profile={profile()} line={line} />);
  await change('sabai-dee-99', 'a-new-word-99');
  await screen.findByText('ยังไม่ทราบว่าเปลี่ยนรหัสผ่านสำเร็จหรือไม่');
  api.answers[PROFILE] = profile({ password_changed_at: at });
  await keys.type(screen.getByLabelText('รหัสผ่านใหม่'), '-more{Enter}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent(CHANGE)).toHaveLength(1);
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^บันทึกรหัสผ่านใหม่ที่กรอกครั้งก่อนแล้ว รหัสที่กรอกครั้งล่าสุดไม่ได้บันทึก/),
    { variant: 'info', ms: 8_000 },
  );
});

test('when the account cannot be read first, nothing is sent, and the dialog says so', async () => {
  api.answers[PROFILE] = lost;
  renderView(<ProfileView profile={profile()} line={line} />);
  await change('sabai-dee-99', 'a-new-word-99');
  expect((await screen.findByRole('alert')).textContent).toContain('ยังไม่ได้เปลี่ยนรหัสผ่าน');
  expect(api.sent(CHANGE)).toEqual([]);
});

test.each([
  ['refused', refusal(4008, 'รหัสผ่านปัจจุบันไม่ถูกต้อง'), 'รหัสผ่านปัจจุบันไม่ถูกต้อง'],
  ['lost', lost, 'ยังไม่ทราบว่าเปลี่ยนรหัสผ่านสำเร็จหรือไม่'],
])(
  'a change that was left while it was sent and is %s is told above the page',
  async (_name, said, words) => {
    const answer = Promise.withResolvers<typeof said>();
    api.answers[CHANGE] = () => answer.promise;
    renderView(<ProfileView profile={profile()} line={line} />);
    await change('sabai-dee-99', 'a-new-word-99');
    await vi.waitFor(() => expect(api.sent(CHANGE)).toHaveLength(1));
    await keys.click(screen.getByRole('button', { name: 'ยกเลิก' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    api.answers[PROFILE] = lost;
    answer.resolve(said);
    await vi.waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith(words, { variant: 'error' }));
  },
);

test('a second account whose answer was lost is shown all the same', async () => {
  const bank = { bank_code: '014', bank_name: 'ธนาคารไทยพาณิชย์', account_masked: 'xxx-x-x4321-x' };
  api.answers['GET /api/agent/banks'] = [{ ...bank, short_name: 'SCB' }];
  api.answers[SAVE_BANK] = () => {
    api.answers[PROFILE] = profile({ sub_bank: bank });
    return lost;
  };
  renderView(<ProfileView profile={profile()} line={line} />);
  expect(screen.getByText('ยังไม่มี')).toBeDefined();
  await keys.click(screen.getByRole('button', { name: 'เพิ่มบัญชีที่สอง' }));
  await keys.click(await screen.findByRole('radio', { name: /ไทยพาณิชย์/ }));
  await keys.type(screen.getByLabelText('เลขบัญชี'), '9876543210');
  await keys.type(screen.getByLabelText('กรอกรหัสผ่านเพื่อยืนยัน'), 'sabai-dee-99{Enter}');
  expect(await screen.findByText(bank.account_masked)).toBeDefined();
  expect(screen.queryByText('ยังไม่มี')).toBeNull();
});
