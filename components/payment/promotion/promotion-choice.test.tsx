import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AmountForm } from '#components/payment/make/amount-form.tsx';
import { presentOffer } from '#contract/present-offer.ts';
import type { ChannelInfo } from '#lib/api/payment/queries.ts';
import type { OwnPromotions } from '#lib/api/promotion/queries.ts';
import { offers } from '#rules/promotion/offers.ts';
import { FakeApi, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';

const GENERATE = 'POST /api/member/payment/generate_qr';
const CHOICE = 'GET /api/promotion/for_deposit';
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
const promotions = offers.map(presentOffer);
const own: OwnPromotions = {
  ...{ running: null, not_begun: [], ended: [] },
  offers: promotions.map((promotion) => ({ promotion, problem: 'x', terms: null })),
};
let api: FakeApi;
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  api = new FakeApi({ [GENERATE]: made, [CHOICE]: [], 'GET /api/promotion/mine': own });
});
afterEach(() => window.history.replaceState(null, '', '/'));

function open(query: string) {
  window.history.replaceState(null, '', `/member/deposit${query}`);
  renderView(<AmountForm channels={[channel]} headroom={null} takesFocus={false} onQr={() => {}} />, user);
}
async function deposit() {
  await keys.type(screen.getByLabelText(/จำนวนเงินที่ต้องการฝาก/), '500');
  await keys.click(screen.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }));
  await waitFor(() => expect(api.sent(GENERATE)).toHaveLength(1));
  return api.sent(GENERATE)[0];
}

test('a promotion of a link that can be chosen goes with the deposit, in the version that is shown', async () => {
  api.answers[CHOICE] = promotions.slice(1, 3);
  open('?promotion=2');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /ฝากรายวัน/ })).checked).toBe(true);
  expect(await deposit()).toMatchObject({ promotion_id: 2, promotion_version: 1 });
});

test('one that cannot be chosen says why, and the deposit goes without it', async () => {
  api.answers[CHOICE] = promotions.slice(1, 3);
  open('?promotion=1');
  await screen.findByText('ฝากครั้งแรก รับโบนัส 50% รับกับยอดฝากนี้ไม่ได้');
  screen.getByText('เงื่อนไข: สำหรับการฝากครั้งแรก · รับได้ 1 ครั้งต่อสมาชิก');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ไม่รับโปรโมชัน' }).checked).toBe(true);
  expect(await deposit()).not.toHaveProperty('promotion_id');
});

test('with nothing to choose there is a way out too', async () => {
  const [running] = promotions;
  if (!running) throw new Error('no offers');
  api.answers['GET /api/promotion/mine'] = {
    ...own,
    running: {
      ...{ id: '00000000-0000-7000-8000-000000000001', promotion_id: 'daily', title: 'ฝากรายวัน รับโบนัส 10%' },
      ...{
        status: 'running',
        deposit: 200,
        bonus: 20,
        turn: 'wager',
        target: 1_320,
        played: 0,
        average_cost: 47.78,
      },
      ...{ max_stake: 200, largest_withdrawal: null, withdrawable: 0, at: '2025-06-15T12:00:00.000Z' },
      ...{ expires_at: '2025-06-22T12:00:00.000Z', ended_at: null },
    },
  };
  open('?promotion=1');
  await screen.findByText('ตอนนี้คุณใช้โปรโมชัน ฝากรายวัน รับโบนัส 10% อยู่ รับได้ครั้งละ 1 โปรโมชัน');
  expect(await deposit()).not.toHaveProperty('promotion_id');
});

test.each(['1.5', '99999999', '-1', 'x', ''])('an address that says %s names no promotion', async (said) => {
  open(`?promotion=${said}`);
  expect(await deposit()).not.toHaveProperty('promotion_id');
  expect(api.sent(CHOICE)).toEqual([]);
});

test('a list that could not be read is read again by its button', async () => {
  api.answers[CHOICE] = refusal(503, 'ระบบขัดข้อง');
  open('?promotion=2');
  const again = await screen.findByRole('button', { name: 'ลองใหม่' }, { timeout: 10_000 });
  api.answers[CHOICE] = promotions.slice(1, 3);
  await keys.click(again);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /ฝากรายวัน/ })).checked).toBe(true);
}, 15_000);
