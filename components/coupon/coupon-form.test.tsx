import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { COUPON_REFUSED_MESSAGE } from '#contract/coupon-refusal.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { type Coupon, couponHistoryQuery } from '#lib/api/coupon/queries.ts';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { CouponForm } from './coupon-form.tsx';

const REDEEM = 'POST /api/member/coupon/redeem';
const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };
const keys = userEvent.setup({ delay: null });
const gift: Coupon = {
  ...{ id: '00000000-0000-4000-8000-000000000001', tail: '2345', title: 'ของขวัญ' },
  ...{
    prize: { kind: 'point', amount: 40 },
    at: '2025-06-15T12:00:00.000Z',
    until: '2025-06-22T12:00:00.000Z',
    bonus: null,
  },
};
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ [REDEEM]: gift });
});

const field = () => screen.getByLabelText<HTMLInputElement>('โค้ดคูปอง');
const press = () => keys.click(screen.getByRole('button', { name: 'ใช้โค้ด' }));

test('what is no code is said at its field, sends nothing and stays', async () => {
  renderView(<CouponForm />, user);
  for (const [typed, words] of [
    ['', 'กรอกโค้ดก่อน'],
    ['ดิบแกดเฟะ', 'โค้ดเป็นภาษาอังกฤษ กรุณาสลับแป้นพิมพ์แล้วกรอกใหม่'],
    ['ABC', 'โค้ดมี 6–24 ตัว กรุณาตรวจว่ากรอกครบ'],
    ['ABCD!2345', 'โค้ดมีแต่ตัวอักษร A–Z และตัวเลข'],
  ] as const) {
    await keys.clear(field());
    if (typed) await keys.type(field(), typed);
    await press();
    screen.getByText(words);
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe(typed);
  }
  expect(api.sent(REDEEM)).toEqual([]);
});

test('a code is pasted as it is written, and its prize is said in words', async () => {
  renderView(<CouponForm />, user);
  await keys.click(field());
  await keys.paste(' abcd-๒๓๔๕ ＡＢ ');
  await press();
  const said = await screen.findByText(/ใช้โค้ดสำเร็จ/);
  expect(said.textContent).toBe('ใช้โค้ดสำเร็จ ได้รับ 40 แต้ม ใช้ได้ถึง 22 มิ.ย. 68 19:00 น.');
  expect(api.sent(REDEEM)).toMatchObject([{ code: 'ABCD2345AB' }]);
  expect(field().value).toBe('');
});

test('after a lost answer the code stays and goes with the same key; another code has another', async () => {
  api.answers[REDEEM] = lost;
  renderView(<CouponForm />, user);
  await keys.type(field(), 'abcd2345');
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('ยังไม่ทราบผล');
  expect(field().value).toBe('abcd2345');
  api.answers[REDEEM] = gift;
  await keys.type(field(), '-');
  await press();
  await screen.findByText(/ใช้โค้ดสำเร็จ/);
  await keys.type(field(), 'efgh6789');
  await press();
  const [first, again, other] = api.sent(REDEEM);
  expect(again).toEqual(first);
  expect(other?.idempotency_key).not.toBe(first?.idempotency_key);
});

test('a code that does not work says so, and the next letter takes it back', async () => {
  api.answers[REDEEM] = refusal(errorCodes.COUPON_REFUSED, COUPON_REFUSED_MESSAGE);
  renderView(<CouponForm />, user);
  fireEvent.change(field(), { target: { value: 'ABCD2345' } });
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain(COUPON_REFUSED_MESSAGE);
  await keys.type(field(), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field().value).toBe('ABCD2345x');
});

test('a code that was used before is known from the own history alone, and asks for nothing more', async () => {
  api.answers[REDEEM] = refusal(errorCodes.COUPON_REFUSED, COUPON_REFUSED_MESSAGE);
  const { queryClient } = renderView(<CouponForm />, user);
  queryClient.setQueryData(couponHistoryQuery().queryKey, { rows: [gift], before: null, deposits: [] });
  fireEvent.change(field(), { target: { value: 'ABCD2345' } });
  await press();
  await screen.findByText(/คุณเคยใช้โค้ดที่ลงท้าย 2345 \(ของขวัญ\) เมื่อ 15 มิ\.ย\. 68 19:00 น\./);
  expect(screen.getByRole('alert').textContent).toContain(COUPON_REFUSED_MESSAGE);
  fireEvent.change(field(), { target: { value: 'ABCD6789' } });
  await press();
  await screen.findByRole('alert');
  expect(screen.queryByText(/คุณเคยใช้โค้ด/)).toBeNull();
  expect(api.requests.map(({ key }) => key)).toEqual([REDEEM, REDEEM]);
});

test('also one whose end has letters that are read as digits', async () => {
  api.answers[REDEEM] = refusal(errorCodes.COUPON_REFUSED, COUPON_REFUSED_MESSAGE);
  const { queryClient } = renderView(<CouponForm />, user);
  const rows = [{ ...gift, tail: 'GOLD' }];
  queryClient.setQueryData(couponHistoryQuery().queryKey, { rows, before: null, deposits: [] });
  fireEvent.change(field(), { target: { value: 'songkran-gold' } });
  await press();
  await screen.findByText(/คุณเคยใช้โค้ดที่ลงท้าย GOLD/);
});

test('a code that is typed while the answer of another is on its way stays', async () => {
  let tell = () => {};
  api.answers[REDEEM] = () =>
    new Promise((done) => {
      tell = () => done(gift);
    });
  renderView(<CouponForm />, user);
  await keys.type(field(), 'ABCD2345');
  await press();
  await keys.clear(field());
  await keys.type(field(), 'WXYZ6789');
  tell();
  await screen.findByText(/ใช้โค้ดสำเร็จ/);
  expect(field().value).toBe('WXYZ6789');
});

test('a code that was typed is there on the next page of the same member, and one that worked is not', async () => {
  const first = renderView(<CouponForm />, user);
  await keys.type(field(), 'ABCD2345');
  await waitFor(() => expect(sessionStorage.getItem('session_data')).toContain('ABCD2345'));
  first.unmount();
  const second = renderView(<CouponForm />, user);
  await waitFor(() => expect(field().value).toBe('ABCD2345'));
  await press();
  await screen.findByText(/ใช้โค้ดสำเร็จ/);
  expect(sessionStorage.getItem('session_data')).not.toContain('ABCD2345');
  second.unmount();
  renderView(<CouponForm />, user);
  expect(field().value).toBe('');
});
