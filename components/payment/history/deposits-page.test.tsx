import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DepositEntry } from '#lib/api/payment/queries.ts';
import { renderView } from '#tests/render-view.tsx';
import { outcomeOf, whyOf } from './deposit-outcome.ts';
import { DepositsPage } from './deposits-page.tsx';

const deposit = (changes: Partial<DepositEntry> = {}): DepositEntry => ({
  ref: 'DEP00000001',
  kind: 'promptpay',
  channel_name: 'พร้อมเพย์ QR',
  amount: 500,
  status: 'cancelled',
  credited: null,
  reason: null,
  refused: false,
  asked_at: '2025-06-15T12:00:00.000Z',
  expires_at: '2025-06-15T12:15:00.000Z',
  ended_at: '2025-06-15T12:03:00.000Z',
  arrivals: [],
  ...changes,
});
const arrival = (status: 'waiting' | 'credited' | 'returned' | 'other') => ({
  amount: 450,
  currency: 'THB',
  status,
  why: 'amount' as const,
  arrived_at: '2025-06-15T12:01:00.000Z',
});

test.each([
  [{ status: 'pending', ended_at: null }, 'waiting', /ยังไม่มีเงินเข้า/],
  [{ status: 'pending', ended_at: null, arrivals: [arrival('waiting')] }, 'held', /เงินไม่สูญหาย/],
  [{ status: 'paid', credited: 500 }, 'paid', /เงินเข้าตรง/],
  [{ status: 'paid', credited: 450, arrivals: [arrival('credited')] }, 'other', /500\.00 .*450\.00/],
  [{ status: 'expired', arrivals: [arrival('waiting')] }, 'held', /ทีมงานกำลังตรวจสอบ/],
  [{ status: 'expired', arrivals: [arrival('credited')] }, 'late', /เพิ่มเข้ากระเป๋า/],
  [{ status: 'cancelled', arrivals: [arrival('returned')] }, 'returned', /โอนคืน/],
  [{ status: 'expired', arrivals: [arrival('other')] }, 'expired', /ไม่มีเงินเข้าภายในเวลา/],
  [{ status: 'expired' }, 'expired', /ไม่มีเงินเข้ากระเป๋า/],
  [{ status: 'cancelled' }, 'cancelled', /คุณยกเลิกรายการนี้เอง/],
  [{ refused: true, reason: 'บัญชีปิด' }, 'refused', /เหตุผล: บัญชีปิด/],
  [{ refused: true, reason: 'acct_closed' }, 'refused', /ไม่รับรายการนี้ ไม่มีเงินเข้ากระเป๋า .*acct_closed/],
  [{ refused: true }, 'refused', /ไม่ได้แจ้งเหตุผล/],
] as const)('%o is told as %s', (changes, outcome, why) => {
  const one = deposit({ ...changes, arrivals: 'arrivals' in changes ? [...changes.arrivals] : [] });
  expect(outcomeOf(one)).toBe(outcome);
  expect(whyOf(one)).toMatch(why);
});

test('each leads to its detail, and a page to the next and back to the newest', () => {
  const rows = [deposit(), deposit({ ref: 'DEP00000002', amount: 70 })];
  renderView(<DepositsPage own={{ deposits: rows, next: 'DEP00000002', isFirst: false }} />);
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(within(items[1] ?? document.body).getByText('฿ 70.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ดูรายละเอียดรายการ DEP00000002' }).getAttribute('href')).toBe(
    '/member/payment?ref=DEP00000002',
  );
  const pages = within(screen.getByRole('navigation', { name: 'หน้าของประวัติการฝาก' }));
  expect(pages.getByRole('link', { name: /ก่อนหน้านี้/ }).getAttribute('href')).toBe(
    '/member/deposit/history?before=DEP00000002',
  );
  expect(pages.getByRole('link', { name: /ใหม่สุด/ }).getAttribute('href')).toBe('/member/deposit/history');
});

test('nothing yet leads to the deposit page', () => {
  renderView(<DepositsPage own={{ deposits: [], next: null, isFirst: true }} />);
  expect(screen.getByText('ยังไม่เคยฝากเงิน')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ไปหน้าฝากเงิน' }).getAttribute('href')).toBe('/member/deposit');
});
