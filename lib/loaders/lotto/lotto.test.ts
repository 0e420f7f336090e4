import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '#lib/api/errors.ts';
import { chosenOf, kindOfAddress } from '#lib/loaders/lotto/kinds.ts';
import { loadLobby } from '#lib/loaders/lotto/lobby.ts';
import { loadRates } from '#lib/loaders/lotto/rates.ts';
import { loadResults } from '#lib/loaders/lotto/results.ts';
import { loadRoundDay } from '#lib/loaders/lotto/round-day.ts';
import { loadStatistics } from '#lib/loaders/lotto/statistics.ts';
import { loadTickets } from '#lib/loaders/lotto/tickets.ts';
import { dayOf } from '#lib/loaders/search-params.ts';
import { newRenderContext, withRenderContext } from '#lib/render-context.ts';
import { categoryNames } from '#rules/lotto/kinds/category-names.ts';

const { readPublic, readThrough, read } = vi.hoisted(() => ({
  readPublic: vi.fn(),
  readThrough: vi.fn(),
  read: vi.fn(),
}));
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('#lib/loaders/public-content.ts');
  vi.doUnmock('#lib/loaders/read.ts');
  vi.doUnmock('#lib/gateway/read-through.ts');
  vi.doUnmock('#lib/loaders/visit.ts');
  vi.resetModules();
});
vi.mock('#lib/loaders/public-content.ts', () => ({ readPublic }));
vi.mock('#lib/loaders/read.ts', () => ({ read }));
vi.mock('#lib/gateway/read-through.ts', () => ({ readThrough }));
vi.mock('#lib/loaders/visit.ts', () => ({ askedWith: async () => ({}) }));

beforeEach(() => readPublic.mockReset().mockResolvedValue([]));

test('rates are asked for by category and agent, as the specification lists', async () => {
  await loadRates('lao');
  const asked = readPublic.mock.calls.filter(([key]) => key === 'GET /api/lotto/rates');
  expect(asked.map(([, input]) => input)).toEqual(
    [...categoryNames.keys()].map((category_id) => ({ category_id, agent_id: 31 })),
  );
});

test.each([' 12 ', '\u202d12\u202c', '๑๒', '１２\u200b'])(
  'a number is asked for as it is meant: %j',
  async (typed) => {
    const round = { round_id: 'lao-2026-11-23', kind: 'lao' };
    readPublic.mockImplementation(async (key: string) =>
      key === 'GET /api/lotto/rates'
        ? [{ kind: 'lao' }]
        : key === 'GET /api/lotto/lobby'
          ? [{ kind: 'lao', round }]
          : [],
    );
    await withRenderContext(newRenderContext(undefined), () => loadRates('lao', typed));
    expect(read).toHaveBeenLastCalledWith('GET /api/lotto/limit/number', {
      round_id: round.round_id,
      number: '12',
    });
  },
);

test('the lobby is asked for by agent, and sends the browser what it shows', async () => {
  const round = { round_id: 'lao-2026-11-23', kind: 'lao', kind_name: 'หวยลาว', draw_date: '2026-11-23' };
  const times = { opens_at: '1', closes_at: '2', result_at: '3', status: 'open' };
  const latest = { ...round, draw_date: '2026-11-20', tiers: [{ id: 'number', numbers: ['8923'] }] };
  const kind = { kind: 'lao', kind_name: 'หวยลาว', description: 'จ พ ศ', category_id: 2 };
  readPublic.mockResolvedValue([
    { ...kind, round: { ...round, ...times }, latest },
    { ...kind, kind: 'toto', round: null, latest: null },
  ]);
  const facts = { name: 'หวยลาว', about: 'จ พ ศ', category: 2 };
  expect(await loadLobby()).toEqual([
    {
      ...facts,
      kind: 'lao',
      round: { roundId: 'lao-2026-11-23', drawDate: '2026-11-23', closesAt: '2', status: 'open' },
      latest: { drawDate: '2026-11-20', top3: '923', bottom2: '89' },
    },
    { ...facts, kind: 'toto', round: null, latest: null },
  ]);
  expect(readPublic).toHaveBeenCalledExactlyOnceWith('GET /api/lotto/lobby', { agent_id: 31 });
});

test('results are asked for by kind and agent', async () => {
  await loadResults('lao', '2025-06-01');
  expect(readPublic).toHaveBeenCalledWith('GET /api/lotto/results', {
    kind: 'lao',
    before: '2025-06-01',
    limit: 11,
    agent_id: 31,
  });
});

test.each<[string, () => unknown, string]>([
  ['a day', () => dayOf('2025-06-01'), 'nothing'],
  ['no day', () => dayOf('junk1'), 'once'],
  ['a kind', () => chosenOf([{ kind: 'glo' }], kindOfAddress('glo')), 'nothing'],
  ['no kind', () => chosenOf([{ kind: 'glo' }], kindOfAddress('junk1')), 'once'],
  ['what can be no kind', () => kindOfAddress('<junk>'), 'once'],
  ['nothing', () => [dayOf(undefined), kindOfAddress(undefined)], 'nothing'],
  ['no kind with rounds of a day', () => loadRoundDay('junk1'), 'once'],
  ['no stretch of draws', () => loadStatistics('glo', 'junk1'), 'once'],
])('an address that names what there is not is kept for nobody: %s', async (_, load, said) => {
  const context = newRenderContext(undefined);
  await withRenderContext(context, load);
  expect(context.cacheability).toBe(said);
});

test('an address that looks up tickets too often is told so on its page, whatever else fails is a failure', async () => {
  readThrough.mockRejectedValueOnce(new ApiRefusal(429, 'กรุณารอสักครู่'));
  const context = newRenderContext(undefined);
  expect(await withRenderContext(context, () => loadTickets('097863'))).toMatchObject({
    typed: '097863',
    checked: null,
    refused: 'กรุณารอสักครู่',
  });
  // Nobody else is shown that page.
  expect(context.cacheability).toBe('broken');
  readThrough.mockRejectedValueOnce(new ApiUnreachable('เชื่อมต่อไม่สำเร็จ'));
  await expect(loadTickets('097863')).rejects.toThrow('เชื่อมต่อไม่สำเร็จ');
  readThrough.mockReset();
  expect(await loadTickets('ไม่มีเลข')).toMatchObject({ checked: null, refused: null });
  expect(readThrough).not.toHaveBeenCalled();
});
