import { eq } from 'drizzle-orm';
import { sealedAgent } from '#backend/areas/agent/sealings.ts';
import { agent } from '#backend/areas/agent/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { type ConsentKind, consentKinds } from '#rules/person/consent.ts';

const VERSION = /^[A-Za-z0-9.-]{1,20}$/;
/** The columns of the versions, by the text. */
const versionOf = { terms: 'termsVersion', privacy: 'privacyVersion' } as const satisfies Readonly<
  Record<ConsentKind, keyof typeof agent.$inferSelect>
>;

async function publish(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const kind = consentKinds.find((one) => one === option(call, 'kind'));
  const version = option(call, 'version');
  if (!kind) throw new OperatorRefusal(`--kind is ${consentKinds.join(' or ')}`);
  if (!VERSION.test(version))
    throw new OperatorRefusal('--version has 1 to 20 letters, digits, dots or dashes');
  const column = versionOf[kind];
  const mine = eq(agent.id, services.agentId);
  const before = await services.db.transact(async (tx) => {
    const [held] = await tx.orm.select().from(agent).where(mine).for('update');
    if (held?.[column] === version) throw new OperatorRefusal(`${kind} ${version} holds already`);
    await tx.orm
      .update(agent)
      .set({ [column]: version })
      .where(mine);
    await sealRows(tx, services, sealedAgent, [services.agentId]);
    return held?.[column];
  });
  return {
    code: 0,
    lines: [
      `${kind} ${version} holds, ${before} no more`,
      'Members agree to it before they deposit or play again',
    ],
  };
}

/** The text itself comes with the site; this says from when on it holds. */
export const publishText: OpsCommand = {
  name: 'text publish',
  summary: 'Let a new version of a text hold that members agree to',
  changes: true,
  options: { kind: needs(consentKinds.join('|')), version: needs('V') },
  run: publish,
};
