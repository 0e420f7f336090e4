import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { consent } from '#backend/areas/account/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';

const SIDE_BY_SIDE = 16;
const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const publish = (version: string) =>
  runOps(world.services, {
    command: 'text publish',
    options: { kind: 'terms', version },
    who: 'nok',
    why: 'a test',
    yes: true,
  });
const rowsOf = (memberId: string) =>
  world.services.db.orm.select().from(consent).where(eq(consent.memberId, memberId));

test('agreed to side by side it is written once', async () => {
  const { token, memberId } = await buildMember(world);
  await publish('side-1');
  const answers = await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, () =>
      world.call(
        'POST /api/member/consents/agree',
        { consents: [{ kind: 'terms', version: 'side-1' }] },
        token,
      ),
    ),
  );
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
  expect((await rowsOf(memberId)).filter(({ version }) => version === 'side-1')).toHaveLength(1);
});

test('who registers while a text changes has agreed to one that held, and is asked for the other or not', async () => {
  const [members] = await Promise.all([
    Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => buildMember(world))),
    publish('side-2'),
  ]);
  for (const { memberId, token } of members) {
    const [terms] = (await rowsOf(memberId)).filter(({ kind }) => kind === 'terms');
    const { body } = await world.call('GET /api/get_user_info', {}, token);
    expect(body.data?.consents_due).toEqual(terms?.version === 'side-2' ? [] : ['terms']);
  }
});

test('no bet is taken after a text has changed without a consent to it', async () => {
  const { token, memberId } = await buildMember(world, { balance: 1_000 });
  const bet = () =>
    world.call(
      'POST /api/lotto/bill/create',
      {
        round_id: 'glo-2025-06-16',
        pack: 'full',
        lines: [{ type: 'top_2', number: '12', amount: 10 }],
        idempotency_key: world.services.random.uuid(),
      },
      token,
    );
  const [, ...during] = await Promise.all([publish('side-3'), ...Array.from({ length: SIDE_BY_SIDE }, bet)]);
  expect(during.every(({ body }) => body.error === 0 || body.error === 4016)).toBe(true);
  const after = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, bet));
  expect(after.map(({ body }) => body.error)).toEqual(after.map(() => 4016));
  expect((await rowsOf(memberId)).some(({ version }) => version === 'side-3')).toBe(false);
});
