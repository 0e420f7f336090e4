import { grantEntitlement } from '#backend/core/entitlements/grant-entitlement.ts';
import { SPIN_KIND } from '#backend/core/entitlements/shared-kinds.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { needs, type OpsCommand, username } from '#backend/core/ops/command.ts';
import { findReceiver } from '#backend/core/ops/find-receiver.ts';
import { type OpsAnswer, type OpsCall, option, wholeOption } from '#backend/core/ops/ops-call.ts';
import { again, refuseEqualGrant } from '#backend/core/ops/refuse-equal-grant.ts';
import { noteChange } from '#backend/operator.ts';

const DAY_MS = 86_400_000;
const MOST_SPINS = 1_000;
const MOST_DAYS = 366;

async function run(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const { agentId, actId, random } = services;
  const amount = wholeOption(call, 'spins', MOST_SPINS);
  const days = wholeOption(call, 'valid-days', MOST_DAYS);
  const at = services.clock.now();
  await services.db.transact(async (tx) => {
    const memberId = await findReceiver(tx, services, option(call, 'username'));
    await refuseEqualGrant(tx, call, { memberId, kind: SPIN_KIND, amount, at });
    await noteChange(tx, services, 'wheel', `spins:${memberId}:${amount}`);
    await grantEntitlement(tx, {
      ...{ lotId: random.uuid(), actId: random.uuid(), scope: 'wheel.operator', key: actId },
      ...{ agentId, memberId, kind: SPIN_KIND, amount, at },
      ...{ reference: `operator:${actId}`, requestHash: requestHash([memberId, amount]) },
      endsAt: new Date(at.getTime() + days * DAY_MS),
    });
  });
  return { code: 0, lines: [`${amount} free spins for ${days} days`] };
}

/** Gives a member free spins by hand. */
export const grantSpins: OpsCommand = {
  name: 'wheel grant',
  summary: 'Give a member free spins of the wheel, which end after so many days',
  changes: true,
  needsReason: true,
  options: { username, spins: needs('COUNT'), 'valid-days': needs('DAYS'), ...again },
  run,
};
