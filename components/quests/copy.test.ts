import { expect, test } from 'vitest';
import { questsCopy } from '#components/quests/copy.ts';
import { shopCopy } from '#components/shop/copy.ts';
import { wheelCopy } from '#components/wheel/copy.ts';

const bets = { fact: 'bets', done: 3, least: 10 } as const;

test('a lottery bet is called by its slip, as in titles of quests', () => {
  expect(questsCopy.progress({ ...bets, area: 'lotto' })).toBe('แทงหวย 3 โพย จาก 10 โพย');
  expect(questsCopy.progress({ ...bets, area: 'games' })).toBe('จำนวนครั้งที่เล่น (เกม) 3 ครั้ง จาก 10 ครั้ง');
  expect(questsCopy.progress({ ...bets, area: null })).toBe('จำนวนครั้งที่เล่น 3 ครั้ง จาก 10 ครั้ง');
});

test('spins are given as a right to spin', () => {
  expect(questsCopy.prize({ kind: 'spin', amount: 2, days: 7 })).toBe('สิทธิ์หมุนกงล้อฟรี 2 ครั้ง ใช้ได้ 7 วัน');
});

test('no points are said in the same words on the quests, in the shop and at the wheel', () => {
  for (const points of [0, 1, 1_234]) {
    expect(questsCopy.pointCount(points)).toBe(shopCopy.pointCount(points));
    expect(wheelCopy.points(points)).toContain(shopCopy.pointCount(points));
  }
  expect(questsCopy.pointCount(0)).toBe('ยังไม่มีแต้ม');
});
