import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { tooLittleCommission } from '#contract/affiliate-refusal.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { presentOffer } from '#contract/present-offer.ts';
import { INVITED_ONLY } from '#contract/promotion-refusal.ts';
import type { AffiliateConfig, AffiliateSummary } from '#lib/api/affiliate/queries.ts';
import type { OwnAffiliate } from '#lib/loaders/affiliate.ts';
import { offers } from '#rules/promotion/offers.ts';
import { FakeApi, lost, refusal, setOnline } from '#tests/fake-api.ts';
import { pressTwice } from '#tests/press-twice.ts';
import { renderView } from '#tests/render-view.tsx';
import { AffiliatePage } from './affiliate-page.tsx';
import { BalanceCard } from './balance-card.tsx';
import { LinkCard } from './link-card.tsx';
import { OwnAffiliateView } from './own-affiliate.tsx';

const REDEEM = 'POST /api/affiliate/redeem';
const LINK = 'POST /api/affiliate/link';
const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };
const keys = userEvent.setup({ delay: null });
const paid = { id: '00000000-0000-4000-8000-000000000001', amount: 40, at: '2025-06-15T12:00:00.000Z' };
const summary: AffiliateSummary = {
  ...{ code: 'FRND2345', invited: 2, balance: 40, earned: 60, reversed: 5, redeemed: 15 },
  ...{ least_redeem: 20, months: [] },
};
const rates = (percent: number) => [{ area: 'lotto', kind: null, label: 'หวย', percent }];
const config: AffiliateConfig = {
  from: '2025-01-01T00:00:00.000Z',
  levels: [
    { level: 1, rates: rates(0.15) },
    { level: 2, rates: rates(0.05) },
  ],
  next: { from: '2025-07-01T00:00:00.000Z', levels: [{ level: 1, rates: rates(0.1) }] },
  ...{ least_redeem: 20, invited_reward: 0, yeekee_counted_percent: 20 },
};
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ [REDEEM]: paid, [LINK]: { code: 'FRND2345' } });
});

test('a visitor reads the levels, what is announced and the conditions', () => {
  renderView(<AffiliatePage invitation={{ config, offer: undefined }} own={undefined} />);
  screen.getByText('0.15%');
  screen.getByText('ทุก 1,000 บาท ได้ 1.50 บาท');
  screen.getByText('อัตราใหม่ เริ่ม 1 ก.ค. 68');
  screen.getByText('หวยยี่กีนับ 20% ของยอดเสี่ยง');
  expect(screen.getByRole('link', { name: 'เข้าสู่ระบบ' }).getAttribute('href')).toBe(
    '/login?next=%2Faffiliate',
  );
});

test('what runs for the invited is told with what it asks for, and leads to its terms', () => {
  const [promotion] = offers.filter(({ id }) => id === 'invited').map(presentOffer);
  expect(promotion?.conditions).toContain(INVITED_ONLY);
  renderView(<AffiliatePage invitation={{ config, offer: promotion }} own={undefined} />);
  screen.getByText('เพื่อนชวนมา รับโบนัส 30%');
  screen.getByText('โบนัส 30% ของยอดฝาก สูงสุด 300.00 บาท ฝากอย่างน้อย 100.00 บาท');
  screen.getByText(/เล่นครบ 14 เท่าของยอดฝากรวมโบนัสใน 14 วัน นับเฉพาะที่ออกผลแล้ว/);
  expect(screen.getByRole('link', { name: 'ดูเงื่อนไขโปรโมชัน' }).getAttribute('href')).toBe('/promotions');
});

test('a link is made by a press', async () => {
  renderView(<LinkCard code={null} />, user);
  await keys.click(screen.getByRole('button', { name: 'สร้างลิงก์แนะนำ' }));
  expect(api.sent(LINK)).toEqual([{}]);
  // It is shown from the answer itself, before the page is read again.
  await screen.findByText('รหัสแนะนำ FRND2345');
  expect(screen.queryByRole('button', { name: 'สร้างลิงก์แนะนำ' })).toBeNull();
});

test('a link leads to the site with its code', () => {
  renderView(<LinkCard code="FRND2345" />, user);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/?ref=FRND2345');
  screen.getByText('รหัสแนะนำ FRND2345');
});

test('after a lost answer the next press goes with the same key, after a refusal with another', async () => {
  api.answers[REDEEM] = lost;
  renderView(<BalanceCard summary={summary} />, user);
  await keys.click(screen.getByRole('button', { name: 'ถอน 40.00 บาท เข้ากระเป๋าหลัก' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ยังไม่ทราบผล');
  api.answers[REDEEM] = refusal(errorCodes.TOO_LITTLE_COMMISSION, tooLittleCommission(-500n));
  await keys.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  await screen.findByText(/ติดลบ 5\.00 บาท/);
  api.answers[REDEEM] = paid;
  await keys.click(screen.getByRole('button', { name: /เข้ากระเป๋าหลัก/ }));
  const [first, again, other] = api.sent(REDEEM);
  expect(again).toEqual(first);
  expect(other?.idempotency_key).not.toBe(first?.idempotency_key);
});

test('two presses at once ask for one payment', async () => {
  api.answers[REDEEM] = paid;
  renderView(<BalanceCard summary={summary} />, user);
  pressTwice(screen.getByRole('button', { name: 'ถอน 40.00 บาท เข้ากระเป๋าหลัก' }));
  await waitFor(() => expect(api.sent(REDEEM)).toHaveLength(1));
});

test('being offline after a lost answer says nothing of it: the key stays', async () => {
  api.answers[REDEEM] = lost;
  renderView(<BalanceCard summary={summary} />, user);
  await keys.click(screen.getByRole('button', { name: /เข้ากระเป๋าหลัก/ }));
  await screen.findByRole('button', { name: 'ลองใหม่' });
  setOnline(false);
  await keys.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  setOnline(true);
  api.answers[REDEEM] = paid;
  await keys.click(await screen.findByRole('button', { name: /เข้ากระเป๋าหลัก|ลองใหม่/ }));
  const [first, again] = api.sent(REDEEM);
  expect(again).toEqual(first);
});

test('too little has words and no button', () => {
  renderView(<BalanceCard summary={{ ...summary, balance: 19.99 }} />, user);
  screen.getByText('ถอนได้เมื่อมีตั้งแต่ 20.00 บาท');
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is owed is said with its reason', () => {
  renderView(<BalanceCard summary={{ ...summary, balance: -12.5 }} />, user);
  screen.getByText('ติดลบ');
  screen.getByText('12.50 บาท');
  screen.getByText(/หักจากค่าแนะนำครั้งต่อไป/);
});

const month = '2025-06';
const nothing: OwnAffiliate = {
  summary: { ...summary, code: null, invited: 0, balance: 0, earned: 0, reversed: 0, redeemed: 0 },
  network: { month, rows: [], before: null },
  movements: { month, rows: [] },
  before: undefined,
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('who invited nobody yet reads what to do, and no empty lists', () => {
  renderView(<OwnAffiliateView own={nothing} />, user);
  expect(headings()).toEqual(['ลิงก์ของคุณ', 'ค่าแนะนำของคุณ', 'เพื่อนและค่าแนะนำ']);
  expect(screen.queryByRole('definition')).toBeNull();
});

test('what can be paid out stands before the link', () => {
  renderView(<OwnAffiliateView own={{ ...nothing, summary }} />, user);
  expect(headings().slice(0, 2)).toEqual(['ค่าแนะนำของคุณ', 'ลิงก์ของคุณ']);
});
