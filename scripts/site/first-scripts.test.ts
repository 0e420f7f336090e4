import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { withWatch } from './first-scripts.ts';

const head =
  '<!DOCTYPE html><html><head><script async="" src="/_next/static/chunks/a.js" nonce="n-1"></script>';

it('stands before the first script, under the nonce of the page, and can be read by a browser', () => {
  const watch = /<head><script nonce="n-1">(.*?)<\/script><script async/s.exec(withWatch(head))?.[1] ?? '';
  const text = Buffer.from(watch, 'latin1').toString();
  expect(() => new Script(text)).not.toThrow();
  expect(text).toContain('หน้านี้โหลดไม่ครบ');
  expect(text).toContain('"chunk_reload_at"');
  expect(text).toContain('localStorage.length');
});

it('a page without a nonce has no scripts of ours', () => {
  expect(withWatch('<html><head><title>x</title>')).toBe('<html><head><title>x</title>');
});
