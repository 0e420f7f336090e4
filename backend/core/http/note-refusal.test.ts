import { expect, test } from 'vitest';
import { HttpRefusal, Refusal } from '#backend/refusal.ts';
import { lotto } from '#contract/lotto.ts';
import { noteRefusal } from './note-refusal.ts';

const who = { requestId: '1', address: '198.51.100.7', memberId: undefined };

function linesOf(refusal: Refusal | HttpRefusal): unknown[] {
  const lines: unknown[] = [];
  noteRefusal(
    { warn: (facts: object, text: string) => void lines.push(facts, text) },
    lotto.createBill,
    refusal,
    who,
  );
  return lines;
}

test.each([401, 403, 404, 413, 415, 422, 429] as const)('%i is noted with call and caller', (status) => {
  expect(linesOf(new HttpRefusal(status, 'ไม่'))).toEqual([
    { ...who, status },
    `refused ${status} POST /api/lotto/bill/create`,
  ]);
});

test('a page of another member is noted; what the rules say no to, and a database that is away, are not', () => {
  expect(linesOf(new Refusal('OTHER_MEMBER', 'ไม่'))).toHaveLength(2);
  expect(linesOf(new Refusal('LOGIN_FAILED', 'ไม่'))).toEqual([]);
  expect(linesOf(new HttpRefusal(503, 'ไม่'))).toEqual([]);
});
