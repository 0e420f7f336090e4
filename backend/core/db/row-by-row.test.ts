import { expect, test } from 'vitest';
import { DatabaseAway } from '#backend/core/db/database.ts';
import { createLog } from '#backend/log.ts';
import { rowByRow } from './row-by-row.ts';

const services = { log: createLog('silent') };
const numbers = Array.from({ length: 40 }, (_, at) => at);

/** Work that fails for some rows, and what it did. */
function working(...poisoned: readonly number[]) {
  const done: number[] = [];
  return {
    done,
    all: async (some: readonly number[]) => {
      const bad = some.find((one) => poisoned.includes(one));
      if (bad !== undefined) throw new Error(`row ${bad}`);
      done.push(...some);
      return some.length;
    },
  };
}

test('rows of a batch that fail are alone left out, named, and make the run one that failed', async () => {
  const rows = rowByRow(services, 'paying');
  const work = working(7, 39);
  const counts = await rows.attemptAll(numbers, String, work.all);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(38);
  expect(work.done).toEqual(numbers.filter((one) => one !== 7 && one !== 39));
  expect(rows.failed).toEqual(['7', '39']);
  expect(() => rows.finish()).toThrow('paying failed for 2: row 7');
});

test('without a failure a batch is one piece of work, and nothing is thrown', async () => {
  const rows = rowByRow(services, 'paying');
  expect(await rows.attemptAll(numbers, String, working().all)).toEqual([40]);
  expect(await rows.attemptAll([], String, working().all)).toEqual([]);
  rows.finish();
});

test('where all fail the run ends, for no single row is at fault', async () => {
  const many = Array.from({ length: 1_000 }, (_, at) => at);
  const rows = rowByRow(services, 'paying');
  await expect(rows.attemptAll(many, String, working(...many).all)).rejects.toThrow('paying failed for 100');
});

test('a database that is away ends the run; a row that is held for too long is one that fails', async () => {
  const rows = rowByRow(services, 'paying');
  const fail = (reason: 'away' | 'busy') => () => Promise.reject(new DatabaseAway(reason, undefined));
  await expect(rows.attempt('one', fail('away'))).rejects.toThrow(DatabaseAway);
  expect(await rows.attempt('two', fail('busy'))).toBeUndefined();
  expect(rows.failed).toEqual(['two']);
});
