import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { presentOffer } from '#contract/present-offer.ts';
import type { Claim, OwnOffer, OwnPromotions } from '#lib/api/promotion/queries.ts';
import { onToast } from '#lib/feedback/toast.ts';
import { offers } from '#rules/promotion/offers.ts';
import { FakeApi, lost, refusal, setOnline } from '#tests/fake-api.ts';
import { pressTwice } from '#tests/press-twice.ts';
import { renderView } from '#tests/render-view.tsx';
import { OwnPromotionsView } from './own-promotions.tsx';

const CLAIM = 'POST /api/promotion/claim';
const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };
const keys = userEvent.setup({ delay: null });
const daily: OwnOffer[] = offers
  .filter(({ id }) => id === 'daily')
  .map((offer) => ({
    ...{ promotion: presentOffer(offer), problem: null },
    terms: {
      ...{ deposit: 200, bonus: 20, target: 1_320, average_cost_from: 47.78, average_cost: 47.78 },
      until: '2025-06-22T12:00:00.000Z',
    },
  }));
const claim: Claim = {
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
};
const ended: Claim = {
  ...claim,
  status: 'cancelled',
  withdrawable: null,
  ended_at: '2025-06-15T13:00:00.000Z',
};
const own: OwnPromotions = { running: null, not_begun: [], ended: [], offers: daily };
let api: FakeApi;
let toasts: string[];
beforeEach(() => {
  // The page goes on showing what can be taken, as on the next day.
  api = new FakeApi({ [CLAIM]: claim, 'GET /api/promotion/mine': own });
  toasts = [];
  onToast(({ message }) => toasts.push(message));
});

const accept = () => keys.click(screen.getByRole('button', { name: 'รับโปรโมชันนี้' }));
const sentKeys = () => api.sent(CLAIM).map(({ idempotency_key }) => idempotency_key);
const settled = () => screen.findByRole('button', { name: 'รับโปรโมชันนี้' });

test('after an answer or a refusal the next press is another claim; after a lost answer it is the same', async () => {
  renderView(<OwnPromotionsView own={own} />, user);
  await accept();
  await settled();
  api.answers[CLAIM] = refusal(4314, 'ไม่ได้');
  await accept();
  await screen.findByText('ไม่ได้');
  api.answers[CLAIM] = lost;
  await accept();
  await settled();
  setOnline(false);
  await accept();
  setOnline(true);
  api.answers[CLAIM] = claim;
  await accept();
  await settled();
  const [first, second, third, again, ...more] = sentKeys();
  expect(new Set([first, second, third]).size).toBe(3);
  expect(again).toBe(third);
  expect(more).toEqual([]);
});

test('two presses at once claim once, and tell of it once', async () => {
  renderView(<OwnPromotionsView own={own} />, user);
  pressTwice(screen.getByRole('button', { name: 'รับโปรโมชันนี้' }));
  await settled();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(sentKeys()).toHaveLength(1);
});

test('a claim whose answer was lost is looked up: the page says that it runs, and no failure beside it', async () => {
  renderView(<OwnPromotionsView own={own} />, user);
  const running = daily.map((one) => ({ ...one, problem: 'มีโปรโมชันที่ใช้อยู่', terms: null }));
  api.answers[CLAIM] = lost;
  await accept();
  expect((await screen.findByRole('alert')).textContent).toContain('ยังไม่ทราบผล กดอีกครั้งได้เลย');
  api.answers['GET /api/promotion/mine'] = { ...own, running: claim, offers: running };
  await accept();
  await screen.findByText('มีโปรโมชันที่ใช้อยู่');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a claim that ended since its answer was lost is not said to be accepted: what is asked for now goes with a new key', async () => {
  renderView(<OwnPromotionsView own={own} />, user);
  api.answers[CLAIM] = lost;
  await accept();
  await settled();
  expect(toasts).toEqual([]);
  const [before] = sentKeys();
  api.answers[CLAIM] = ({ idempotency_key }) => (idempotency_key === before ? ended : claim);
  await accept();
  await settled();
  expect(toasts).toEqual(['รับโปรโมชันแล้ว']);
  const [, again, other] = sentKeys();
  expect(again).toBe(before);
  expect(other).not.toBe(before);
});

test('with nothing to take that is said, with a way on', () => {
  renderView(<OwnPromotionsView own={{ ...own, offers: [] }} />, user);
  screen.getByText('ตอนนี้ยังไม่มีโปรโมชัน');
  expect(screen.getByRole('link', { name: 'ฝากเงิน' }).getAttribute('href')).toBe('/member/deposit');
  expect(screen.getByRole('link', { name: 'ดูภารกิจ' }).getAttribute('href')).toBe('/member/creditfree');
});

test.each([
  ['none can be taken with the deposits there are', ['ฝากเงินก่อน'], null, true],
  ['one can', [null, 'ฝากเงินก่อน'], null, false],
  ['one runs', ['ใช้อยู่แล้ว'], claim, false],
] as const)('where %s a new deposit is the way on or not', (_name, problems, running, isOffered) => {
  const [offer] = daily;
  if (!offer) throw new Error('no offers');
  const list = problems.map((problem, at) => ({
    ...{ problem, terms: offer.terms },
    promotion: { ...offer.promotion, id: `offer-${at}` },
  }));
  renderView(<OwnPromotionsView own={{ ...own, running, offers: list }} />, user);
  const link = screen.queryByRole('link', { name: 'ฝากเงิน' });
  expect(link?.getAttribute('href')).toBe(isOffered ? '/member/deposit' : undefined);
});

test('before it is given up a promotion says to the satang what stays, what goes, and that it is used up', async () => {
  const wallet = { wallet_name: 'กระเป๋าหลัก', wallet_type_id: 1 };
  api.answers['POST /api/member/wallets'] = [
    { ...wallet, id: 'a', balance: 1_000.1 },
    { ...wallet, id: 'b', balance: 0.2 },
  ];
  renderView(<OwnPromotionsView own={{ ...own, running: { ...claim, played: 440.5 } }} />, user);
  expect(api.requests).toEqual([]);
  await keys.click(screen.getByRole('button', { name: 'ยกเลิกโปรโมชัน' }));
  await screen.findByText(/^ที่ยังอยู่: ยอดเงินในกระเป๋า 1,000\.30 บาท ทั้งหมด/);
  screen.getByText('ที่หายไป: โบนัส 20.00 บาท และยอดเทิร์นที่เล่นไป 440.50 บาท ยอดฝาก 200.00 บาท นี้รับโปรโมชันอื่นไม่ได้อีก');
  screen.getByText('สิทธิ์รับโปรโมชันนี้ใช้ไปแล้วและไม่ได้คืน (รับได้วันละ 1 ครั้ง)');
});

test('an offer with an end says until when, and one that runs what can be withdrawn now', async () => {
  const offered = daily.map((offer) => ({
    ...offer,
    promotion: { ...offer.promotion, ends_at: '2025-06-30T17:00:00.000Z' },
  }));
  renderView(
    <OwnPromotionsView own={{ ...own, offers: offered, running: { ...claim, withdrawable: 0 } }} />,
    user,
  );
  screen.getByText('รับได้ถึงก่อน 1 ก.ค. 68 00:00 น.');
  expect(screen.getByText('ถอนได้ตอนนี้').nextSibling?.textContent).toBe('0.00 บาท');
});

test('each promotion is taken by a button that says which', () => {
  const [first] = daily;
  if (!first) throw new Error('nothing is offered');
  const other = { ...first, promotion: { ...first.promotion, id: 'other', title: 'อีกโปรโมชัน' } };
  renderView(<OwnPromotionsView own={{ ...own, offers: [first, other] }} />, user);
  for (const { promotion } of [first, other])
    expect(screen.getByRole('button', { name: 'รับโปรโมชันนี้', description: promotion.title })).toBeTruthy();
});
