import { adjustment } from '#backend/core/ops/adjust/tables.ts';
import type { OpsAnswer } from '#backend/core/ops/ops-call.ts';
import { mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import type { World } from '#backend/testing/world.ts';

/** Runs `adjust` as one of two operators. */
export function adjust(
  world: Pick<World, 'services'>,
  who: string,
  verb: string,
  options: Readonly<Record<string, string>>,
): Promise<OpsAnswer> {
  return runOps(world.services, { command: `adjust ${verb}`, options, who, why: 'as asked', yes: true });
}

/** Asks for an adjustment of a member's balance and lets another end it; answers its reference. */
export async function makeAdjustment(
  world: World,
  memberId: string,
  change: { readonly add: string } | { readonly take: string },
  end?: 'approve' | 'refuse',
): Promise<string> {
  const { orm } = world.db;
  const known = new Set((await orm.select().from(adjustment)).map(({ ref }) => ref));
  await adjust(world, 'nok', 'ask', {
    username: await mobileOf(world, memberId),
    reason: 'a mistake',
    ...change,
  });
  const made = (await orm.select().from(adjustment)).find(({ ref }) => !known.has(ref));
  if (!made) throw new Error('The adjustment was not written');
  if (end) await adjust(world, 'lek', end, { ref: made.ref });
  return made.ref;
}
