import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { compress } from '#server/compress.ts';
import { withoutHints } from './first-hints.ts';
import { withWatch } from './first-scripts.ts';
import { inlineFirstView, withFirstView, withStyles } from './first-view.ts';

const sheets = new Map([
  ['/_next/static/chunks/a.css', '.a{color:red}'],
  ['/_next/static/chunks/b.css', '.b{color:blue}'],
  ['/_next/static/chunks/odd.css', '.odd{content:"</style>"}'],
]);
const drawings = new Map([['/art/a.svg', 'data:image/svg+xml,%3csvg/%3e']]);
const picture = (src: string) => `<img src="${src}" alt="" fetchPriority="high"/>`;
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" nonce="n-1" data-precedence="next"/>`;
const off = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next" disabled="" media="not all"/>`;
const head = (inside: string) => `<!DOCTYPE html><html><head><title>ก</title>${inside}`;
const page = (inside: string) =>
  `${head(inside)}</head><body>${picture('/art/a.svg')}<p>ข้อความ ${link('a')}</p></body></html>`;

/** What a client gets of an answer that `write` gives. */
async function answerOf(write: (response: ServerResponse) => void, encoding = 'identity') {
  const server = createServer((request, response) => {
    compress(request, response);
    inlineFirstView(response, { sheets, faceless: sheets, drawings, faces: '' });
    write(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const answer = await fetch(`http://localhost:${port}`, { headers: { 'accept-encoding': encoding } });
    return { text: await answer.text(), headers: answer.headers };
  } finally {
    server.close();
  }
}

it('puts the styles of a head where its first link stands, in their order, under the nonce of the page', () => {
  expect(withStyles(head(`${link('a')}<i></i>${link('b')}`), sheets)).toBe(
    head(`<style nonce="n-1">.a{color:red}.b{color:blue}</style>${off('a')}<i></i>${off('b')}`),
  );
});

it('takes in the styles of a part that a page loads by itself, which are written in another order', () => {
  const part = '<link href="/_next/static/chunks/b.css" rel="stylesheet" as="style"';
  const asked = `${part} nonce="n-1" data-precedence="dynamic"/>`;
  expect(withStyles(head(`${link('a')}${asked}`), sheets)).toBe(
    head(
      `<style nonce="n-1">.a{color:red}.b{color:blue}</style>${off('a')}${part} data-precedence="dynamic" disabled="" media="not all"/>`,
    ),
  );
  expect(withStyles(head(asked), sheets)).toContain(
    '<head><title>ก</title><style nonce="n-1">.b{color:blue}',
  );
});

it('leaves a sheet that it does not know, or that could end the style element, as a link', () => {
  expect(withStyles(head(link('unknown')), sheets)).toBe(head(link('unknown')));
  expect(withStyles(head(link('odd')), sheets)).toBe(head(link('odd')));
  expect(withStyles(head(''), sheets)).toBe(head(''));
});

const payload = (...rows: string[]) =>
  `<script>self.__next_f.push([1,${JSON.stringify(rows.join(''))}])</script>`;
const hint = (address: string, kind: string) => `:HL["${address}","${kind}",{"nonce":"n-1"}]\n`;

it('takes hints at styles and faces out of the payload, and nothing that only looks like one', () => {
  const style = hint('/_next/static/chunks/a.css', 'style');
  const picture = hint('/art/a.svg', 'image');
  const text = `2:${JSON.stringify(`1\n${style}`)}\n`;
  const rows = payload(style, '1:"x"\n', hint('/a.woff2', 'font'), style, picture, text, style);
  expect(withoutHints(rows)).toBe(payload('1:"x"\n', picture, text));
});

it('a whole page names no script before its first paint, and a first one asks for no face before the last of them', () => {
  const tag = '<script src="/x.js" async="" nonce="n-1"></script>';
  const view = {
    sheets,
    drawings,
    faceless: new Map([...sheets, ['/_next/static/chunks/a.css', '.less{}']]),
  };
  const of = (how: Parameters<typeof withFirstView>[2]) =>
    withFirstView(Buffer.from(page(`${link('a')}${tag}`)), { ...view, faces: 'bring()' }, how).toString();
  const first = of({ isWhole: true, isFirst: true });
  expect(first).not.toContain(tag);
  expect(first).toContain('"late":["/x.js"]');
  expect(first).toContain('},bring());');
  expect(first).toContain('<style nonce="n-1">.less{}</style>');
  const later = of({ isWhole: true });
  expect(later).not.toContain(tag);
  expect(later).not.toContain('bring()');
  expect(later).toContain('<style nonce="n-1">.a{color:red}</style>');
  expect(of({})).toContain(tag);
  expect(of({})).toContain('"late":[]');
});

const whole = page(link('a'));
const watched = Buffer.from(withWatch(Buffer.from(whole).toString('latin1')), 'latin1').toString();
const styled = watched.replace(link('a'), `<style nonce="n-1">.a{color:red}</style>${off('a')}`);
const inlined = styled.replace('/art/a.svg', drawings.get('/art/a.svg') ?? '');
const bytes = Buffer.from(whole);

it.each([1, 7, 40, 90, bytes.length])(
  'a page in parts of %i bytes leaves whole, its head changed and nothing else',
  async (size) => {
    const { text } = await answerOf((response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.flushHeaders();
      for (let at = 0; at < bytes.length; at += size) response.write(bytes.subarray(at, at + size));
      response.end();
    });
    // A picture that comes later than the head is fetched by its address.
    expect(text).toBe(size < bytes.length ? styled : inlined);
  },
);

it('a page that comes at once, with its length, has the new length, compressed or not', async () => {
  const write = (response: ServerResponse) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-length', bytes.length);
    response.end(bytes);
  };
  expect((await answerOf(write)).text).toBe(inlined);
  const packed = await answerOf((response) => write(response), 'gzip');
  expect(packed.text).toBe(inlined);
});

it('what is no page, and a page without a head, leave as they came', async () => {
  const json = JSON.stringify({ text: link('a').repeat(40) });
  const { text, headers } = await answerOf((response) => {
    response.setHeader('content-type', 'application/json');
    response.end(json);
  }, 'gzip');
  expect(text).toBe(json);
  expect(headers.get('content-encoding')).toBe('gzip');
  const bare = await answerOf((response) => {
    response.setHeader('content-type', 'text/html');
    response.write(link('a'));
    response.end('<p>x</p>');
  });
  expect(bare.text).toBe(`${link('a')}<p>x</p>`);
  const empty = await answerOf((response) => {
    response.setHeader('content-type', 'text/html');
    response.statusCode = 304;
    response.end();
  });
  expect(empty.text).toBe('');
});
