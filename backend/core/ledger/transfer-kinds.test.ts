import { expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
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

test('every account of the house that money comes from or goes to is one that an area opens', () => {
  const opened: readonly string[] = areas.flatMap(({ houseAccounts }) => houseAccounts);
  const moved = areas.flatMap(({ transfers }) => transfers.flatMap(({ from, to }) => [...from, ...to]));
  const house = new Set(moved.filter((kind) => kind.startsWith('house.')));
  expect(house.size).toBeGreaterThan(3);
  expect([...house].filter((kind) => !opened.includes(kind))).toEqual([]);
});
