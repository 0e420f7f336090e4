import { closeCashbackDays } from '#backend/areas/cashback/close/close-days.ts';
import { type BuiltMember, openSession } from '#backend/testing/members.ts';
import type { World } from '#backend/testing/world.ts';
import type { CashbackBasis } from '#rules/cashback/rebate.ts';

/** A quarter of an hour after midnight, when the days before are closed; answers of a new session of the member. */
export async function closeBefore(world: World, day: string, member: Pick<BuiltMember, 'memberId'>) {
  world.clock.set(`${day}T00:15:00+07:00`);
  await closeCashbackDays(world.services);
  return openSession(world, member.memberId);
}

/** Asks for the rebate of a day. */
export function claimCashback(world: World, token: string, basis: CashbackBasis, day: string) {
  return basis === 'loss'
    ? world.call('POST /api/cashback/loss/claim', { day }, token)
    : world.call('POST /api/cashback/turnover/claim', { day }, token);
}
