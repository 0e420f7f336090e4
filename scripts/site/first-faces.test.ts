import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { addFaces, openFaces, withFaces, withoutFacePreloads } from './first-faces.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faces-'));
mkdirSync(path.join(folder, 'static/media'), { recursive: true });
afterEach(() => vi.unstubAllGlobals());
afterAll(() => rmSync(folder, { recursive: true }));

const rule = (family: string, source: string, weight: string) =>
  `@font-face{font-family:${family};src:${source};font-display:swap;font-weight:${weight}}`;
const page = '<head></head><body><p>x</p><script nonce="n" id="_R_">1</script></body>';
const ours = rule('text', 'url(/_next/static/media/x.woff2)format("woff2")', '400');

it('brings the faces that the styles name, byte for byte, with their weight', () => {
  const face = Buffer.from([0, 1, 127, 128, 255]);
  writeFileSync(path.join(folder, 'static/media/x.woff2'), face);
  const script = openFaces(
    folder,
    new Map([['a.css', `.a{color:red}${ours}${rule('local', 'local(Arial)', '400')}`]]),
  );
  const added: { family: string; bytes: Uint8Array; weight: string }[] = [];
  vi.stubGlobal('FontFace', function add(family: string, bytes: Uint8Array, { weight }: { weight: string }) {
    added.push({ family, bytes, weight });
  });
  vi.stubGlobal('document', { fonts: new Set() });
  const [, list = '[]'] = /\((\[\[.*\]\])\)$/.exec(script) ?? [];
  addFaces(JSON.parse(list));
  expect(added).toEqual([{ family: 'text', bytes: new Uint8Array(face), weight: '400' }]);
  expect(document.fonts.size).toBe(1);
});

it('brings none where the styles name none, or where React does not begin', () => {
  expect(openFaces(folder, new Map([['a.css', '.a{color:red}']]))).toBe('');
  expect(withFaces(page, '')).toBe(page);
  expect(withFaces('<head></head><body><p>x</p></body>', 'go()')).toBe('<head></head><body><p>x</p></body>');
});

it('holds the first paint until what the page shows and the faces are there', () => {
  expect(withFaces(page, '$&go()')).toBe(
    '<head><link rel="expect" href="#_R_" blocking="render"/><script nonce="n">$&go()</script></head>' +
      '<body><p>x</p><script nonce="n" id="_R_">1</script></body>',
  );
});

it('takes the faces, and nothing else, out of what a page asks for first', () => {
  const face = (name: string) =>
    `</_next/static/media/${name}.woff2>; rel=preload; as="font"; crossorigin=""`;
  const style = '</a.css>; rel=preload; as="style"; nonce="n"';
  expect(withoutFacePreloads([face('a'), face('b')].join(', '))).toBe('');
  expect(withoutFacePreloads([face('a'), style, face('b')].join(', '))).toBe(style);
  expect(withoutFacePreloads([style, face('a'), style].join(', '))).toBe([style, style].join(', '));
});
