import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { fakeProfile } from '#tests/fake-profile.ts';
import { renderView } from '#tests/render-view.tsx';
import { SubBankButton } from './sub-bank-button.tsx';
// Loaded beforehand, so that opening it takes no time of a busy machine.
import './sub-bank-dialog.tsx';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));

const SAVE = 'POST /api/member/update_sub_bank_account';
const PROFILE = 'GET /api/member/profile';
const BANKS = 'GET /api/agent/banks';
const banks = [
  { bank_code: '004', short_name: 'KBANK', bank_name: 'ธนาคารกสิกรไทย' },
  { bank_code: '014', short_name: 'SCB', bank_name: 'ธนาคารไทยพาณิชย์' },
];
const keys = userEvent.setup({ delay: null });
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    [BANKS]: banks,
    [PROFILE]: fakeProfile(),
    [SAVE]: { bank_code: '014', bank_name: 'ธนาคารไทยพาณิชย์', account_masked: 'xxx-x-x4321-x' },
  });
});
afterEach(() => toast.mockReset());

async function open() {
  renderView(<SubBankButton hasOne={false} asksCode={false} />);
  await keys.click(screen.getByRole('button', { name: 'เพิ่มบัญชีที่สอง' }));
}
const password = () => screen.getByLabelText('กรอกรหัสผ่านเพื่อยืนยัน');
async function fill() {
  await keys.click(await screen.findByRole('radio', { name: /ไทยพาณิชย์/ }));
  await keys.type(screen.getByLabelText('เลขบัญชี'), '๙๘๗6543210');
}

test('what is missing is said at its field, and the password stays; then it is sent as it was typed', async () => {
  await open();
  await screen.findByRole('radio', { name: /ไทยพาณิชย์/ });
  await keys.type(password(), 'sabai-dee-99{Enter}');
  expect(await screen.findByText('กรุณาเลือกธนาคาร')).toBeDefined();
  expect(password()).toHaveProperty('value', 'sabai-dee-99');
  await fill();
  expect(screen.getByLabelText('เลขบัญชี')).toHaveProperty('value', '987-6-54321-0');
  await keys.type(password(), '{Enter}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent(SAVE)).toMatchObject([
    { bank_code: '014', bank_account_no: '987-6-54321-0', password: 'sabai-dee-99' },
  ]);
  expect(toast).toHaveBeenCalledWith('บันทึกบัญชีที่สองแล้ว', { variant: 'success' });
});

test('an account of somebody else is refused at its number; a lost answer may be asked for again', async () => {
  api.answers[SAVE] = refusal(4007, 'บัญชีธนาคารนี้มีผู้ใช้สมัครแล้ว', { field: 'bank_account_no' });
  await open();
  await fill();
  await keys.type(password(), 'sabai-dee-99{Enter}');
  expect(await screen.findByText('บัญชีธนาคารนี้มีผู้ใช้สมัครแล้ว')).toBeDefined();
  api.answers[SAVE] = lost;
  await keys.type(password(), 'sabai-dee-99{Enter}');
  expect(await screen.findByText('ยังไม่ทราบผล บันทึกอีกครั้งได้ ข้อมูลจะไม่ซ้ำ')).toBeDefined();
  expect(screen.getByLabelText('เลขบัญชี')).toHaveProperty('value', '987-6-54321-0');
});

test('one whose answer was lost is found in the profile, and not sent again', async () => {
  api.answers[SAVE] = lost;
  const sub_bank = { bank_code: '014', bank_name: 'ธนาคารไทยพาณิชย์', account_masked: 'xxx-x-x4321-x' };
  // Under the same digits in sight at another bank it is another account.
  for (const [kept, isDone] of [
    [{ ...sub_bank, bank_code: '004' }, false],
    [sub_bank, true],
  ] as const) {
    api.answers[PROFILE] = fakeProfile({ sub_bank: kept });
    if (!isDone) {
      await open();
      await fill();
    }
    await keys.type(password(), 'sabai-dee-99{Enter}');
    if (!isDone) expect(await screen.findByText(/ยังไม่ทราบผล/)).toBeDefined();
  }
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toast).toHaveBeenCalledExactlyOnceWith('บันทึกบัญชีที่สองแล้ว', { variant: 'success' });
  expect(api.sent(SAVE)).toHaveLength(2);
});

test('without the list of banks it is asked for again', async () => {
  api.answers[BANKS] = refusal(422, 'ไม่ได้');
  await open();
  await screen.findByText('โหลดรายชื่อธนาคารไม่สำเร็จ');
  api.answers[BANKS] = banks;
  await keys.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findByRole('radio', { name: /กสิกรไทย/ })).toBeDefined();
});

test('why it was refused is told above the page where the dialog was left', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof refusal>>();
  api.answers[SAVE] = () => answer.promise;
  await open();
  await fill();
  await keys.type(password(), 'sabai-dee-99{Enter}');
  await keys.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer.resolve(refusal(4007, 'บัญชีธนาคารนี้มีผู้ใช้สมัครแล้ว', { field: 'bank_account_no' }));
  await vi.waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith('บัญชีธนาคารนี้มีผู้ใช้สมัครแล้ว', { variant: 'error' }),
  );
});
