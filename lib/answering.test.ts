import { expect, test, vi } from 'vitest';
import {
  answerAt,
  answerBroken,
  answerFragment,
  answerMissing,
  answerOnce,
  answerSame,
  answerUnavailable,
  askerOfFragment,
  hasFragment,
  madeUpViewer,
  newAnswering,
  whileAnswering,
} from './answering.ts';

const newHead = () => ({ statusCode: 200, setHeader: vi.fn() });
const turn = () => new Promise((resolve) => setImmediate(resolve));
test('only the answer that a page is part of becomes a 404', async () => {
  const [missing, found] = [newHead(), newHead()];
  await Promise.all([
    whileAnswering(newAnswering(missing), async () => {
      await turn();
      answerMissing();
    }),
    whileAnswering(newAnswering(found), turn),
  ]);
  expect([missing.statusCode, found.statusCode]).toEqual([404, 200]);
});

test('a page that could not be read is answered with 503, and is kept by nobody', () => {
  const head = newHead();
  const answering = newAnswering(head);
  whileAnswering(answering, answerUnavailable);
  expect(head.statusCode).toBe(503);
  expect(head.setHeader).toHaveBeenCalledWith('retry-after', '10');
  expect(answering.said).toBe('broken');
  expect(() => whileAnswering(newAnswering(undefined), answerUnavailable)).not.toThrow();
});

test('a page in parts has no status, and a render without an answer says nothing', () => {
  expect(() => whileAnswering(newAnswering(undefined), answerMissing)).not.toThrow();
  for (const say of [answerMissing, answerSame, answerOnce, answerBroken]) expect(say).not.toThrow();
  expect(madeUpViewer()).toBeUndefined();
  expect(answerAt(7)).toBe(7);
});

test('a page that is broken is not the same for everybody, whichever it says first', async () => {
  const said = (...words: (() => void)[]) => {
    const answering = newAnswering(undefined);
    whileAnswering(answering, () => {
      for (const say of words) say();
    });
    return answering.said;
  };
  expect(said()).toBe('nothing');
  expect(said(answerSame)).toBe('same');
  expect(said(answerSame, answerBroken)).toBe('broken');
  expect(said(answerBroken, answerSame)).toBe('broken');
  expect(said(answerOnce, answerSame)).toBe('once');
  expect(said(answerOnce, answerBroken, answerOnce)).toBe('broken');
});

const fragment = { data: 'd', html: 'h' };

test('what is a member’s own is read by an ordinary render, and stood for in one that is kept', () => {
  const load = async () => ({});
  const ordinary = newAnswering(undefined);
  const kept = newAnswering(undefined, { member: undefined, answeredAtMs: 1, fragment });
  expect(hasFragment()).toBe(false);
  expect(whileAnswering(ordinary, () => [hasFragment(), answerFragment(load), hasFragment()])).toEqual([
    false,
    undefined,
    true,
  ]);
  expect(whileAnswering(kept, () => [answerFragment(load), hasFragment(), askerOfFragment()])).toEqual([
    'd',
    true,
    undefined,
  ]);
  expect([ordinary.fragment.load, kept.fragment.load]).toEqual([load, load]);
});

test('what is made up is seen by the render that it was made up for alone', async () => {
  const madeUp = { member: undefined, answeredAtMs: 1, fragment };
  const [mine, other] = await Promise.all([
    whileAnswering(newAnswering(undefined, madeUp), async () => {
      await turn();
      return madeUpViewer();
    }),
    whileAnswering(newAnswering(undefined), async () => {
      await turn();
      return madeUpViewer();
    }),
  ]);
  expect([mine, other]).toEqual([madeUp, undefined]);
});

test('a kept page has a made-up time of its answer, and tells how far the clock of its backend is ahead', () => {
  const answering = newAnswering(undefined, { member: undefined, answeredAtMs: 1, fragment });
  expect(whileAnswering(answering, () => answerAt(Date.now() + 60_000))).toBe(1);
  expect(answering.aheadMs).toBeGreaterThan(59_000);
  expect(answering.aheadMs).toBeLessThanOrEqual(60_000);
});
