import { eq } from 'drizzle-orm';
import { consent } from '#backend/areas/account/tables.ts';
import { agent } from '#backend/areas/agent/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Agreed } from '#contract/account/consents.ts';
import { consentKinds } from '#rules/person/consent.ts';

interface Whose {
  readonly agentId: number;
  readonly memberId: string;
  readonly at: Date;
}

/** The texts that hold now; none changes before the end of the transaction. */
async function heldTexts(tx: Tx, agentId: number): Promise<Agreed[]> {
  const [row] = await tx.orm.select().from(agent).where(eq(agent.id, agentId)).for('share');
  if (!row) throw new Error(`Agent ${agentId} is not seeded`);
  const versions = { terms: row.termsVersion, privacy: row.privacyVersion };
  return consentKinds.map((kind) => ({ kind, version: versions[kind] }));
}

/**
 * Writes that a member agreed to texts, without `asked` to all that hold now; what was agreed to already stays as it is. False, and
 * nothing is written, when one of them holds no more.
 */
export async function writeConsents(
  tx: Tx,
  { agentId, memberId, at }: Whose,
  asked?: readonly Agreed[],
): Promise<boolean> {
  const held = await heldTexts(tx, agentId);
  const isHeld = ({ kind, version }: Agreed) =>
    held.some((one) => one.kind === kind && one.version === version);
  if (asked && !asked.every(isHeld)) return false;
  await tx.orm
    .insert(consent)
    .values((asked ?? held).map(({ kind, version }) => ({ memberId, kind, version, at })))
    .onConflictDoNothing();
  return true;
}
