import { expect, test } from 'vitest';
import { answerMissing, whileAnswering } from './answer-status.ts';

test('only the answer that a page is part of becomes a 404', async () => {
  const [missing, found] = [{ statusCode: 200 }, { statusCode: 200 }];
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  await Promise.all([
    whileAnswering(missing, async () => {
      await turn();
      answerMissing();
    }),
    whileAnswering(found, turn),
  ]);
  expect([missing.statusCode, found.statusCode]).toEqual([404, 200]);
});

test('a page in parts, which has no answer of its own, is left alone', () => {
  expect(() => answerMissing()).not.toThrow();
});
