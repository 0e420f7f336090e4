import { eq } from 'drizzle-orm';
import { sealedPayouts } from '#backend/areas/payment/sealings.ts';
import { payoutChannel } from '#backend/areas/payment/withdraw/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { noteSetting } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { MOST_TURNOVER_PERCENT } from '#rules/payment/turnover.ts';

function percentOf(call: OpsCall): number {
  const text = option(call, 'percent');
  const percent = Number(text);
  if (!/^\d{1,5}$/.test(text) || percent > MOST_TURNOVER_PERCENT)
    throw new OperatorRefusal(`--percent is a whole number from 0 to ${MOST_TURNOVER_PERCENT}: ${text}`);
  return percent;
}

async function run(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const percent = percentOf(call);
  await services.db.transact(async (tx) => {
    const channels = await tx.orm
      .update(payoutChannel)
      .set({ turnoverPercent: percent })
      .where(eq(payoutChannel.agentId, services.agentId))
      .returning({ id: payoutChannel.id });
    for (const { id } of channels) await noteSetting(tx, services, 'turnovers', { key: id, value: percent });
    const ids = channels.map(({ id }) => id);
    await sealRows(tx, services, sealedPayouts, ids);
  });
  const asked =
    percent === 0
      ? 'Deposits from now on ask for nothing to be played'
      : `Of deposits from now on ${percent} % is played before anything is withdrawn`;
  return { code: 0, lines: [`${asked}; what earlier ones asked for stays`] };
}

/** How much of each deposit is played before it can be withdrawn. */
export const setTurnover: OpsCommand = {
  name: 'withdraw turnover',
  summary: 'Set how much of each deposit (percent, 0 for none) is played before anything is withdrawn',
  changes: true,
  needsReason: true,
  options: { percent: needs('PERCENT') },
  run,
};
