import { expect } from 'vitest';
import { auditLedger } from '#backend/ledger/audit.ts';
import type { World } from '#backend/testing/world.ts';

/** Fails the test with every difference that the ledger's audit finds. For the end of a test that moved money. */
export async function expectCleanAudit(world: Pick<World, 'db'>): Promise<void> {
  expect(await auditLedger(world.db)).toEqual([]);
}
