import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
// Loaded beforehand, so that opening them takes no time of a busy machine.
import './renew-dialog.tsx';
import './switch-off-dialog.tsx';
import './switch-on-dialog.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));

const BEGIN = 'POST /api/member/second_factor/begin';
const CONFIRM = 'POST /api/member/second_factor/confirm';
const END = 'POST /api/member/second_factor/end';
const RENEW = 'POST /api/member/second_factor/recovery_codes';
const on = { since: '2025-06-15T12:00:00.000Z', recovery_left: 8 };
const codes = ['AAAAA-BBBBB', 'CCCCC-DDDDD'];
const wrongCode = refusal(4012, 'รหัสยืนยันไม่ถูกต้อง', { field: 'second_factor' });

const keys = userEvent.setup({ delay: null });
const onChange = vi.fn();
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
  onChange.mockReset();
});

const open = (secondFactor: typeof on | null) =>
  renderView(<SecondFactorCard secondFactor={secondFactor} onChange={onChange} />);
const press = (name: string) => keys.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const prove = async (code?: string) => {
  await keys.type(await screen.findByLabelText('ใส่รหัสผ่านเพื่อยืนยัน'), 'sabai-dee-99');
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
  expect(onChange).toHaveBeenCalled();
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
  expect(onChange).toHaveBeenCalled();
});

test('new recovery codes', async () => {
  open(on);
  await press('สร้างรหัสสำรองใหม่');
  await prove('123456');
  expect(await screen.findByText('AAAAA-BBBBB')).toBeDefined();
  await press('เก็บรหัสไว้แล้ว');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
