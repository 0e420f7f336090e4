import { expect } from 'vitest';
import { areas } from '#backend/areas.ts';
import { auditChecks } from '#backend/core/ops/audit/audit.ts';
import type { CodeCheck } from '#backend/core/ops/audit/audit-part.ts';
import { seedCheck } from '#backend/core/seeds/seed-check.ts';
import { findTogether } from '#backend/testing/audit-plan.ts';
import type { World } from '#backend/testing/world.ts';

type Audited = Pick<World, 'areas' | 'services'>;

/** Every check, that of seeds where it is known what they follow from. */
async function everyCheck({ areas: own = areas, services }: Partial<Audited>): Promise<CodeCheck[]> {
  return [...(await auditChecks(own)), ...(services ? [seedCheck(services)] : [])];
}

/**
 * Fails the test with every difference that the audit finds. For the end of a test that moved money; `without` names
 * checks of documents that a test of the ledger alone does not write.
 */
export async function expectCleanAudit(
  { db, ...about }: Pick<World, 'db'> & Partial<Audited>,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<void> {
  const checks = (await everyCheck(about)).filter(({ name }) => !without.includes(name));
  const differences = await findTogether(db, checks);
  for (const { name, find } of checks.filter(({ statement }) => !statement))
    for await (const detail of find(db)) differences.push({ check: name, detail });
  expect(differences).toEqual([]);
}

/** The first check that finds a difference, or undefined; those of seals and rows first, which find most forgeries. */
export async function findFirstFinding({
  db,
  ...about
}: Pick<World, 'db'> & Audited): Promise<string | undefined> {
  for (const { name, find } of (await everyCheck(about)).toReversed())
    for await (const _ of find(db)) return name;
  return undefined;
}

/** Which of these checks find a difference. */
export async function findingChecks(
  { db, ...about }: Pick<World, 'db'> & Audited,
  names: readonly string[],
): Promise<string[]> {
  const found = new Set<string>();
  for (const { name, find } of await everyCheck(about))
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
