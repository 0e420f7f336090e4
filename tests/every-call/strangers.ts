import { buildEmptyRound } from '#backend/testing/games/empty-round.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { makeWithdrawal } from '#backend/testing/payment/withdrawals.ts';
import { allTestFacts, joinFacts } from '#backend/testing/test-facts.ts';
import type { World } from '#backend/testing/world.ts';

/** Ids that are everybody's. */
const shared = new Set([
  'agent_id',
  'category_id',
  'channel_id',
  'promotion_id',
  'round_id',
  'sub_channel_id',
  ...allTestFacts.flatMap(({ sharedIds = [] }) => sharedIds),
]);

/** True for a field that names a thing: such a field of a member's call must have its builder below or in the `test-facts.ts` of its area. */
export function isId(name: string): boolean {
  return (
    !shared.has(name) &&
    (/(?:^|_)ids?$/.test(name) || ['ref', 'before', 'idempotency_key', 'spin_token'].includes(name))
  );
}

/** What belongs to another member: the value of each id field by its name, or by call and name where that is not enough. */
type Belongings = Readonly<Record<string, unknown>>;

export interface Stranger extends BuiltMember {
  readonly owned: Belongings;
}

/** The value of an id field of a call that belongs to a stranger. */
export function ownedBy({ owned }: Stranger, key: string, name: string): unknown {
  return owned[`${key} ${name}`] ?? owned[name];
}

/** A member with a session, a bill, a QR and a withdrawal, and the ids by which these are named. */
export async function buildStranger(world: World): Promise<Stranger> {
  const member = await buildMember(world, { balance: 500 });
  const key = world.services.random.uuid();
  const bill = await placeBill(world, member.token, [{ type: 'top_2', number: '12', amount: 10 }], { key });
  const ref = await makeQr(world, member.token, { amount: 100, key });
  const withdrawal = await makeWithdrawal(world, member.token, { key });
  const game = await buildEmptyRound(world, member);
  const wallets = await world.call('POST /api/member/wallets', {}, member.token);
  const profile = await world.call('GET /api/member/profile', {}, member.token);
  const ofAreas: Record<string, unknown>[] = [];
  for (const { ownedByStranger } of allTestFacts)
    if (ownedByStranger) ofAreas.push({ ...(await ownedByStranger(world, member)) });
  return {
    ...member,
    owned: {
      ...joinFacts(ofAreas),
      bill_id: bill.bill_id,
      before: bill.bill_id,
      'GET /api/member/withdraw/list before': withdrawal,
      'GET /api/member/deposit/list before': ref,
      // A place in one's own statement, which everybody's has.
      'GET /api/member/statement before': '20250615-3',
      'GET /api/member/statement/export before': '20250615-3',
      'GET /api/member/game/rounds before': game.roundId,
      game_session_id: game.sessionId,
      id: game.roundId,
      wallet_id: wallets.body.data?.[0]?.id,
      idempotency_key: key,
      ref,
      session_id: profile.body.data?.sessions[0]?.session_id,
      withdrawal,
    },
  };
}
