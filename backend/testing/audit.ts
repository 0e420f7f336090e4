import { expect } from 'vitest';
import { areas } from '#backend/areas.ts';
import { auditBooks } from '#backend/core/ops/audit/audit.ts';
import type { World } from '#backend/testing/world.ts';

/**
 * Fails the test with every difference that the audit finds. For the end of a test that moved money; `without` names
 * checks of documents that a test of the ledger alone does not write.
 */
export async function expectCleanAudit(
  { db, areas: own = areas }: Pick<World, 'db'> & Partial<Pick<World, 'areas'>>,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<void> {
  const differences = await auditBooks(db, own);
  expect(differences.filter(({ check }) => !without.includes(check))).toEqual([]);
}

/** Closes the world of a suite when its books have been audited; for a world that every test of the suite used. */
export async function closeAudited(world: World): Promise<void> {
  try {
    await expectCleanAudit(world);
  } finally {
    await world[Symbol.asyncDispose]();
  }
}
