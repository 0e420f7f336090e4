import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SoothDetail } from '#lib/api/sooth/queries.ts';
import { bigRoadOf } from '#rules/baccarat/big-road.ts';
import { derivedRoad } from '#rules/baccarat/derived-roads.ts';
import { dealtCards } from '#rules/baccarat/hand.ts';
import { plainHashing } from '#rules/draw/plain-hashing.ts';
import { daySeeds, handsOf, outcomesOf } from '#rules/sooth/shoe-seeds.ts';
import { renderView } from '#tests/render-view.tsx';
import { SoothPage } from './sooth-page.tsx';

const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };
const keys = userEvent.setup({ delay: null });
const day = '2025-06-15';
const { commit, seeds } = await daySeeds(plainHashing, 'a test');
const hands = await handsOf(plainHashing, { roomId: 2, day, no: 1, seed: seeds[0] ?? '' });
const later = new Date(Date.now() + 3_600_000).toISOString();

const detail: SoothDetail = {
  room: {
    ...{ room_id: 2, name: 'ห้องหยก', state: 'dealing', shoe_no: 2, outcomes: outcomesOf(hands) },
    counts: { banker: 3, player: 2, tie: 1 },
    tips: [
      { rule: 'streak', side: 'B' },
      { rule: 'chop', side: null },
      { rule: 'derived', side: 'P' },
    ],
    ...{ next_hand_at: later, next_shoe_at: later },
  },
  shoe: {
    ...{ day, no: 2, commit, starts_at: `${day}T00:00:00.000Z`, cards_left: 40, seed: null },
    hands: hands.map(dealtCards),
  },
  shoes: 12,
  records: [
    { rule: 'streak', said: 200, hits: 101, banker: 103 },
    { rule: 'chop', said: 0, hits: 0, banker: 0 },
    { rule: 'derived', said: 400, hits: 190, banker: 203 },
  ],
  ended: [{ day, no: 1, commit, seed: seeds[0] ?? '', outcomes: outcomesOf(hands) }],
};
const show = (shown: SoothDetail) =>
  renderView(<SoothPage own={{ list: { rooms: [shown.room] }, detail: shown }} />, user);

test('tips stand beside their record, its size and the same hands on the banker', () => {
  show(detail);
  // In its room and in the list: a hand is dealt at once, and then it counts down to the next.
  expect(screen.getAllByText('รอตาถัดไปอีก')).toHaveLength(2);
  const tips = screen.getByRole('region', { name: 'สูตรพูดถึงตาถัดไป' });
  const [streak, chop] = within(tips).getAllByRole('listitem');
  expect(streak?.textContent).toContain('ตรง 101 จาก 200 ตา (50.50%)');
  expect(streak?.textContent).toContain('ตรง 51.50%');
  expect(streak?.textContent).toContain('เดาสุ่ม 200 ตา มักตรง 43–57%');
  expect(chop?.textContent).toContain('ไม่มีคำแนะนำ');
  expect(chop?.textContent).toContain('ยังไม่มีสถิติ');
  expect(tips.textContent).toContain('นับจาก 12 ขอน');
});

test('every hand is a letter on the bead plate', () => {
  show(detail);
  const letters = within(screen.getByRole('list', { name: 'เค้าไพ่เม็ด' })).getAllByRole('listitem');
  expect(letters.map(({ textContent }) => textContent).join('')).toBe(outcomesOf(hands));
});

test('an ended shoe is checked in the browser', async () => {
  show(detail);
  await keys.click(screen.getByRole('button', { name: 'ตรวจในเครื่องนี้' }));
  await screen.findByText(`ตรวจแล้ว ไพ่ทั้ง ${hands.length} ตาตรงกับรหัสลับ`);
});

test('a shoe whose outcomes were shown otherwise is found', async () => {
  const [ended] = detail.ended;
  if (!ended) throw new Error('no ended shoe');
  const outcomes = `${ended.outcomes.slice(1)}T`;
  show({ ...detail, ended: [{ ...ended, outcomes }] });
  await keys.click(screen.getByRole('button', { name: 'ตรวจในเครื่องนี้' }));
  await screen.findByText(/ผลไพ่ไม่ตรงกับรหัสลับ/);
});

test('each road says all that it shows: columns with their ties, colours in order, and pairs', () => {
  show(detail);
  const said = (name: RegExp) => screen.getByRole('img', { name }).getAttribute('aria-label') ?? '';
  const outcomes = hands.map(({ outcome }) => outcome);
  const { columns } = bigRoadOf(outcomes);
  const big = said(/^เค้าไพ่หลัก ล่าสุด.*จากเก่าไปใหม่/).split('จากเก่าไปใหม่ ')[1] ?? '';
  expect(big.split(', ').map((column) => column.slice(0, 8))).toEqual(
    columns.map(([first]) => (first?.side === 'B' ? 'แบงเกอร์' : 'เพลเยอร์')),
  );
  const numbers = (text: string) =>
    [...text.matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0);
  expect(numbers(big)).toBe(outcomes.length);
  const lengths = columns.map(({ length }) => length);
  for (const [road, name] of [
    ['bigEye', 'ตาใหญ่'],
    ['small', 'เค้าเล็ก'],
    ['cockroach', 'แมลงสาบ'],
  ] as const)
    expect(numbers(said(new RegExp(`^${name} ล่าสุดสี`)))).toBe(derivedRoad(road, lengths).length);
  const pairs = hands.filter(({ bankerPair, playerPair }) => bankerPair || playerPair).length;
  expect(pairs).toBeGreaterThan(0);
  const beads = screen.getByRole('list', { name: 'เค้าไพ่เม็ด' });
  expect(within(beads).getAllByRole('listitem', { name: /ไพ่คู่/ })).toHaveLength(pairs);
});

test('an empty shoe, and one of ties alone', () => {
  const { container, unmount } = show({ ...detail, shoe: null });
  expect(screen.getByRole('img', { name: 'เค้าไพ่หลัก ยังไม่มีผล' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'แมลงสาบ ยังไม่เริ่ม' })).toBeDefined();
  expect(container.textContent).toContain('ยังไม่มีผลในขอนนี้');
  unmount();
  const tie = hands.find(({ outcome }) => outcome === 'T');
  if (!tie || !detail.shoe) throw new Error('no tie in this shoe');
  show({ ...detail, shoe: { ...detail.shoe, hands: [dealtCards(tie), dealtCards(tie), dealtCards(tie)] } });
  const road = screen.getByRole('img', { name: 'เค้าไพ่หลัก เสมอ 3 ตา ยังไม่มีฝั่งชนะ' });
  expect(road.textContent).toBe('3');
});

test('of a wide road the end is seen and the rest can be scrolled to by keyboard', () => {
  show(detail);
  const scrolled = screen.getByRole('region', { name: 'เค้าไพ่หลัก' });
  expect(scrolled.tabIndex).toBe(0);
  const width = Number(within(scrolled).getByRole('img').getAttribute('viewBox')?.split(' ')[2]);
  expect(width).toBeGreaterThan(24);
});
