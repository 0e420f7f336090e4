import { expect, test } from 'vitest';
import { type Area, area } from '#backend/area.ts';
import { areas } from '#backend/areas.ts';
import { ledger } from '#backend/core/ledger/area.ts';
import { unitFaults } from '#backend/core/ledger/declared-units.ts';
import type { Unit } from '#backend/core/ledger/unit.ts';
import { auditChecks } from '#backend/core/ops/audit/audit.ts';

test('every movement of money has a name of its own, a Thai label and a check that holds it to its document', async () => {
  const kinds = areas.flatMap(({ transfers }) => transfers);
  const checks = (await auditChecks(areas)).map(({ name }) => name);
  expect(kinds.length).toBeGreaterThan(10);
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
  for (const { label, check } of kinds) {
    expect(label).toMatch(/^[\u0E00-\u0E7F() ]+$/);
    expect(checks).toContain(check);
  }
});

test('every account that a movement names is declared once, all of one unit, and says what crosses the edge', () => {
  const moved = areas.flatMap(({ transfers }) => transfers.flatMap(({ from, to }) => [...from, ...to]));
  expect(new Set(moved.filter((kind) => kind.startsWith('house.'))).size).toBeGreaterThan(3);
  expect(unitFaults(areas)).toEqual([]);
});

const shared = { label: 'ทดสอบ', type: 'win', scope: 'test', keyIsReference: false, check: 'entry' } as const;
const point: Unit = {
  name: 'point',
  wallets: [{ kind: 'wallet.point', name: 'แต้ม' }],
  house: ['house.point'],
};

test.each<[string, string, Partial<Area>]>([
  [
    'two units in one transfer',
    'gift moves THB between accounts of another unit',
    { transfers: [{ ...shared, name: 'gift', from: ['house.point'], to: ['main'] }] },
  ],
  [
    'an account that nobody declares',
    'gift moves point between accounts of another unit',
    { transfers: [{ ...shared, name: 'gift', unit: 'point', from: ['house.other'], to: ['wallet.point'] }] },
  ],
  [
    'money that leaves the site unsaid',
    'gift does not say whether it crosses the edge',
    { transfers: [{ ...shared, name: 'gift', from: ['house.withdrawal'], to: ['main'] }] },
  ],
  [
    'an account of two units',
    'house.point is declared twice',
    { units: [point, { name: 'star', house: point.house }] },
  ],
  [
    'an outside account of nobody',
    'house.x is outside, but no account of its unit',
    { units: [{ ...point, outside: ['house.x'] }] },
  ],
])('%s is a fault', (_, fault, planted) => {
  const units = [point];
  expect(unitFaults([ledger, area({ name: 'planted', units, ...planted })])).toEqual([fault]);
});
