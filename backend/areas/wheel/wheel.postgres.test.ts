import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Statement } from '#backend/core/db/database.ts';
import { AT_ONCE, atOnce } from '#backend/testing/at-once.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { grantPoints, grantSpins, setWeights, sureCash } from '#backend/testing/wheel.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

let world: World;
let member: BuiltMember;
let token: string;

beforeEach(async () => {
  world = await openWorld({ connections: 16 });
  member = await buildMember(world, { balance: 1_000 });
  token = member.token;
  await setWeights(world, sureCash);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

async function spin(spin_token: string, pay: 'free' | 'points' = 'free', version = 2, of = token) {
  return (await world.call('POST /api/wheel/spin_v2', { spin_token, version, pay }, of)).body;
}
const spins = async () => (await world.call('POST /api/wheel/reward', {}, token)).body.data?.spins ?? [];

test('64 spins at once take exactly those that are allowed, and each is paid once', async () => {
  await grantSpins(world, member.memberId, 10);
  const answers = await atOnce((at) => spin(`a-token-${at}`));
  const done = answers.filter(({ error }) => error === 0);
  expect(done).toHaveLength(10);
  const refused = answers.filter(({ error }) => error !== 0);
  expect(new Set(refused.map(({ error }) => error))).toEqual(new Set([errorCodes.NO_SPIN_LEFT]));
  expect(await balanceOf(world, token)).toBe(1_050);
  const nonces = (await spins()).map(({ nonce }) => nonce).toSorted((one, other) => one - other);
  expect(nonces).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('64 spins at once for points take the points that there are', async () => {
  await grantPoints(world, member.memberId, 350);
  const answers = await atOnce((at) => spin(`a-token-${at}`, 'points'));
  expect(answers.filter(({ error }) => error === 0)).toHaveLength(3);
  const refused = answers.filter(({ error }) => error !== 0);
  expect(refused.every(({ error }) => error === errorCodes.POINTS_SHORT)).toBe(true);
  expect((await world.call('POST /api/member/points', {}, token)).body.data?.point).toBe(50);
});

test('one token 64 times, from two devices, is one spin with one prize', async () => {
  await grantSpins(world, member.memberId, 5);
  const other = await openSession(world, member.memberId);
  const answers = await atOnce((at) => spin('the-token', 'free', 2, at % 2 === 0 ? token : other));
  const ids = answers.map(({ data }) => data?.spin.spin_id);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toBeTruthy();
  expect(await balanceOf(world, token)).toBe(1_005);
  expect(answers.at(-1)?.data?.free_spins).toBe(4);
});

test('spins, seeds that are shown, and weights that change, all at once', async () => {
  await grantSpins(world, member.memberId, 40);
  const answers = await atOnce(async (at) => {
    if (at % 16 === 5) return (await setWeights(world, sureCash)).code;
    if (at % 4 !== 1) return (await spin(`a-token-${at}`, 'free', 2)).error;
    return (await world.call('POST /api/wheel/seed', { client_seed: `seed-${at}` }, token)).body.error;
  });
  // An operator who was overtaken looks again.
  for (const answer of answers) expect([0, 1, errorCodes.NO_SPIN_LEFT]).toContain(answer);
  const config = await world.call('GET /api/wheel/config_v2', {}, token);
  expect(config.body.data?.free_spins).toBe(0);
  expect(await balanceOf(world, token)).toBe(1_000 + 40 * 5);
});

const cut: Statement = {
  name: 'wheel_cut_connections',
  text: 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
};

test('connections that are cut during spins: asked again, each token has its one prize', async () => {
  await grantSpins(world, member.memberId, AT_ONCE);
  const asked = atOnce((at) => spin(`a-token-${at}`).catch(() => undefined));
  await vi.waitFor(async () => expect((await spins()).length).toBeGreaterThan(5), {
    ...{ interval: 5, timeout: 20_000 },
  });
  await world.db.query(cut, []).catch(() => []);
  const before = (await asked).filter((answer) => answer?.error === 0);
  // Reads find out which connections were cut while nobody used them.
  await atOnce(() => spins().catch(() => []));
  const again = await atOnce((at) => spin(`a-token-${at}`));
  expect(again.every(({ error }) => error === 0)).toBe(true);
  for (const answer of before) {
    const same = again.find(({ data }) => data?.spin.spin_id === answer?.data?.spin.spin_id);
    expect(same?.data?.spin).toEqual(answer?.data?.spin);
  }
  expect(new Set(again.map(({ data }) => data?.spin.spin_id)).size).toBe(AT_ONCE);
  expect(await balanceOf(world, token)).toBe(1_000 + AT_ONCE * 5);
});
