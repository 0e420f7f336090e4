import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AmountForm } from '#components/payment/make/amount-form.tsx';
import { COUPON_REFUSED_MESSAGE } from '#contract/coupon-refusal.ts';
import { errorCodes } from '#contract/error-codes.ts';
import type { ChannelInfo } from '#lib/api/payment/queries.ts';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';

vi.mock('#lib/feedback/toast.ts', () => ({ toast: vi.fn() }));

const GENERATE = 'POST /api/member/payment/generate_qr';
const PENDING = 'GET /api/member/payment/qrcode_info';
const keys = userEvent.setup({ delay: null });
const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };
const channel: ChannelInfo = {
  ...{ channel_id: 7, kind: 'promptpay', name: 'พร้อมเพย์ QR', min: 100, max: 100_000 },
  sub_channels: [{ sub_channel_id: 3, name: 'พร้อมเพย์' }],
  ...{ quick_amounts: [100, 500], expires_in_seconds: 900, receiver_name: 'บริษัท ทดสอบ จำกัด' },
};
const made = {
  ...{ ref: 'DEP00000001', payload: 'x', amount: 500, asked: null, transfer: null },
  expires_at: '2025-06-15T12:15:00.000Z',
};
const onQr = vi.fn();
let api: FakeApi;

beforeEach(() => {
  onQr.mockReset();
  api = new FakeApi({ [GENERATE]: made, [PENDING]: null });
  renderView(<AmountForm channels={[channel]} headroom={null} takesFocus={false} onQr={onQr} />, user);
});

const field = () => screen.findByLabelText<HTMLInputElement>('โค้ดคูปอง');
async function fill(code: string) {
  await keys.type(screen.getByLabelText(/จำนวนเงินที่ต้องการฝาก/), '500');
  await keys.click(screen.getByText('มีคูปอง'));
  await keys.click(await field());
  await keys.paste(code);
}
const press = () => keys.click(screen.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }));

test('without a code nothing is asked for, and its field is not there', async () => {
  await keys.type(screen.getByLabelText(/จำนวนเงินที่ต้องการฝาก/), '500');
  expect(screen.queryByLabelText('โค้ดคูปอง')).toBeNull();
  await press();
  expect(api.sent(GENERATE)).toMatchObject([{ amount: 500 }]);
  expect(api.sent(GENERATE)[0]).not.toHaveProperty('coupon_code');
});

test('what is no code is said at its field, sends nothing and stays, also while it is folded away', async () => {
  await fill('ดิบแกด');
  await keys.click(screen.getByText('คูปอง ดิบแกด'));
  await press();
  await screen.findByText('โค้ดเป็นภาษาอังกฤษ กรุณาสลับแป้นพิมพ์แล้วกรอกใหม่');
  expect((await field()).value).toBe('ดิบแกด');
  expect(document.activeElement).toBe(await field());
  expect(api.sent(GENERATE)).toEqual([]);
});

test('a code that does not work says so at its field, and amount and code stay', async () => {
  api.answers[GENERATE] = refusal(errorCodes.COUPON_REFUSED, COUPON_REFUSED_MESSAGE);
  await fill('abcd 2345');
  await press();
  await screen.findByText(COUPON_REFUSED_MESSAGE);
  expect(document.activeElement).toBe(await field());
  expect((await field()).value).toBe('abcd 2345');
  expect(screen.getByLabelText<HTMLInputElement>(/จำนวนเงินที่ต้องการฝาก/).value).toBe('500');
  api.answers[GENERATE] = made;
  await keys.clear(await field());
  expect(screen.queryByText(COUPON_REFUSED_MESSAGE)).toBeNull();
  await press();
  expect(api.sent(GENERATE)[1]).not.toHaveProperty('coupon_code');
});

test('after a lost answer the same code, written in another way, is the same order', async () => {
  api.answers[GENERATE] = lost;
  await fill('abcd2345');
  await press();
  await screen.findByRole('alert');
  api.answers[GENERATE] = made;
  await keys.type(await field(), '-');
  await press();
  const [first, again] = api.sent(GENERATE);
  expect(first).toMatchObject({ coupon_code: 'ABCD2345' });
  expect(again).toEqual(first);
  expect(onQr).toHaveBeenCalledTimes(1);
});
