import { expect } from 'vitest';
import { areas } from '#backend/areas.ts';
import { auditChecks } from '#backend/core/ops/audit/audit.ts';
import { findTogether } from '#backend/testing/audit-plan.ts';
import type { World } from '#backend/testing/world.ts';

/**
 * Fails the test with every difference that the audit finds. For the end of a test that moved money; `without` names
 * checks of documents that a test of the ledger alone does not write.
 */
export async function expectCleanAudit(
  { db, areas: own = areas }: Pick<World, 'db'> & Partial<Pick<World, 'areas'>>,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<void> {
  const checks = (await auditChecks(own)).filter(({ name }) => !without.includes(name));
  const differences = await findTogether(db, checks);
  for (const { name, find } of checks.filter(({ statement }) => !statement))
    for await (const detail of find(db)) differences.push({ check: name, detail });
  expect(differences).toEqual([]);
}

/** The first check that finds a difference, or undefined; those of seals and rows first, which find most forgeries. */
export async function findFirstFinding({
  db,
  areas: own,
}: Pick<World, 'db' | 'areas'>): Promise<string | undefined> {
  for (const { name, find } of (await auditChecks(own)).toReversed())
    for await (const _ of find(db)) return name;
  return undefined;
}

/** Which of these checks find a difference. */
export async function findingChecks(
  { db, areas: own }: Pick<World, 'db' | 'areas'>,
  names: readonly string[],
): Promise<string[]> {
  const found = new Set<string>();
  for (const { name, find } of await auditChecks(own))
    if (names.includes(name)) for await (const _ of find(db)) found.add(name);
  return [...found];
}

/** Closes the world of a suite when its books have been audited; for a world that every test of the suite used. */
export async function closeAudited(world: World): Promise<void> {
  try {
    await expectCleanAudit(world);
  } finally {
    await world[Symbol.asyncDispose]();
  }
}
