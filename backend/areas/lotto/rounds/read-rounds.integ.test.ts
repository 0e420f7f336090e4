import { afterAll, beforeEach, expect, test } from 'vitest';
import { setNumberControl, setRoundRate } from '#backend/areas/lotto/terms/set-round-terms.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { betTypes } from '#rules/lotto/bet-type.ts';
import { checkTicket } from '#rules/lotto/kinds/glo/check-ticket.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';

const world = await openWorld();

beforeEach(() => world.clock.set(EVENING));
afterAll(() => closeAudited(world));

test('rounds: the open one first, then newest first', async () => {
  const all = (await world.call('GET /api/lotto/rounds', { kind: 'glo' })).body.data ?? [];
  expect(all[0]).toEqual({
    round_id: ROUND,
    kind: 'glo',
    kind_name: 'หวยรัฐบาล',
    draw_date: '2025-06-16',
    opens_at: '2025-06-01T09:40:00.000Z',
    closes_at: '2025-06-16T08:20:00.000Z',
    result_at: '2025-06-16T08:40:00.000Z',
    status: 'open',
  });
  // Every draw of 2025 that was out by then: two in each month from January, and 1 June.
  expect(all.slice(1).map((round) => round.status)).toEqual(Array(11).fill('resulted'));
  expect(all.slice(1).map((round) => round.draw_date)).toEqual(
    all
      .slice(1)
      .map((round) => round.draw_date)
      .toSorted()
      .toReversed(),
  );
  expect(
    (await world.call('GET /api/lotto/rounds', { status: 'resulted', limit: 3 })).body.data,
  ).toHaveLength(3);
  expect((await world.call('GET /api/lotto/rounds', { kind: 'toto' })).body.data).toEqual([]);
});

test('a round whose close has passed reads as closed before any job came by', async () => {
  world.clock.set('2025-06-16T15:20:01+07:00');
  expect((await world.call('GET /api/lotto/round', { round_id: ROUND })).body.data?.status).toBe('closed');
  const ofGlo = async (status: 'open' | 'closed') =>
    (await world.call('GET /api/lotto/rounds', { kind: 'glo', status })).body.data;
  expect(await ofGlo('open')).toEqual([]);
  expect(await ofGlo('closed')).toMatchObject([{ round_id: ROUND }]);
});

test('bad input', async () => {
  for (const bad of [{ limit: 0 }, { limit: 'x' }, { status: 'ended' }, { kind: 'GLO' }]) {
    expect((await world.send('GET /api/lotto/rounds', bad)).status).toBe(422);
  }
  for (const path of ['round', 'rule', 'rate', 'limit', 'result']) {
    expect((await world.send(`GET /api/lotto/${path}`, {})).status).toBe(422);
    expect((await world.send(`GET /api/lotto/${path}`, { round_id: 'glo-1999-01-01' })).status).toBe(404);
  }
  for (const bad of [{ before: 'yesterday' }, { day: '2025-02-30' }, { after: '' }, { limit: 101 }]) {
    expect((await world.send('GET /api/lotto/results', bad)).status).toBe(422);
  }
});

test('rates of a round and of every kind, with their true odds', async () => {
  const rates = (await world.call('GET /api/lotto/rate', { round_id: ROUND })).body.data ?? [];
  expect(rates.map((rate) => [rate.type, rate.rate])).toEqual([
    ['top_3', 900],
    ['tod_3', 150],
    ['front_3', 450],
    ['bottom_3', 450],
    ['top_2', 90],
    ['bottom_2', 90],
    ['run_top', 3.2],
    ['run_bottom', 4.2],
    ['top_4', 5_000],
    ['tod_4', 200],
  ]);
  const packs = { full: { rate: 3.2, discount: 0 }, discount: { rate: 2.8, discount: 12 } };
  const facts = { type: 'run_top', name: 'วิ่งบน', digits: 1, rate: 3.2, chance: 0.271 };
  expect(rates[6]).toEqual({ ...facts, packs });
  const kinds = (await world.call('GET /api/lotto/rates', {})).body.data;
  expect(kinds?.[0]).toEqual({ kind: 'glo', kind_name: 'หวยรัฐบาล', category_id: 1, rates });
  expect(kinds?.map(({ kind }) => kind)).toEqual(Object.keys(kindNames));
  const foreign = (await world.call('GET /api/lotto/rates', { category_id: 2 })).body.data;
  expect(foreign?.map(({ kind }) => kind)).toEqual(['lao', 'hanoi_special', 'hanoi', 'hanoi_vip', 'malay']);
  expect(foreign?.[0]?.rates.map(({ type, rate }) => [type, rate])).toEqual([
    ['top_3', 850],
    ['tod_3', 120],
    ['top_2', 92],
    ['bottom_2', 92],
    ['run_top', 3.2],
    ['run_bottom', 4.2],
  ]);
  expect((await world.call('GET /api/lotto/rates', { category_id: 9 })).body.data).toEqual([]);
});

test('rules say for every bet type when it wins', async () => {
  const rule = (await world.call('GET /api/lotto/rule', { round_id: ROUND })).body.data;
  expect(rule?.types.map((entry) => entry.type)).toEqual(betTypes);
  expect(rule?.sections.length).toBeGreaterThan(3);
});

test('limits and controlled numbers', async () => {
  const control = { roundId: ROUND, type: 'run_top' };
  await setNumberControl(world.services, { ...control, number: '1', control: 'blocked' });
  await setNumberControl(world.services, { ...control, number: '2', control: 'half_pay' });
  await setNumberControl(world.services, {
    ...control,
    number: '3',
    control: 'custom_limit',
    limitSatang: 5_000n,
  });
  const limit = (await world.call('GET /api/lotto/limit', { round_id: ROUND })).body.data;
  expect(limit).toMatchObject({ max_lines: 1_000, payout_cap: 100_000_000 });
  expect(limit?.types.find((type) => type.type === 'top_2')).toEqual({
    type: 'top_2',
    min: 1,
    max: 20_000,
    max_per_number: 1_000_000,
    enabled: true,
  });
  expect(limit?.numbers).toEqual([
    { type: 'run_top', number: '1', control: 'blocked', rate: null },
    { type: 'run_top', number: '2', control: 'half_pay', rate: 1.6 },
    { type: 'run_top', number: '3', control: 'custom_limit', rate: 3.2 },
  ]);
});

test('what a round still takes of a number, and every change of its terms with what was before', async () => {
  const leftOf = async (number: string) =>
    (await world.call('GET /api/lotto/limit/number', { round_id: ROUND, number })).body.data;
  expect(await leftOf('๑')).toMatchObject([
    { type: 'run_top', number: '1', control: 'blocked', rate: null, remaining: 0 },
    { type: 'run_bottom', number: '1', control: null, rate: 4.2, max: 20_000, remaining: 1_000_000 },
  ]);
  expect((await leftOf('2'))?.[0]).toMatchObject({ control: 'half_pay', rate: 1.6, remaining: 1_000_000 });
  const { token } = await buildMember(world, { balance: 100 });
  await placeBill(world, token, [{ type: 'run_top', number: '3', amount: 20 }]);
  expect((await leftOf('3'))?.[0]).toMatchObject({ control: 'custom_limit', remaining: 30 });

  await setRoundRate(world.services, { roundId: ROUND, type: 'top_2', rateHundredths: 8_500 });
  await setRoundRate(world.services, { roundId: ROUND, type: 'top_2', rateHundredths: 8_000 });
  await setRoundRate(world.services, { roundId: ROUND, type: 'top_2', maxSatang: 50_000n, enabled: false });
  const lift = { roundId: ROUND, type: 'run_top', number: '3', control: 'none' } as const;
  await setNumberControl(world.services, lift);
  const changes = (await world.call('GET /api/lotto/limit/changes', { round_id: ROUND })).body.data;
  expect(changes?.slice(0, 4)).toMatchObject([
    { number: '3', control: 'none', before: { control: 'custom_limit', limit: 50 } },
    {
      rate: null,
      min: null,
      max: 500,
      offered: false,
      before: { rate: 80, min: 1, max: 20_000, offered: true },
    },
    { type: 'top_2', number: null, pack: 'full', rate: 80, before: { rate: 85 } },
    { type: 'top_2', rate: 85, control: null, before: { rate: 90, discount: 0, control: null } },
  ]);
  expect(changes?.at(-1)).toMatchObject({ number: '1', control: 'blocked', before: { control: null } });
  for (const number of ['', '12345', '1a'])
    expect((await world.send('GET /api/lotto/limit/number', { round_id: ROUND, number })).status).toBe(422);
  const unknown = { round_id: 'glo-1999-01-01', number: '1' };
  expect((await world.send('GET /api/lotto/limit/number', unknown)).status).toBe(404);
  expect((await world.send('GET /api/lotto/limit/changes', unknown)).status).toBe(404);
  world.clock.set('2025-06-16T15:20:01+07:00');
  expect((await leftOf('3'))?.[0]).toMatchObject({ rate: null, remaining: 0 });
});

test('results, newest first and by page', async () => {
  const first = (await world.call('GET /api/lotto/results', { limit: 2 })).body.data ?? [];
  expect(first.map((result) => result.draw_date)).toEqual(['2025-06-01', '2025-05-16']);
  expect(first[0]).toMatchObject({
    source: 'สำนักงานสลากกินแบ่งรัฐบาล',
    published_at: '2025-06-01T08:40:00.000Z',
  });
  const second =
    (await world.call('GET /api/lotto/results', { limit: 2, before: '2025-05-16' })).body.data ?? [];
  expect(second.map((result) => result.draw_date)).toEqual(['2025-05-02', '2025-04-16']);
  const one = (await world.call('GET /api/lotto/result', { round_id: 'glo-2025-06-01' })).body.data;
  const [published] = first;
  if (!published) throw new Error('The draws of 2025 are published');
  const { version, published_at, source, tiers } = published;
  expect(one).toEqual({ ...published, history: [{ version, published_at, source, tiers }] });
  const rest = { limit: 2, after: 'glo-2025-05-16' };
  expect((await world.call('GET /api/lotto/results', rest)).body.data).toEqual(second);
  const ofDay = (await world.call('GET /api/lotto/results', { day: '2025-05-16' })).body.data;
  expect(ofDay?.map(({ round_id }) => round_id)).toEqual(['glo-2025-05-16']);
  expect((await world.call('GET /api/lotto/results', { day: '2025-05-15' })).body.data).toEqual([]);
  expect((await world.send('GET /api/lotto/results', { after: 'glo-1999-01-01' })).status).toBe(404);
  expect((await world.send('GET /api/lotto/result', { round_id: ROUND })).status).toBe(404);
});

test('tickets over all draws', async () => {
  const check = async (...numbers: string[]) =>
    (await world.call('POST /api/lotto/results/check', { numbers })).body.data;
  const [newest] = (await world.call('GET /api/lotto/results', { limit: 1 })).body.data ?? [];
  const firstPrize = newest?.tiers.find(({ id }) => id === 'first')?.numbers[0] ?? '';
  const checked = await check(
    firstPrize.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? ''),
    '000000',
  );
  expect(checked).toMatchObject({ draws: 11, from: '2025-01-02', to: '2025-06-01' });
  expect(checked?.numbers.map(({ number }) => number)).toEqual([firstPrize, '000000']);
  // Of every draw what the page of one draw says, newest first.
  const all = (await world.call('GET /api/lotto/results', { kind: 'glo', limit: 100 })).body.data ?? [];
  for (const { number, wins } of checked?.numbers ?? [])
    expect(wins.map(({ round_id, tiers }) => [round_id, tiers.map(({ id }) => id)])).toEqual(
      all
        .map(({ round_id, tiers }) => [round_id, checkTicket(number, tiers).map(({ id }) => id)] as const)
        .filter(([, won]) => won.length > 0),
    );
  expect(checked?.numbers[0]?.wins[0]?.total).toBeGreaterThanOrEqual(6_000_000);
  for (const numbers of [[], ['12345'], ['12345a'], Array(101).fill('000000'), 'x', [0]])
    expect((await world.send('POST /api/lotto/results/check', JSON.stringify({ numbers }))).status).toBe(422);
});

test('an address looks up tickets six thousand times a minute, and no other waits for it', async () => {
  const numbers = ['097863'];
  const from = (address: string) =>
    world.send('POST /api/lotto/results/check', { numbers }, { 'x-client-address': address });
  expect((await from('198.51.100.7')).status).toBe(200);
  await world.db.script(
    `UPDATE limit_use SET whole_at = whole_at + interval '1 minute' WHERE key = 'ticketsFromAddress:198.51.100.7'`,
  );
  const refused = await from('198.51.100.7');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(refused.body.message).toContain('รอสักครู่');
  expect((await from('198.51.100.8')).status).toBe(200);
  world.clock.set('2025-06-15T19:00:01+07:00');
  expect((await from('198.51.100.7')).status).toBe(200);
});

test('the lobby answers status 0 with the current round and the newest result', async () => {
  const { body } = await world.call('GET /api/lotto/lobby', {});
  expect(body.status).toBe(0);
  expect(body.data?.map(({ kind }) => kind)).toEqual(Object.keys(kindNames));
  expect(body.data?.[0]).toMatchObject({
    kind: 'glo',
    category_id: 1,
    round: { round_id: ROUND, status: 'open' },
    latest: { draw_date: '2025-06-01' },
  });
  expect(body.data?.find(({ kind }) => kind === 'dow')).toMatchObject({
    category_id: 3,
    round: { round_id: 'dow-2025-06-16', closes_at: '2025-06-16T19:50:00.000Z', status: 'open' },
    latest: null,
  });
});
