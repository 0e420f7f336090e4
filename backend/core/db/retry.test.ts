import { expect, test } from 'vitest';
import { DatabaseAway } from './database.ts';
import { awayReason, errorCode, isAway, retryConflicts } from './retry.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });

/** Fails with these codes, one per run, then succeeds; counts the runs. */
function failing(...codes: string[]) {
  const work = { runs: 0, run: async () => next() };
  function next(): string {
    const code = codes[work.runs];
    work.runs += 1;
    if (code) throw withCode(code);
    return 'done';
  }
  return work;
}

test.each(['40001', '40P01'])('%s runs the whole transaction again', async (code) => {
  const work = failing(code, code, code);
  expect(await retryConflicts(work.run)).toBe('done');
  expect(work.runs).toBe(4);
});

test.each(['23505', '23514', '42601', 'P0001'])('%s is thrown at once', async (code) => {
  const work = failing(code);
  await expect(retryConflicts(work.run)).rejects.toMatchObject({ code });
  expect(work.runs).toBe(1);
});

test('gives up after eight runs', async () => {
  const work = failing(...Array.from({ length: 20 }, () => '40001'));
  await expect(retryConflicts(work.run)).rejects.toMatchObject({ code: '40001' });
  expect(work.runs).toBe(8);
});

test('a lost database is said to be away and not tried again, for nobody knows whether it committed', async () => {
  for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006']) {
    const work = failing(code);
    await expect(retryConflicts(work.run)).rejects.toBeInstanceOf(DatabaseAway);
    expect(work.runs).toBe(1);
  }
  const broken = new Error('Connection terminated unexpectedly');
  expect(isAway(broken)).toBe(true);
  expect(isAway(new Error('Failed query: select 1', { cause: broken }))).toBe(true);
  expect(isAway(new Error('Failed query: select 1', { cause: withCode('ECONNRESET') }))).toBe(true);
  expect(isAway(new Error('Failed query: select 1', { cause: withCode('23505') }))).toBe(false);
  expect(isAway(new Error('relation "x" does not exist'))).toBe(false);
});

test.each([
  ['57P01', 'away'],
  ['ECONNREFUSED', 'away'],
  ['55P03', 'busy'],
  ['57014', 'busy'],
  ['25P03', 'busy'],
  ['53300', 'busy'],
  ['53100', 'disk_full'],
  ['ENOSPC', 'disk_full'],
  ['25006', 'read_only'],
  ['EROFS', 'read_only'],
])('%s means %s, also when the query builder wrapped it', async (code, reason) => {
  expect(awayReason(new Error('Failed query: select 1', { cause: withCode(code) }))).toBe(reason);
  await expect(retryConflicts(failing(code).run)).rejects.toMatchObject({ name: 'DatabaseAway', reason });
});

test('the code of a wrapped error is found', () => {
  expect(errorCode(new Error('query failed', { cause: withCode('40001') }))).toBe('40001');
  expect(errorCode('40001')).toBeUndefined();
});
