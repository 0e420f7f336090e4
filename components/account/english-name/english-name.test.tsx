import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { fakeProfile } from '#tests/fake-profile.ts';
import { renderView } from '#tests/render-view.tsx';
import { EnglishNameButton } from './english-name-button.tsx';
// Loaded beforehand, so that opening it takes no time of a busy machine.
import './english-name-dialog.tsx';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));

const SAVE = 'POST /api/member/english_name';
const PROFILE = 'GET /api/member/profile';
const keys = userEvent.setup({ delay: null });
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ [PROFILE]: fakeProfile(), [SAVE]: { english_name: 'SOMYING JAIDEE' } });
});
afterEach(() => toast.mockReset());

async function open() {
  renderView(<EnglishNameButton asksCode={false} />);
  await keys.click(screen.getByRole('button', { name: 'เพิ่มชื่อภาษาอังกฤษ' }));
}
const name = () => screen.getByLabelText('ชื่อ–นามสกุลภาษาอังกฤษ');
const password = () => screen.getByLabelText('กรอกรหัสผ่านเพื่อยืนยัน');
const isDone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('Thai letters and half a name are said at the field, and nothing is sent; then it is sent as it was typed', async () => {
  await open();
  await keys.type(name(), 'สมหญิง ใจดี');
  await keys.type(password(), 'sabai-dee-99{Enter}');
  expect(await screen.findByText('ใช้ได้เฉพาะตัวอักษรอังกฤษ ไม่ใช้อักษรไทยหรือตัวเลข')).toBeDefined();
  await keys.clear(name());
  await keys.type(name(), 'Somying{Enter}');
  expect(await screen.findByText('กรุณากรอกทั้งชื่อและนามสกุลเต็ม ไม่ใช้ตัวย่อ')).toBeDefined();
  expect(api.sent(SAVE)).toEqual([]);
  await keys.type(name(), ' Jaidee{Enter}');
  await isDone();
  expect(api.sent(SAVE)).toMatchObject([{ english_name: 'Somying Jaidee', password: 'sabai-dee-99' }]);
  expect(toast).toHaveBeenCalledWith('บันทึกชื่อภาษาอังกฤษแล้ว', { variant: 'success' });
});

test.each([
  [4018, 'ชื่อภาษาอังกฤษบันทึกได้ครั้งเดียว หากต้องการเปลี่ยน กรุณาติดต่อทีมงาน'],
  [4019, 'ชื่อนี้ไม่ตรงกับชื่อที่ลงทะเบียน กรุณาตรวจสอบ หรือติดต่อทีมงานหากธนาคารสะกดแบบนี้'],
])('a refusal %i is said at the name, which stays', async (code, message) => {
  api.answers[SAVE] = refusal(code, message, { field: 'english_name' });
  await open();
  await keys.type(name(), 'Somchai Jaidee');
  await keys.type(password(), 'sabai-dee-99{Enter}');
  expect(await screen.findByText(message)).toBeDefined();
  expect(name()).toHaveProperty('value', 'Somchai Jaidee');
  expect(name().getAttribute('aria-invalid')).toBe('true');
});

test('one whose answer was lost is found in the profile, and not sent again', async () => {
  api.answers[SAVE] = lost;
  await open();
  await keys.type(name(), 'somying jaidee');
  await keys.type(password(), 'sabai-dee-99{Enter}');
  expect(await screen.findByText('ยังไม่ทราบผล บันทึกชื่อเดิมอีกครั้งได้')).toBeDefined();
  api.answers[PROFILE] = fakeProfile({ english_name: 'SOMYING JAIDEE' });
  await keys.type(password(), 'sabai-dee-99{Enter}');
  await isDone();
  expect(toast).toHaveBeenCalledExactlyOnceWith('บันทึกชื่อภาษาอังกฤษแล้ว', { variant: 'success' });
});
