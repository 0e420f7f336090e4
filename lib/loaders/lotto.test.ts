import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { loadLobby, loadRates, loadResults } from './lotto.ts';

const { readPublic } = vi.hoisted(() => ({ readPublic: vi.fn() }));
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('#lib/loaders/public-content.ts');
  vi.doUnmock('#lib/loaders/read.ts');
  vi.resetModules();
});
vi.mock('#lib/loaders/public-content.ts', () => ({ readPublic }));
vi.mock('#lib/loaders/read.ts', () => ({ read: vi.fn() }));

beforeEach(() => readPublic.mockReset().mockResolvedValue([]));

test('rates are asked for by category and agent, as the specification lists', async () => {
  await loadRates();
  await loadLobby();
  const asked = readPublic.mock.calls.filter(([key]) => key === 'GET /api/lotto/rates');
  expect(asked).toHaveLength(2);
  for (const [, input] of asked) expect(input).toEqual({ category_id: 1, agent_id: 31 });
});

test('results are asked for by agent', async () => {
  await loadResults('2025-06-01');
  expect(readPublic).toHaveBeenCalledWith('GET /api/lotto/results', {
    before: '2025-06-01',
    limit: 11,
    agent_id: 31,
  });
});
