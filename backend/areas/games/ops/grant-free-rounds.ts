import { and, eq } from 'drizzle-orm';
import { game } from '#backend/areas/games/tables.ts';
import { grantEntitlement } from '#backend/core/entitlements/grant-entitlement.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { may, needs, type OpsCommand, username } from '#backend/core/ops/command.ts';
import { findReceiver } from '#backend/core/ops/find-receiver.ts';
import {
  baht,
  type OpsAnswer,
  type OpsCall,
  option,
  satangOption,
  wholeOption,
} from '#backend/core/ops/ops-call.ts';
import { again, refuseEqualGrant } from '#backend/core/ops/refuse-equal-grant.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { freeRoundKind } from '#rules/games/free-rounds.ts';
import { HOUSE } from '#rules/games/house.ts';

const DAY_MS = 86_400_000;
const MOST = 100;
const MOST_DAYS = 90;

async function requireStake(call: OpsCall, providerId: string, gameId: string): Promise<bigint> {
  const stakeSatang = satangOption(call, 'stake') ?? 0n;
  const [found] = await call.services.db.orm
    .select()
    .from(game)
    .where(and(eq(game.providerId, providerId), eq(game.gameId, gameId)));
  if (!found) throw new OperatorRefusal(`There is no ${gameId} of ${providerId}`);
  if (providerId === HOUSE && found.category !== 'slot')
    throw new OperatorRefusal(`${gameId} is no slot machine: it has no free rounds`);
  if (stakeSatang < found.minSatang || stakeSatang > found.maxSatang)
    throw new OperatorRefusal(`${gameId} takes ${baht(found.minSatang)} to ${baht(found.maxSatang)}`);
  return stakeSatang;
}

async function run(call: OpsCall): Promise<OpsAnswer> {
  const { services, options } = call;
  const providerId = options.provider ?? HOUSE;
  const gameId = option(call, 'game');
  const stakeSatang = await requireStake(call, providerId, gameId);
  const amount = wholeOption(call, 'count', MOST);
  const days = wholeOption(call, 'valid-days', MOST_DAYS);
  const at = services.clock.now();
  const kind = freeRoundKind({ providerId, gameId, stakeSatang });
  await services.db.transact(async (tx) => {
    const memberId = await findReceiver(tx, services, option(call, 'username'));
    await refuseEqualGrant(tx, call, { memberId, kind, amount, at });
    await grantEntitlement(tx, {
      ...{ lotId: services.random.uuid(), actId: services.random.uuid(), agentId: services.agentId },
      ...{ memberId, kind, amount, endsAt: new Date(at.getTime() + days * DAY_MS), at },
      ...{ scope: 'games.grant', key: services.actId, reference: services.actId },
      requestHash: requestHash([memberId, kind, amount, days]),
    });
    await noteChange(tx, services, 'freeRounds', `${memberId}:${amount}:${kind}`);
  });
  return { code: 0, lines: [`${amount} free rounds of ${gameId} at ${baht(stakeSatang)}, for ${days} days`] };
}

/** Gives a member rounds of a game that cost nothing. */
export const grantFreeRounds: OpsCommand = {
  name: 'games grant-free-rounds',
  summary: 'Give a member rounds of a game that cost nothing; what they win is money',
  changes: true,
  needsReason: true,
  options: {
    username,
    provider: may('PROVIDER'),
    game: needs('GAME'),
    stake: needs('BAHT'),
    count: needs('COUNT'),
    'valid-days': needs('DAYS'),
    ...again,
  },
  run,
};
