import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { withoutScripts, withWatch } from './first-scripts.ts';

const tag = (name: string, more = '') =>
  `<script src="/_next/static/chunks/${name}.js"${more} nonce="n-1"></script>`;
const head = `<!DOCTYPE html><html><head>${tag('a', ' async=""')}`;
const watchOf = (page: string) =>
  Buffer.from(/<head><script nonce="n-1">(.*?)<\/script>/s.exec(page)?.[1] ?? '', 'latin1').toString();

it('stands before the first script, under the nonce of the page, and can be read by a browser', () => {
  const text = watchOf(withWatch(head));
  expect(() => new Script(text)).not.toThrow();
  expect(text).toContain('หน้านี้โหลดไม่ครบ');
  expect(text).toContain('"chunk_reload_at"');
  expect(text).toContain('localStorage.length');
  expect(text).toContain('__reactProps');
  expect(withWatch(head)).toContain(`</script>${tag('a', ' async=""')}`);
});

it('names the scripts that come after the first paint, and who is told when all are there', () => {
  const text = watchOf(withWatch(head, { late: ['/a.js', '/b.js'], whenComplete: '(() => go)()' }));
  expect(() => new Script(text)).not.toThrow();
  expect(text).toContain('"late":["/a.js","/b.js"]');
  expect(text).toContain(',(() => go)());');
});

it('a page without a nonce has no scripts of ours', () => {
  expect(withWatch('<html><head><title>x</title>')).toBe('<html><head><title>x</title>');
});

it('takes out of a page what is fetched and run beside it, in its order, and leaves what old browsers run', () => {
  const old = tag('old', ' noModule=""');
  const inside = '<script nonce="n-1">self.push("<script src=\\"x.js\\" async=\\"\\"></script>';
  const hint = '<link rel="preload" as="script" fetchPriority="low" nonce="n-1" href="/b.js"/>';
  const page = `<head>${hint}${tag('a', ' async=""')}${old}</head><p>x</p>${inside}${tag('b', ' async=""')}`;
  expect(withoutScripts(page)).toEqual({
    page: `<head>${old}</head><p>x</p>${inside}`,
    scripts: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
  });
});
