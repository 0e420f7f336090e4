import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BillHead } from '#lib/api/lotto/queries.ts';
import { FakeApi } from '#tests/fake-api.ts';
import { placedBill } from '#tests/placed-bill.ts';
import { renderView } from '#tests/render-view.tsx';
import { RoundWins } from './round-wins.tsx';

const LIST = 'GET /api/lotto/bill/list';
const bill = (
  status: BillHead['status'],
  total_stake: number,
  total_payout = 0,
  bill_id = 'b1',
): BillHead => ({
  ...placedBill({ lines: [{ type: 'top_2', number: '12', amount: total_stake }], idempotency_key: '' }),
  bill_id,
  status,
  total_stake,
  total_payout,
});
const open = (...bills: BillHead[]) => {
  new FakeApi({ [LIST]: bills });
  return renderView(<RoundWins roundId="r1" isNew />);
};
const confetti = () => document.querySelectorAll('[aria-hidden] > i').length;

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

test('a win is read out once and whole, with what is left of it, one tap from its bill and from its picture', async () => {
  open(bill('won', 20, 900), bill('lost', 30, 0, 'b2'));
  expect(await screen.findByRole('heading', { name: 'ยินดีด้วย! ได้รับ 900.00 บาท' })).toBeDefined();
  // It is read out when it comes: no toast says it beside a card that is in sight.
  expect(screen.getByRole('alert').textContent).toContain('ยินดีด้วย! ได้รับ 900.00 บาท');
  const [read, seen] = screen.getAllByText('จ่ายค่าแทง 50.00 กำไรสุทธิ +850.00 บาท');
  expect(read?.closest('[aria-hidden]')).toBeNull();
  expect(seen?.closest('[aria-hidden]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'ดูโพย' }).getAttribute('href')).toBe('/lotto/bills?bill_id=b1');
  expect(screen.getByRole('link', { name: 'แชร์เป็นรูป' }).getAttribute('href')).toBe(
    '/lotto/bills?bill_id=b1#picture',
  );
  expect(confetti()).toBeGreaterThan(0);
});

test('a win of the last day is celebrated also by who comes later', async () => {
  const settled_at = new Date().toISOString();
  new FakeApi({ [LIST]: [{ ...bill('won', 20, 900), settled_at }] });
  const today = renderView(<RoundWins roundId="r1" isNew={false} />);
  await screen.findByRole('heading', { name: 'ยินดีด้วย! ได้รับ 900.00 บาท' });
  expect(confetti()).toBeGreaterThan(0);
  today.unmount();
  new FakeApi({ [LIST]: [{ ...bill('won', 20, 900), settled_at: '2025-01-01T00:00:00.000Z' }] });
  renderView(<RoundWins roundId="r1" isNew={false} />);
  await screen.findByRole('heading', { name: 'ยินดีด้วย! ได้รับ 900.00 บาท' });
  expect(confetti()).toBe(0);
});

test('less than was staked is told without joy', async () => {
  open(bill('won', 20, 90), bill('lost', 300, 0, 'b2'));
  expect(await screen.findByRole('heading', { name: 'ได้รับ 90.00 บาท น้อยกว่ายอดแทง' })).toBeDefined();
  expect(screen.getByText('จ่ายค่าแทง 320.00 ขาดทุนสุทธิ −230.00 บาท')).toBeDefined();
  expect(screen.queryByText(/ยินดีด้วย/)).toBeNull();
  expect(document.querySelector('img')).toBeNull();
  expect(confetti()).toBe(0);
});

test('as much as was staked is told as that', async () => {
  open(bill('won', 20, 90), bill('lost', 70, 0, 'b2'));
  expect(await screen.findByRole('heading', { name: 'ได้รับ 90.00 บาท เท่ากับยอดแทง' })).toBeDefined();
  expect(screen.getByText('จ่ายค่าแทง 90.00 กำไรสุทธิ 0.00 บาท')).toBeDefined();
  expect(confetti()).toBe(0);
});

test('nothing is summed of more bills than are read', async () => {
  const lost = Array.from({ length: 99 }, (_, at) => bill('lost', 10, 0, `b${at}`));
  const cut = open(bill('won', 20, 9_000, 'b99'), ...lost);
  await waitFor(() => expect(cut.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region')).toBeNull();
  cut.unmount();
  open(bill('won', 20, 9_000, 'b99'), ...lost.slice(1));
  expect(await screen.findByRole('region')).toBeDefined();
});

test('nothing is said where nothing won, nor before every bill has its result', async () => {
  const lost = open(bill('lost', 20));
  await waitFor(() => expect(lost.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region')).toBeNull();
  lost.unmount();
  const waiting = open(bill('won', 20, 900), bill('pending', 20, 0, 'b2'));
  await waitFor(() => expect(waiting.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region')).toBeNull();
});
