import { expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { auditChecks } from '#backend/ops/audit/audit.ts';

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
