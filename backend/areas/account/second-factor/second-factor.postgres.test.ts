import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { accountLimits } from '#backend/areas/account/limits.ts';
import { requireSecondFactor } from '#backend/areas/account/second-factor/require-second-factor.ts';
import { session } from '#backend/areas/account/tables.ts';
import { Refusal } from '#backend/refusal.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember, TEST_PASSWORD } from '#backend/testing/members.ts';
import { appCode, switchOn } from '#backend/testing/second-factor.ts';
import { openWorld } from '#backend/testing/world.ts';

const PARALLEL = 8;
const ROUNDS = 10;
const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const many = <Result>(of: () => Promise<Result>) => Promise.all(Array.from({ length: PARALLEL }, of));

const ctxOf = (memberId: string) => ({
  ...world.services,
  memberId,
  address: '192.0.2.1',
  requestId: 'race',
  device: 'test',
  deviceKey: undefined,
  now: () => world.clock.now(),
});
const giverOf = (memberId: string, account = memberId) =>
  ({ memberId, username: '0810000000', account, known: 'device' }) as const;

/** How often a code is taken that is given in parallel, each time at another origin as by as many processes. */
async function taken(memberId: string, typed: string): Promise<number> {
  // Counted for nobody else: what is looked at is one code.
  const account = world.services.random.uuid();
  let origin = 0;
  const answers = await many(async () => {
    origin += 1;
    const giver = { ...giverOf(memberId, account), origin: `origin-${origin}` };
    return requireSecondFactor(ctxOf(memberId), giver, typed).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 4012) return false;
      throw error;
    });
  });
  return answers.filter(Boolean).length;
}

test('of parallel tries with one code, of the app or a recovery code, one is taken', async () => {
  const { memberId, token } = await buildMember(world);
  const { code, recoveryCodes } = await switchOn(world, token);
  for (let round = 0; round < ROUNDS; round += 1) {
    expect(await taken(memberId, code())).toBe(1);
    expect(await taken(memberId, recoveryCodes[round] ?? '')).toBe(1);
    world.clock.set(new Date(world.clock.now().getTime() + 30_000).toISOString());
  }
});

test('confirmed in parallel it is switched on once, with the codes that one of them was told', async () => {
  const { memberId, token } = await buildMember(world);
  const begun = await world.call('POST /api/member/second_factor/begin', { password: TEST_PASSWORD }, token);
  const code = appCode(begun.body.data?.secret ?? '', world.clock.now());
  const answers = await many(() =>
    world.call('POST /api/member/second_factor/confirm', { second_factor: code }, token),
  );
  const on = answers.filter(({ body }) => body.error === 0);
  expect(on).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error === 4013)).toHaveLength(PARALLEL - 1);
  expect(await taken(memberId, on[0]?.body.data?.recovery_codes[0] ?? '')).toBe(1);
});

test('of parallel wrong codes as many are looked at as a browser has tries, whatever it is asked for, and all browsers together', async () => {
  const { memberId, token } = await buildMember(world);
  const { code } = await switchOn(world, token);
  const looks = async (browsers: number) => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        requireSecondFactor(
          { ...ctxOf(memberId), address: '192.0.2.9' },
          { ...giverOf(memberId), origin: `device:thief-${n % browsers}` },
          '12345',
        ).catch((error: unknown) => (error instanceof Refusal ? error.code : -1)),
      ),
    );
    expect(answers.every((answer) => answer === 4012 || answer === 4002)).toBe(true);
    return answers.filter((answer) => answer === 4012).length;
  };
  expect(await looks(1)).toBe(accountLimits.wrongSecondFactor.count);
  const left = accountLimits.wrongSecondFactorOfMember.count - accountLimits.wrongSecondFactor.count;
  expect(await looks(20)).toBe(left);
  // The browser in which it was switched on has its own.
  await world.db.orm.update(session).set({ deviceKey: 'home' }).where(eq(session.memberId, memberId));
  const home = { ...ctxOf(memberId), deviceKey: 'home' };
  expect(await requireSecondFactor(home, { ...giverOf(memberId), origin: 'device:home' }, code())).toBe(true);
});
