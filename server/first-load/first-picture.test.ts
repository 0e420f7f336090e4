import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openDrawings, withFirstPicture } from './first-picture.ts';

const NAME = '/art/banner-welcome.svg';
const drawings = openDrawings('public');
const image = (src: string, priority = 'high') =>
  `<img src="${src}" alt="" width="1200" fetchPriority="${priority}" loading="eager"/>`;

it('holds each drawing, the same drawing, in signs that an attribute leaves alone', () => {
  const address = drawings.get(NAME) ?? '';
  expect(address).not.toMatch(/["'<>&\\\n]/);
  const [, text = ''] = /^data:image\/svg\+xml,(.*)$/.exec(address) ?? [];
  expect(decodeURIComponent(text)).toBe(readFileSync(`public${NAME}`, 'utf8').trim());
});

it('puts the first picture that is asked for before the others into the page, wherever it stands, and leaves the rest', () => {
  const logo = image('/art/logo.svg', 'auto');
  const others = `${logo}${image(NAME)}${image('/art/hem.svg')}${image(NAME, 'auto')}`;
  const own = drawings.get(NAME) ?? '';
  expect(withFirstPicture(others, drawings)).toBe(
    `${logo}${image(own)}${image('/art/hem.svg')}${image(own, 'auto')}`,
  );
});

it.each([
  image('https://pictures.example/banner.svg'),
  image('/art/nothing-of-that-name.svg'),
  image('/art/../../package.json'),
  image('/pictures/banner.avif'),
  '<p>no picture</p>',
])('leaves %s as it is', (html) => {
  expect(withFirstPicture(html, drawings)).toBe(html);
});
