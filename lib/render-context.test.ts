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
  newRenderContext,
  placeholderViewer,
  withRenderContext,
} from './render-context.ts';

const newHead = () => ({ statusCode: 200, setHeader: vi.fn() });
const turn = () => new Promise((resolve) => setImmediate(resolve));
test('only the answer that a page is part of becomes a 404', async () => {
  const [missing, found] = [newHead(), newHead()];
  await Promise.all([
    withRenderContext(newRenderContext(missing), async () => {
      await turn();
      answerMissing();
    }),
    withRenderContext(newRenderContext(found), turn),
  ]);
  expect([missing.statusCode, found.statusCode]).toEqual([404, 200]);
});

test('a page that could not be read is answered with 503, and is kept by nobody', () => {
  const head = newHead();
  const context = newRenderContext(head);
  withRenderContext(context, answerUnavailable);
  expect(head.statusCode).toBe(503);
  expect(head.setHeader).toHaveBeenCalledWith('retry-after', '10');
  expect(context.cacheability).toBe('broken');
  expect(() => withRenderContext(newRenderContext(undefined), answerUnavailable)).not.toThrow();
});

test('a page in parts has no status, and a render without an answer says nothing', () => {
  expect(() => withRenderContext(newRenderContext(undefined), answerMissing)).not.toThrow();
  for (const say of [answerMissing, answerSame, answerOnce, answerBroken]) expect(say).not.toThrow();
  expect(placeholderViewer()).toBeUndefined();
  expect(answerAt(7)).toBe(7);
});

test('a page that is broken is not the same for everybody, whichever it says first', async () => {
  const said = (...words: (() => void)[]) => {
    const context = newRenderContext(undefined);
    withRenderContext(context, () => {
      for (const say of words) say();
    });
    return context.cacheability;
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
  const ordinary = newRenderContext(undefined);
  const kept = newRenderContext(undefined, { member: undefined, answeredAtMs: 1, fragment });
  expect(hasFragment()).toBe(false);
  expect(withRenderContext(ordinary, () => [hasFragment(), answerFragment(load), hasFragment()])).toEqual([
    false,
    undefined,
    true,
  ]);
  expect(withRenderContext(kept, () => [answerFragment(load), hasFragment(), askerOfFragment()])).toEqual([
    'd',
    true,
    undefined,
  ]);
  expect([ordinary.fragment.load, kept.fragment.load]).toEqual([load, load]);
});

test('what is made up is seen by the render that it was made up for alone', async () => {
  const placeholders = { member: undefined, answeredAtMs: 1, fragment };
  const [mine, other] = await Promise.all([
    withRenderContext(newRenderContext(undefined, placeholders), async () => {
      await turn();
      return placeholderViewer();
    }),
    withRenderContext(newRenderContext(undefined), async () => {
      await turn();
      return placeholderViewer();
    }),
  ]);
  expect([mine, other]).toEqual([placeholders, undefined]);
});

test('a kept page has a made-up time of its answer, and tells how far the clock of its backend is ahead', () => {
  const context = newRenderContext(undefined, { member: undefined, answeredAtMs: 1, fragment });
  expect(withRenderContext(context, () => answerAt(Date.now() + 60_000))).toBe(1);
  expect(context.aheadMs).toBeGreaterThan(59_000);
  expect(context.aheadMs).toBeLessThanOrEqual(60_000);
});
