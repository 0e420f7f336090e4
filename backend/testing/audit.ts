import { expect } from 'vitest';
import { areas } from '#backend/areas.ts';
import { auditBooks } from '#backend/ops/audit/audit.ts';
import type { World } from '#backend/testing/world.ts';

/** Fails the test with every difference that the audit finds. For the end of a test that moved money. */
export async function expectCleanAudit(world: Pick<World, 'db'>): Promise<void> {
  expect(await auditBooks(world.db, areas)).toEqual([]);
}
