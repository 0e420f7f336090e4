import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorCodes } from '#contract/error-codes.ts';
import { shopRefusals } from '#contract/shop-refusal.ts';
import type { Reward, ShopOrder } from '#lib/api/shop/queries.ts';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { noAddress } from './no-address.ts';
import { OwnShopView } from './own-shop-view.tsx';
import { redeemCopy } from './redeem-copy.ts';
import { RedeemDialog } from './redeem-dialog.tsx';

const REDEEM = 'POST /api/redemption/redeem';
const HISTORY = 'GET /api/redemption/history';
const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };
const keys = userEvent.setup({ delay: null });
const key = '0123456789abcdef';
const order: ShopOrder = {
  ...{ order_id: '00000000-0000-4000-8000-000000000001', reward_id: 'credit-5', kind: 'credit' },
  ...{ title: 'เงิน 5 บาท', art: 'coin', amount: 5, points: 100, at: '2025-06-15T12:00:00.000Z' },
  ...{ state: 'delivered', until: null, bonus: null, parcel: null, sent_at: null, reason: null },
  ...{ ended_at: '2025-06-15T12:00:00.000Z', address: null },
};
const empty = { rows: [], before: null };
/** The tab of orders, a category without the reward, and a shop that no longer has it. */
const places = [
  ['the history', { category: undefined, history: empty }],
  ['another category', { category: 'goods', history: null }],
  ['a shop where it was closed', { category: undefined, history: null }],
] as const;
const list = { point: 900, rewards: [] };
let api: FakeApi;

beforeEach(() => {
  const intent = { memberId: 'm1', rewardId: 'credit-5', version: 1, key };
  sessionStorage.setItem('session_data', JSON.stringify({ state: { shop: { intent } }, version: 1 }));
  api = new FakeApi({
    [HISTORY]: ({ idempotency_key }) => (idempotency_key ? { rows: [order], before: null } : empty),
    'GET /api/redemption/list': list,
  });
});
afterEach(() => sessionStorage.clear());

test.each(places)('what was asked for before a reload is found by its key from %s', async (_, own) => {
  renderView(<OwnShopView own={{ ...own, list, before: undefined }} />, user);
  await screen.findByText('เงิน 5.00 บาท เข้ากระเป๋าหลักแล้ว');
  expect(api.sent(HISTORY)).toContainEqual({ idempotency_key: key });
  expect(sessionStorage.getItem('session_data')).not.toContain(key);
});

test('what never arrived is sent again with its key, and a reward that was closed says so', async () => {
  api.answers[HISTORY] = empty;
  api.answers[REDEEM] = refusal(errorCodes.SHOP_CLOSED, shopRefusals.closed);
  renderView(<OwnShopView own={{ category: undefined, history: null, list, before: undefined }} />, user);
  await keys.click(await screen.findByRole('button', { name: 'ส่งอีกครั้ง' }));
  await screen.findByText(shopRefusals.closed);
  expect(api.sent(REDEEM)).toEqual([{ reward_id: 'credit-5', version: 1, idempotency_key: key }]);
  screen.getByRole('link', { name: 'ดูของรางวัลทั้งหมด' });
});

describe('another reward is asked for', () => {
  const reward: Reward = {
    ...{
      reward_id: 'spin-1',
      kind: 'spin',
      title: 'หมุนฟรี 1 ครั้ง',
      art: 'token',
      amount: 1,
      category: 'spin',
      detail: '',
    },
    ...{ points: 50, version: 1, valid_days: 7, target: null, stock: null, limit: null },
  };
  const cost = { reward, point: 900, point_after: 850, needs_address: false };
  const open = () => {
    api.answers['POST /api/redemption/calc'] = cost;
    const address = { current: noAddress };
    renderView(<RedeemDialog reward={reward} address={address} onClose={() => undefined} />, user);
  };
  const redeem = async () =>
    keys.click(await screen.findByRole('button', { name: redeemCopy.confirm(reward.points) }));
  const stored = () => sessionStorage.getItem('session_data');

  test('and nothing is sent while nobody knows what became of the one before', async () => {
    api.answers[HISTORY] = lost;
    open();
    await keys.click(await screen.findByRole('button', { name: redeemCopy.look }));
    expect(stored()).toContain(key);
    api.answers[HISTORY] = { rows: [order], before: null };
    await keys.click(screen.getByRole('button', { name: redeemCopy.look }));
    await screen.findByText('เงิน 5.00 บาท เข้ากระเป๋าหลักแล้ว');
    expect(api.sent(REDEEM)).toEqual([]);
    expect(stored()).not.toContain(key);
  });

  test('and it is sent when the server has nothing of the one before', async () => {
    api.answers[HISTORY] = empty;
    api.answers[REDEEM] = { order: { ...order, reward_id: 'spin-1' }, point: 850 };
    open();
    await redeem();
    await screen.findByText('เงิน 5.00 บาท เข้ากระเป๋าหลักแล้ว');
    expect(api.sent(REDEEM)).toMatchObject([{ reward_id: 'spin-1', version: 1 }]);
    expect(api.sent(HISTORY)).toContainEqual({ idempotency_key: key });
  });
});
