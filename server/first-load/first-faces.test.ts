import { beforeEach, expect, it, vi } from 'vitest';
import { bringFaces, type Face, facesOf, withoutFacePreloads, withoutFaces } from './first-faces.ts';
import { withoutStylePreloads } from './first-hints.ts';

const rule = (family: string, source: string, weight: string) =>
  `@font-face{font-family:${family};src:${source};font-display:swap;font-weight:${weight}}`;
const ours = rule('text', 'url(/_next/static/media/x.woff2)format("woff2")', '400');
const local = rule('local', 'local(Arial)', '400');

it('knows the faces of a style sheet that are files, and takes them out of it', () => {
  expect(facesOf(`.a{color:red}${ours}${local}`)).toEqual([['text', '400', '/_next/static/media/x.woff2']]);
  expect(withoutFaces(`.a{color:red}${ours}${local}`)).toBe(`.a{color:red}${local}`);
});

it('takes the faces, and nothing else, out of what a page asks for first', () => {
  const face = (name: string) =>
    `</_next/static/media/${name}.woff2>; rel=preload; as="font"; crossorigin=""`;
  const style = '</a.css>; rel=preload; as="style"; nonce="n"';
  expect(withoutFacePreloads([face('a'), face('b')].join(', '))).toBe('');
  expect(withoutFacePreloads([face('a'), style, face('b')].join(', '))).toBe(style);
  expect(withoutFacePreloads([style, face('a'), style].join(', '))).toBe([style, style].join(', '));
});

it('takes the style sheets, and nothing else, out of what a page with its styles inside asks for', () => {
  const style = (name: string) => `</${name}.css>; rel=preload; as="style"; nonce="n"`;
  const picture = '</art/logo.svg>; rel=preload; as="image"';
  expect(withoutStylePreloads([style('a'), style('b')].join(', '))).toBe('');
  expect(withoutStylePreloads([picture, style('a'), style('b')].join(', '))).toBe(picture);
  expect(withoutStylePreloads([style('a'), picture, style('b'), picture].join(', '))).toBe(
    [picture, picture].join(', '),
  );
});

const list: Face[] = [
  ['text', '400', '/x.woff2'],
  ['text', '600', '/y.woff2'],
];
let shown: Set<unknown>;
let fetched: string[];
let isReachable: boolean;

beforeEach(() => {
  shown = new Set();
  fetched = [];
  isReachable = true;
  class Face {
    readonly source: string;
    constructor(_family: string, source: string) {
      this.source = source;
    }
    load() {
      fetched.push(this.source);
      return isReachable ? Promise.resolve(this) : Promise.reject(new Error('away'));
    }
  }
  vi.stubGlobal('FontFace', Face);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('window', { navigation });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: 'theme=x', fonts: shown }));
});

it('who comes first gets the faces when the page is complete, and sees them from the next screen on', async () => {
  const whenComplete = bringFaces(list);
  expect(fetched).toEqual([]);
  whenComplete();
  await vi.waitFor(() => expect(document.cookie).toMatch(/^__Host-faces=1; path=\/; .*; secure$/));
  expect(fetched).toEqual(['url(/x.woff2)', 'url(/y.woff2)']);
  expect(shown.size).toBe(0);
  navigation.dispatchEvent(new Event('currententrychange'));
  expect(shown.size).toBe(2);
});

it('who left for another app comes back to the faces', async () => {
  bringFaces(list)();
  await vi.waitFor(() => expect(document.cookie).toContain('faces=1'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown.size).toBe(2);
});

it('who has them sees them at once, and nothing is asked for again', () => {
  Object.assign(document, { cookie: 'theme=x; __Host-faces=1' });
  bringFaces(list)();
  expect(shown.size).toBe(2);
  expect(fetched).toEqual([]);
});

it('faces that cannot be had are asked for again by the next page', async () => {
  isReachable = false;
  bringFaces(list)();
  await Promise.resolve();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown.size).toBe(0);
  expect(document.cookie).not.toContain('faces=1');
});
