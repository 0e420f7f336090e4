import { afterAll, expect, test } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { areas } from '#backend/areas.ts';
import { seed } from '#backend/core/db/seed.ts';
import { beat } from '#backend/core/heartbeat/heartbeat.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { askForLimit } from '#backend/testing/protection.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld({ connections: 16 });
afterAll(() => world[Symbol.asyncDispose]());

const times = <Result>(count: number, work: (n: number) => Promise<Result>) =>
  Array.from({ length: count }, (_, n) => work(n));
const LINE = { type: 'top_2', number: '12', amount: 10 } as const;
const DAY = 86_400_000;

test('64 callers that seal at once, with bets between them, leave one chain without a hole', async () => {
  const members = await Promise.all(times(8, () => buildMember(world, { balance: 1_000 })));
  // Who changes a limit has the wallet until that is written: others bet.
  const tokenOf = (n: number) => members[n % 4]?.token ?? '';
  const tokenOfBettor = (n: number) => members[4 + (n % 4)]?.token ?? '';
  const ops = (command: string, options: Record<string, string>) =>
    runOps(world.services, { command, options, who: 'nok', why: 'house rule', yes: true });
  await beat(world.services);
  world.clock.set(new Date(world.clock.now().getTime() + 60_000).toISOString());
  const from = new Date(world.clock.now().getTime() + DAY).toISOString();
  await Promise.all([
    ...times(24, (n) =>
      askForLimit(world, tokenOf(n), {
        kind: 'stake',
        window: (['day', 'week', 'month'] as const)[n % 3] ?? 'day',
        amount: 900,
      }),
    ),
    ...times(16, (n) =>
      sendEvent(world, { ref: 'AAAAAAAAAAAAAAAA', amount: 5, currency: 'USD', event_id: `dollars-${n}` }),
    ),
    ...times(8, (n) => ops('withdraw turnover', { percent: String(n) })),
    ...times(4, (n) => ops('lotto kind-rate', { kind: 'glo', type: 'top_3', max: String(500 + n), from })),
    ...times(4, () => beat(world.services)),
    ...times(4, () => advanceRounds(world.services)),
    ...times(4, () => seed(world.services, areas)),
    ...times(24, (n) => placeBill(world, tokenOfBettor(n), [LINE])),
  ]);
  await expectCleanAudit(world);
});

test('neither a bet nor a deposit waits for who holds the log', async () => {
  const { token } = await buildMember(world, { balance: 100 });
  const ref = await makeQr(world, token);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holder = world.db.transact(async (tx) => {
    await tx.query({ name: 'test_hold_end', text: 'SELECT no FROM ops_log_end FOR UPDATE' }, []);
    await held;
  });
  await placeBill(world, token, [LINE]);
  expect((await sendEvent(world, { ref, amount: 500 })).body.data).toMatchObject({ outcome: 'credited' });
  letGo();
  await holder;
  await expectCleanAudit(world);
});
