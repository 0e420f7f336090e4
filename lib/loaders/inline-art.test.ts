import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inlineArt } from './inline-art.ts';

const NAME = '/art/banner-welcome.svg';

it('writes a drawing of the site into its address, the same drawing, in signs that HTML and JSON leave alone', () => {
  const address = inlineArt(NAME);
  expect(address).not.toMatch(/["'<>&\\\n]/);
  const [, text = ''] = /^data:image\/svg\+xml,(.*)$/.exec(address) ?? [];
  expect(decodeURIComponent(text)).toBe(readFileSync(`public${NAME}`, 'utf8').trim());
});

it.each([
  'https://pictures.example/banner.svg',
  '/art/nothing-of-that-name.svg',
  '/art/../../package.json',
  '/pictures/banner.avif',
  'data:image/svg+xml,x',
])('leaves %s as it is', (image) => {
  expect(inlineArt(image)).toBe(image);
});
