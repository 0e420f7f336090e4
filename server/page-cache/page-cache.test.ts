import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CachedPage, NoPage } from './make-page.ts';
import { createPageCache, newCopy } from './page-cache.ts';

const times = { fresh: 3_000, stale: 10_000, lastGood: 60_000, rest: 1_000 };
const pageNamed = (name: string): CachedPage => ({
  plain: { pieces: [], holes: [] },
  packed: undefined,
  headers: [[name, []]],
  packedHeaders: [[name, []]],
  used: [],
  makeFragment: undefined,
  aheadMs: 0,
  bytes: 1,
});

let nowMs = 0;
const onFailure = vi.fn();
beforeEach(() => {
  nowMs = 100_000;
  onFailure.mockReset();
});

/** A page whose renders end when the test says so. */
function open(isForVisitors = true) {
  const pageCache = createPageCache({ times: () => times, now: () => nowMs, onFailure });
  const copy = newCopy('/x', isForVisitors);
  const renders: PromiseWithResolvers<CachedPage | NoPage>[] = [];
  const make = () => {
    const render = Promise.withResolvers<CachedPage | NoPage>();
    renders.push(render);
    return render.promise;
  };
  return {
    pageCache,
    renders,
    ask: async () => (await pageCache.pageOf(copy, make))?.headers[0]?.[0],
    asksAtOnce: () => !(pageCache.pageOf(copy, make) instanceof Promise),
    end: async (which: number, outcome: string, as: 'page' | 'nothing' = 'page') => {
      const nothing = outcome === 'broken' || outcome === 'uncut' ? outcome : 'other';
      renders[which]?.resolve(as === 'page' ? pageNamed(outcome) : nothing);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

async function opened(name = 'first') {
  const page = open();
  const first = page.ask();
  await page.end(0, name);
  expect(await first).toBe(name);
  return page;
}

test('all who ask while a page is rendered wait for that one render', async () => {
  const { ask, end, renders } = open();
  const asked = [ask(), ask(), ask()];
  await end(0, 'one');
  expect(await Promise.all(asked)).toEqual(['one', 'one', 'one']);
  expect(renders).toHaveLength(1);
});

test('after three seconds it is rendered anew while the old one is shown, after ten one waits', async () => {
  const { ask, asksAtOnce, end, renders } = await opened();
  nowMs += 2_999;
  expect(await ask()).toBe('first');
  expect(renders).toHaveLength(1);
  nowMs += 1;
  expect([await ask(), await ask()]).toEqual(['first', 'first']);
  expect(renders).toHaveLength(2);
  nowMs += 7_000;
  expect(asksAtOnce()).toBe(false);
  await end(1, 'second');
  // Seven seconds old by its begin.
  expect(await ask()).toBe('second');
});

describe('a change', () => {
  test('makes every page void at once', async () => {
    const { pageCache, ask, end, renders } = await opened();
    pageCache.change();
    const next = ask();
    expect(renders).toHaveLength(2);
    await end(1, 'second');
    expect(await next).toBe('second');
  });

  test('during a render: its page goes to those who asked before, and is not cached', async () => {
    const { pageCache, ask, end, renders } = open();
    const before = ask();
    pageCache.change();
    const after = ask();
    expect(renders).toHaveLength(2);
    await end(0, 'old');
    expect(await before).toBe('old');
    await end(1, 'new');
    expect(await after).toBe('new');
    expect(await ask()).toBe('new');
  });

  test('a render that ends late does not replace a newer page', async () => {
    const { pageCache, ask, end } = open();
    const before = ask();
    pageCache.change();
    const after = ask();
    await end(1, 'new');
    await end(0, 'old');
    expect([await before, await after, await ask()]).toEqual(['old', 'new', 'new']);
  });
});

describe('a render that fails', () => {
  test('shows visitors the last good page for a minute, and is tried once a second', async () => {
    const { pageCache, ask, end, renders } = await opened();
    pageCache.change();
    const next = ask();
    await end(1, 'broken', 'nothing');
    expect(await next).toBe('first');
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('/x', 'broken', true);
    expect(await ask()).toBe('first');
    expect(renders).toHaveLength(2);
    nowMs += 60_000;
    const late = ask();
    await end(2, 'broken', 'nothing');
    expect(await late).toBeUndefined();
    expect(onFailure).toHaveBeenLastCalledWith('/x', 'broken', false);
  });

  test('by throwing is as broken', async () => {
    const { ask, renders } = open();
    const first = ask();
    renders[0]?.reject(new Error('render'));
    expect(await first).toBeUndefined();
  });

  test('leaves members to the ordinary way', async () => {
    const { pageCache, ask, end } = open(false);
    const first = ask();
    await end(0, 'first');
    expect(await first).toBe('first');
    pageCache.change();
    const next = ask();
    await end(1, 'broken', 'nothing');
    expect(await next).toBeUndefined();
  });

  test('is tried at once after a change, however shortly ago it failed', async () => {
    const { pageCache, ask, end } = await opened();
    nowMs += 3_000;
    await ask();
    await end(1, 'broken', 'nothing');
    pageCache.change();
    const next = ask();
    await end(2, 'changed');
    expect(await next).toBe('changed');
  });

  test('heals with the first that succeeds', async () => {
    const { pageCache, ask, end } = await opened();
    pageCache.change();
    const next = ask();
    await end(1, 'broken', 'nothing');
    await next;
    nowMs += 1_000;
    const healed = ask();
    await end(2, 'second');
    expect(await healed).toBe('second');
  });
});

describe('a render that hangs', () => {
  test('is waited for once: until the page is a minute old visitors get it while it is tried again', async () => {
    const { asksAtOnce, ask, end, renders } = await opened();
    nowMs += 10_000;
    const first = ask();
    expect(asksAtOnce()).toBe(false);
    nowMs += 5_000;
    await end(1, 'broken', 'nothing');
    expect(await first).toBe('first');
    nowMs += 1_000;
    expect([await ask(), await ask(), renders.length]).toEqual(['first', 'first', 3]);
    nowMs += 44_000;
    expect(asksAtOnce()).toBe(false);
  });

  test('is waited for again after a change, and by members', async () => {
    for (const isForVisitors of [true, false]) {
      const { pageCache, asksAtOnce, ask, end } = open(isForVisitors);
      void ask();
      await end(0, 'first');
      nowMs += 10_000;
      void ask();
      if (isForVisitors) pageCache.change();
      await end(1, 'broken', 'nothing');
      nowMs += 1_000;
      expect(asksAtOnce()).toBe(false);
    }
  });

  test('takes nothing away from a page that was rendered after a change', async () => {
    const { pageCache, ask, end, renders } = await opened();
    nowMs += 10_000;
    void ask();
    pageCache.change();
    const after = ask();
    await end(2, 'second');
    expect(await after).toBe('second');
    await end(1, 'uncut', 'nothing');
    expect([await ask(), renders.length]).toEqual(['second', 3]);
  });
});

test('a page that is there no more is not shown any longer', async () => {
  const { pageCache, ask, end } = await opened();
  pageCache.change();
  const next = ask();
  await end(1, 'gone', 'nothing');
  expect(await next).toBeUndefined();
  expect(await ask()).toBeUndefined();
});
