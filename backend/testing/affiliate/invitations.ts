import { eq } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import { readCommission } from '#backend/areas/affiliate/follow-wagers.ts';
import { affiliateReferral } from '#backend/areas/affiliate/tables.ts';
import type { BuiltMember } from '#backend/testing/members.ts';
import { plant } from '#backend/testing/plant.ts';
import type { World } from '#backend/testing/world.ts';

/** Makes the code of a member; answers it. */
export async function codeOf(world: World, { token }: BuiltMember): Promise<string> {
  return (await world.call('POST /api/affiliate/link', {}, token)).body.data?.code ?? '';
}

/** As if a built member had registered with the code of another; answers the id of the invitation. */
export async function inviteMember(
  world: World,
  inviter: BuiltMember,
  invited: BuiltMember,
): Promise<string> {
  const referredBy = await codeOf(world, inviter);
  // They are there already: what they registered with is never written again.
  await plant(world, (tx) =>
    tx.orm.update(member).set({ referredBy }).where(eq(member.id, invited.memberId)),
  );
  const { db, random, agentId } = world.services;
  const [row] = await db.orm.select().from(member).where(eq(member.id, invited.memberId));
  const id = random.uuid();
  const at = row?.createdAt ?? world.clock.now();
  const of = { memberId: invited.memberId, referrerId: inviter.memberId };
  await db.orm.insert(affiliateReferral).values({ id, agentId, ...of, sameAddress: false, at });
  return id;
}

/** Commission for everything that became of wagers so far. */
export async function followAll({ services }: World): Promise<void> {
  await readCommission(services);
}

export function redeemCommission(world: World, token: string, key = world.services.random.uuid()) {
  return world.call('POST /api/affiliate/redeem', { idempotency_key: key }, token);
}

export async function summaryOf(world: World, token: string) {
  const { body } = await world.call('GET /api/affiliate/summary', {}, token);
  if (!body.data) throw new Error(body.message);
  return body.data;
}
