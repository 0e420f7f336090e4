import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { MEMBER_HEADER, sessionLimits } from '#contract/constants.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { calls, fieldsOf, goodInput } from './inputs.ts';
import { buildStranger, isId, ownedBy, type Stranger } from './strangers.ts';
import { countRows } from './table-counts.ts';

const world = await openWorld();
let own: BuiltMember;
let stranger: Stranger;
beforeAll(async () => {
  own = await buildMember(world, { balance: 1_000 });
  stranger = await buildStranger(world);
});
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const ofMembers = calls.filter(([, call]) => call.auth === 'member');
/** Calls by POST that change nothing of the member's. */
const READS_BY_POST = [
  'POST /api/affiliate/network',
  'POST /api/agent/bank_accounts',
  'POST /api/agent/true_money_accounts',
  'POST /api/event/quest',
  'POST /api/game/wallets',
  'POST /api/lotto/bill/validate',
  'POST /api/member/points',
  'POST /api/member/wallets',
  'POST /api/redemption/calc',
  'POST /api/sooth/baccarat',
  'POST /api/sooth/detail',
  'POST /api/wheel/reward',
];

describe('without a session', () => {
  it.each(ofMembers)('%s answers 401', async (key, call) => {
    const ended = await openSession(world, own.memberId);
    for (const headers of [{}, { authorization: 'Bearer ' }, bearer('x'.repeat(43))])
      expect(await world.send(key, goodInput(call), headers)).toMatchObject({
        status: 401,
        body: { error: 401 },
      });
    world.clock.set(new Date(Date.parse(EVENING) + sessionLimits.idleMs + 1).toISOString());
    expect(await world.send(key, goodInput(call), bearer(ended))).toMatchObject({ status: 401 });
    world.clock.set(EVENING);
  });

  it.each(calls.filter(([, call]) => call.auth === 'signed'))(
    '%s answers 403 unsigned',
    async (key, call) => {
      expect(await world.send(key, goodInput(call))).toMatchObject({ status: 403, body: { error: 403 } });
    },
  );
});

describe('what belongs to another member', () => {
  const byId = ofMembers.flatMap(([key, call]) =>
    Object.keys(fieldsOf(call))
      .filter((name) => isId(name))
      .map((name) => [key, name, call] as const),
  );

  it('is known for every id that a call takes', () => {
    const unknown = byId.filter(([key, name]) => ownedBy(stranger, key, name) === undefined);
    expect(unknown.map(([key, name]) => `${key} ${name}`)).toEqual([]);
    expect(byId.length).toBeGreaterThan(5);
  });

  it('is tried wherever an area says what it is', () => {
    const tried = byId.flatMap(([key, name]) => [name, `${key} ${name}`]);
    const named = Object.keys(stranger.owned).filter((name) => !['withdrawal', ...tried].includes(name));
    expect(named).toEqual([]);
  });

  it.each(byId)('%s does not give it by %s', async (key, name, call) => {
    const before = await holdings(stranger);
    const answer = await world.send(
      key,
      goodInput(call, { [name]: ownedBy(stranger, key, name) }),
      bearer(own.token),
    );
    expect(answer.status).toBeOneOf([200, 404]);
    const seen = JSON.stringify(answer.body.data ?? null);
    for (const id of [
      stranger.memberId,
      stranger.owned.bill_id,
      stranger.owned.ref,
      stranger.owned.withdrawal,
    ])
      expect(seen, key).not.toContain(id);
    expect(await holdings(stranger)).toEqual(before);
  });

  async function holdings({ token, owned }: Stranger) {
    const all = await Promise.all([
      world.call('POST /api/member/wallets', {}, token),
      world.call('GET /api/lotto/bill/detail', { bill_id: String(owned.bill_id) }, token),
      world.call('GET /api/member/payment/qrcode_info', { ref: String(owned.ref) }, token),
      world.call('GET /api/member/withdraw/list', {}, token),
      world.call('GET /api/member/inbox', {}, token),
      world.call('POST /api/wheel/reward', {}, token),
    ]);
    expect(all.map(({ body }) => body.error)).toEqual([0, 0, 0, 0, 0, 0]);
    return all.map(({ body }) => body.data);
  }
});

/** How many rows each table has, but for what counts how often something is asked. */
async function contents() {
  const { limit_use: _, ...tables } = await countRows(world.db);
  return tables;
}

describe('by GET', () => {
  it.each(calls.filter(([, call]) => call.method === 'GET'))('%s changes nothing', async (key, call) => {
    const before = await contents();
    const answer = await world.send(key, goodInput(call), bearer(own.token));
    expect(answer.status).toBeOneOf([200, 404]);
    expect(await contents()).toEqual(before);
  });
});

describe('from a tab in which another member was logged in', () => {
  it('every call that spends or changes names its member', () => {
    const unnamed = ofMembers.filter(([, call]) => call.method === 'POST' && !call.namesMember);
    expect(unnamed.map(([key]) => key).sort()).toEqual(READS_BY_POST);
  });

  it.each(ofMembers.filter(([, call]) => call.namesMember))('%s is refused', async (key, call) => {
    const before = await countRows(world.db);
    const headers = { ...bearer(own.token), [MEMBER_HEADER]: stranger.memberId };
    const answer = await world.send(key, goodInput(call), headers);
    expect(answer).toMatchObject({ status: 200, body: { error: errorCodes.OTHER_MEMBER } });
    expect(await countRows(world.db)).toEqual(before);
  });
});
