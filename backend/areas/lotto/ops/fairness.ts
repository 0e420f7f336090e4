import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { sealedShooting } from '#backend/areas/lotto/sealings.ts';
import { yeekeeTerms } from '#backend/areas/lotto/yeekee/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { noteSetting } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { fairnessModes } from '#rules/lotto/yeekee/terms.ts';

const Mode = z.enum(fairnessModes);

/** What an agent takes on with it. */
const CLASSIC = [
  'WARNING: in classic rounds the shots alone make the result. Whoever knows all the others chooses it with the last one:',
  'one leaked database, one operator or one server that reads shots is enough. sealed mixes in a seed that nobody has yet.',
  'One person with five accounts who shoots alone in a round knows all its shots too, and can bet before on what they will make.',
  'Members get the receipts of classic rounds only after the seal, for two of them tell the shots between them.',
];

/** A round keeps what it was opened with, for its members were told so. */
async function setFairness(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const kind = option(call, 'kind');
  const mode = Mode.safeParse(option(call, 'mode')).data;
  if (!mode) throw new OperatorRefusal(`--mode is one of ${fairnessModes.join(', ')}`);
  const own = eq(yeekeeTerms.kind, kind);
  await services.db.transact(async (tx) => {
    const [row] = await tx.orm.select().from(yeekeeTerms).where(own).for('update');
    if (!row) throw new OperatorRefusal(`${kind} is not played by shots`);
    if (row.fairness === mode) throw new OperatorRefusal(`${kind} is ${mode} already`);
    await tx.orm.update(yeekeeTerms).set({ fairness: mode }).where(own);
    await noteSetting(tx, services, 'fairness', { key: kind, value: mode });
    await sealRows(tx, services, sealedShooting, [kind]);
  });
  const warning = mode === 'classic' ? CLASSIC : [];
  return { code: 0, lines: [`${kind} is ${mode} in every round that opens from now on`, ...warning] };
}

export const changeFairness: OpsCommand = {
  name: 'lotto fairness',
  summary: 'How results of a kind played by shots come about, in rounds that open from now on',
  changes: true,
  needsReason: { option: 'mode', value: 'classic' },
  options: { kind: needs('yeekee'), mode: needs(fairnessModes.join('|')) },
  run: setFairness,
};
