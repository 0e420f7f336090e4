import { expect, test } from 'vitest';
import { nextStageAt, roundStage } from './round-stage.ts';

const at = (clock: string) => Date.parse(`2025-06-15T${clock}+07:00`);
const iso = (clock: string) => new Date(at(clock)).toISOString();
const shot = {
  status: 'open',
  closesAt: iso('19:15:00'),
  shooting: { opensAt: iso('19:00:00'), closesAt: iso('19:17:00') },
};

test.each([
  ['18:59:59', 'open', '19:00:00'],
  ['19:00:00', 'soon', '19:15:00.001'],
  ['19:15:00', 'soon', '19:15:00.001'],
  ['19:15:01', 'shooting', '19:17:00.001'],
  ['19:17:00', 'shooting', '19:17:00.001'],
  ['19:17:01', 'awaiting', undefined],
])('a round with shots stands at %s as %s', (clock, stage, next) => {
  expect(roundStage(shot, at(clock))).toBe(stage);
  expect(nextStageAt(shot, at(clock))).toBe(next === undefined ? null : at(next));
});

test('what the server says of a round goes before the clock', () => {
  const now = at('19:05:00');
  expect(roundStage({ ...shot, status: 'resulted' }, now)).toBe('result');
  expect(roundStage({ ...shot, status: 'resulting' }, now)).toBe('result');
  expect(roundStage({ ...shot, status: 'voided' }, now)).toBe('refunded');
  expect(roundStage({ ...shot, status: 'draft' }, now)).toBe('later');
  expect(roundStage({ ...shot, status: 'closed' }, now)).toBe('shooting');
});

test('a round without shots is open, about to close or closed', () => {
  const plain = { status: 'open', closesAt: iso('20:00:00') };
  expect(['19:00:00', '19:50:00', '20:00:01'].map((clock) => roundStage(plain, at(clock)))).toEqual([
    'open',
    'soon',
    'awaiting',
  ]);
});
