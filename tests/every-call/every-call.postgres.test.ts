import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { eventBody, signedHeaders } from '#backend/testing/payment/webhook.ts';
import { allTestFacts, joinFacts } from '#backend/testing/test-facts.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { createPostgresDatabase } from '#tests/postgres/postgres-database.ts';
import { openGate } from '#tests/postgres/postgres-gate.ts';
import { calls, fieldsOf, goodInput } from './inputs.ts';
import { countRows, gained } from './table-counts.ts';

const AT_ONCE = 12;
/** What the settings of the site answer alone. */
const SETTINGS_ALONE = ['GET /api/line/way'];
const gate = await openGate(await createPostgresDatabase());
const world = await openGameWorld([], { db: openPostgres(gate.url, 10) });
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
  await gate[Symbol.asyncDispose]();
});

/** What calls need that a member with money alone cannot make. */
const ready = joinFacts(allTestFacts.map((facts) => facts.ready));

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('the same key again and at once', () => {
  const keyed = calls.filter(
    ([, call]) => call.method === 'POST' && 'idempotency_key' in fieldsOf(call) && call.auth === 'member',
  );

  it('is taken by every call that spends', () => {
    expect(keyed.map(([key]) => key)).toEqual(
      expect.arrayContaining([
        'POST /api/lotto/bill/create',
        'POST /api/member/payment/generate_qr',
        'POST /api/member/withdraw/create',
      ]),
    );
  });

  it.each(keyed)('%s acts once and answers alike', async (key, call) => {
    const effectOf = async (times: number, idempotency_key: string) => {
      const member = await buildMember(world, { balance: 1_000 });
      const { token } = member;
      const own = (await ready[key]?.(world, member)) ?? { input: {}, other: {} };
      const input = { ...goodInput(call, { idempotency_key }), ...own.input };
      const before = await countRows(world.db);
      const answers = await Promise.all(
        Array.from({ length: times }, () => world.send(key, input, bearer(token))),
      );
      answers.push(await world.send(key, input, bearer(token)));
      for (const { status, body } of answers)
        expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
      expect(answers[0]?.body.error).toBe(0);
      if (own.other !== null) {
        const another = { ...goodInput(call, { idempotency_key }, true), ...own.other };
        const other = await world.send(key, another, bearer(token));
        expect(other.body.error).toBe(errorCodes.DUPLICATE_REQUEST);
      }
      return gained(before, await countRows(world.db));
    };
    // The first of all also makes what later ones share, such as the sum of a number.
    await effectOf(1, 'key-of-the-first');
    const once = await effectOf(1, 'key-of-one-intent');
    expect(await effectOf(AT_ONCE, 'key-of-many-taps')).toEqual(once);
    expect(Object.keys(once).length).toBeGreaterThan(0);
  });

  it('of a signed event credits once', async () => {
    const { token } = await buildMember(world);
    const body = eventBody(world, { ref: await makeQr(world, token, { amount: 100 }), amount: 100 });
    const send = () => world.send('POST /api/payment/webhook', body, signedHeaders(world, body));
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
    for (const { status } of answers) expect(status).toBe(200);
    const wallets = await world.call('POST /api/member/wallets', {}, token);
    expect(wallets.body.data?.[0]?.balance).toBe(100);
  });
});

describe('a database without an answer', () => {
  let token: string;
  beforeAll(async () => {
    token = await openSession(world, (await buildMember(world)).memberId);
  });
  afterEach(() => gate.open());

  /** A call that would get as far as the database. */
  function send(key: string, call: AnyEndpoint) {
    const input = goodInput(call);
    const body = call.method === 'GET' ? input : JSON.stringify(input);
    return world.send(
      key,
      body,
      call.auth === 'signed' ? signedHeaders(world, JSON.stringify(input)) : bearer(token),
    );
  }

  it.each([
    ['is away', () => gate.shut()],
    ['has stalled', async () => gate.stall()],
  ])('that %s means 503 for every call but those of settings, and when to come again', async (_, fail) => {
    await fail();
    const answers = await Promise.all(
      calls.map(async ([key, call]) => {
        const { status, headers } = await send(key, call);
        return [key, status, Number(headers.get('retry-after')) > 0];
      }),
    );
    expect(answers).toEqual(
      calls.map(([key]) => (SETTINGS_ALONE.includes(key) ? [key, 200, false] : [key, 503, true])),
    );
    await gate.open();
    await vi.waitFor(
      async () => expect((await world.send('POST /api/agent/config', {})).status).toBe(200),
      20_000,
    );
  });
});
