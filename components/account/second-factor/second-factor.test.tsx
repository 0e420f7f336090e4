import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { fakeProfile } from '#tests/fake-profile.ts';
import { renderView } from '#tests/render-view.tsx';
// Loaded beforehand, so that opening them takes no time of a busy machine.
import './renew-dialog.tsx';
import './switch-off-dialog.tsx';
import './switch-on-dialog.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

const { toast, confirmPopup } = vi.hoisted(() => ({ toast: vi.fn(), confirmPopup: vi.fn() }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('#lib/feedback/popup.ts', () => ({ confirmPopup }));

const BEGIN = 'POST /api/member/second_factor/begin';
const CONFIRM = 'POST /api/member/second_factor/confirm';
const END = 'POST /api/member/second_factor/end';
const RENEW = 'POST /api/member/second_factor/recovery_codes';
const on = { since: '2025-06-15T12:00:00.000Z', recovery_left: 8 };
const codes = ['AAAAA-BBBBB', 'CCCCC-DDDDD'];
const wrongCode = refusal(4012, 'รหัสยืนยันไม่ถูกต้อง', { field: 'second_factor' });

const keys = userEvent.setup({ delay: null });
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    [BEGIN]: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/pwin%3A081?secret=JBSWY3DPEHPK3PXP' },
    [CONFIRM]: { recovery_codes: codes },
    [END]: {},
    [RENEW]: { recovery_codes: codes },
  });
});
afterEach(() => {
  toast.mockReset();
  confirmPopup.mockReset();
});

const open = (secondFactor: typeof on | null) => renderView(<SecondFactorCard secondFactor={secondFactor} />);
const press = (name: string) => keys.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const prove = async (code?: string) => {
  await keys.type(await screen.findByLabelText('กรอกรหัสผ่านเพื่อยืนยัน'), 'sabai-dee-99');
  if (code) await keys.type(screen.getByLabelText('รหัสยืนยันจากแอป'), code);
  await keys.keyboard('{Enter}');
};

test('switched on: the password, the QR with its secret, a first code in Thai digits, the codes for once', async () => {
  open(null);
  await press('เปิดใช้');
  await prove();
  const at = await dialog('เปิดการยืนยันสองขั้นตอน');
  expect(await at.findByRole('img', { name: 'QR สำหรับแอป Authenticator' })).toBeDefined();
  expect(at.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
  const first = at.getByLabelText('รหัส 6 หลักจากแอป');
  expect(document.activeElement).toBe(first);
  await keys.click(at.getByRole('button', { name: 'คัดลอกรหัสลับ' }));
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
  api.answers[CONFIRM] = wrongCode;
  await keys.type(first, '000000{Enter}');
  expect(await at.findByText('รหัสยืนยันไม่ถูกต้อง')).toBeDefined();
  api.answers[CONFIRM] = { recovery_codes: codes };
  await keys.type(first, '๑๒๓ ๔๕๖{Enter}');
  expect(await at.findByText('CCCCC-DDDDD')).toBeDefined();
  await press('เก็บรหัสไว้แล้ว');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent(CONFIRM)).toEqual([{ second_factor: '000000' }, { second_factor: '123456' }]);
  expect(toast).toHaveBeenCalledWith('เปิดการยืนยันสองขั้นตอนแล้ว', { variant: 'success' });
});

test('an answer with the codes that was lost: asking again tells that it is on, and to make new ones', async () => {
  open(null);
  await press('เปิดใช้');
  await prove();
  const first = await screen.findByLabelText('รหัส 6 หลักจากแอป');
  api.answers[CONFIRM] = lost;
  await keys.type(first, '123456{Enter}');
  expect(await screen.findByText('ยังไม่ทราบผล กดยืนยันอีกครั้งเพื่อตรวจสอบ')).toBeDefined();
  api.answers[CONFIRM] = refusal(4013, 'เปิดไว้แล้ว');
  await keys.type(first, '123456{Enter}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toast).toHaveBeenCalledWith(expect.stringContaining('กรุณาสร้างรหัสสำรองใหม่'), { variant: 'error' });
});

test('a password that is wrong stands at its field, and nothing is told of a secret', async () => {
  api.answers[BEGIN] = refusal(4008, 'รหัสผ่านปัจจุบันไม่ถูกต้อง');
  open(null);
  await press('เปิดใช้');
  await prove();
  expect(await screen.findByText('รหัสผ่านปัจจุบันไม่ถูกต้อง')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

test('switched off with password and code; a wrong code stands at its field, and the password stays', async () => {
  open(on);
  expect(screen.getByText('รหัสสำรองเหลือ 8 รหัส')).toBeDefined();
  await press('ปิดใช้');
  await prove();
  expect(await screen.findByText('กรุณากรอกรหัสยืนยัน')).toBeDefined();
  expect(api.sent(END)).toEqual([]);
  api.answers[END] = wrongCode;
  await keys.type(screen.getByLabelText('รหัสยืนยันจากแอป'), '000000{Enter}');
  await vi.waitFor(() =>
    expect(screen.getByLabelText('รหัสยืนยันจากแอป').getAttribute('aria-invalid')).toBe('true'),
  );
  api.answers[END] = {};
  await keys.type(screen.getByLabelText('รหัสยืนยันจากแอป'), '123456{Enter}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent(END)).toEqual([
    { password: 'sabai-dee-99', second_factor: '000000' },
    { password: 'sabai-dee-99', second_factor: '123456' },
  ]);
});

test('switched off, and the answer was lost: the profile says so, and no other code is asked for', async () => {
  const PROFILE = 'GET /api/member/profile';
  open(on);
  await press('ปิดใช้');
  api.answers[END] = lost;
  api.answers[PROFILE] = fakeProfile({ second_factor: on });
  await prove('123456');
  expect(await screen.findByText(/ยังไม่ทราบผล/)).toBeDefined();
  api.answers[PROFILE] = fakeProfile();
  await keys.type(screen.getByLabelText('กรอกรหัสผ่านเพื่อยืนยัน'), '{Control>}a{/Control}sabai-dee-99');
  await keys.type(screen.getByLabelText('รหัสยืนยันจากแอป'), '654321{Enter}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toast).toHaveBeenCalledExactlyOnceWith('ปิดการยืนยันสองขั้นตอนแล้ว', { variant: 'success' });
});

test('new recovery codes', async () => {
  open(on);
  await press('สร้างรหัสสำรองใหม่');
  await prove('123456');
  expect(await screen.findByText('AAAAA-BBBBB')).toBeDefined();
  await press('เก็บรหัสไว้แล้ว');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('codes that are on their way keep the dialog open; over those that are shown it asks before it closes', async () => {
  const answer = Promise.withResolvers<{ recovery_codes: string[] }>();
  api.answers[RENEW] = () => answer.promise;
  open(on);
  await press('สร้างรหัสสำรองใหม่');
  await prove('123456');
  await screen.findByRole('button', { name: 'กำลังสร้าง…' });
  await keys.keyboard('{Escape}');
  await press('ยกเลิก');
  expect(confirmPopup).not.toHaveBeenCalled();
  answer.resolve({ recovery_codes: codes });
  expect(await screen.findByText('AAAAA-BBBBB')).toBeDefined();
  confirmPopup.mockResolvedValueOnce(false);
  await keys.keyboard('{Escape}');
  expect(confirmPopup).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'เก็บรหัสสำรองแล้วหรือยัง?', cancelText: 'กลับไปดูรหัส' }),
  );
  expect(screen.getByText('AAAAA-BBBBB')).toBeDefined();
  confirmPopup.mockResolvedValueOnce(true);
  await press('ปิดหน้าต่าง');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('switching on is not left while the first code is looked at', async () => {
  const answer = Promise.withResolvers<{ recovery_codes: string[] }>();
  api.answers[CONFIRM] = () => answer.promise;
  open(null);
  await press('เปิดใช้');
  await prove();
  await keys.type(await screen.findByLabelText('รหัส 6 หลักจากแอป'), '123456{Enter}');
  await screen.findByRole('button', { name: 'กำลังตรวจสอบ…' });
  await keys.keyboard('{Escape}');
  answer.resolve({ recovery_codes: codes });
  expect(await screen.findByText('AAAAA-BBBBB')).toBeDefined();
});

test.each([
  ['new codes', on, 'รหัสสำรองชุดเดิมใช้ไม่ได้แล้ว แต่ชุดใหม่ยังไม่ได้แสดง กรุณาสร้างรหัสสำรองใหม่'],
  ['the first codes', null, 'เปิดใช้แล้ว แต่รหัสสำรองยังไม่ได้แสดง กรุณาสร้างรหัสสำรองใหม่'],
])('%s that come when the page is left already are told of', async (_name, secondFactor, said) => {
  const answer = Promise.withResolvers<{ recovery_codes: string[] }>();
  api.answers[secondFactor ? RENEW : CONFIRM] = () => answer.promise;
  const { unmount } = open(secondFactor);
  await press(secondFactor ? 'สร้างรหัสสำรองใหม่' : 'เปิดใช้');
  await prove(secondFactor ? '123456' : undefined);
  if (!secondFactor) await keys.type(await screen.findByLabelText('รหัส 6 หลักจากแอป'), '123456{Enter}');
  await screen.findByRole('button', { name: secondFactor ? 'กำลังสร้าง…' : 'กำลังตรวจสอบ…' });
  unmount();
  answer.resolve({ recovery_codes: codes });
  await vi.waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith(said, { variant: 'error' }));
});

test('why it was refused is told above the page where the dialog was left', async () => {
  const answer = Promise.withResolvers<typeof wrongCode>();
  api.answers[END] = () => answer.promise;
  open(on);
  await press('ปิดใช้');
  await prove('123456');
  await screen.findByRole('button', { name: 'กำลังปิด…' });
  await keys.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer.resolve(wrongCode);
  await vi.waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith('รหัสยืนยันไม่ถูกต้อง', { variant: 'error' }),
  );
});
