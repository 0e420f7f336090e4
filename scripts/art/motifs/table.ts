import {
  gold,
  leaf,
  type Motif,
  oval,
  red,
  shape,
  shine,
  stroke,
  type Tones,
  white,
} from '#scripts/art/paint.ts';

const ivory: Tones = { light: '#ffffff', base: '#fbf3df', dark: '#8c7a55' };
const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  6: [
    [28, 26],
    [28, 50],
    [28, 74],
    [72, 26],
    [72, 50],
    [72, 74],
  ],
};

/** A die with rounded corners that shows a face. */
const dieWith =
  (face: 1 | 6): Motif =>
  () => {
    const [r, ink] = face === 1 ? [15, '#d31d1d'] : [9.5, '#1c1c28'];
    const dots = (PLACES[face] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`);
    const body = shape('M22 6H78Q94 6 94 22V78Q94 94 78 94H22Q6 94 6 78V22Q6 6 22 6Z', ivory, { outline: 4 });
    return `${body}${shine('M18 12H74L66 18H22Z', 0.8)}${dots.join('')}`;
  };

export const dieOne = dieWith(1);
export const dieSix = dieWith(6);

/** The bowl that dice are shaken under. */
export const bowl: Motif = () =>
  `${oval(50, 84, 46, 12, gold)}${shape('M10 80C10 34 28 14 50 14C72 14 90 34 90 80C74 90 26 90 10 80Z', red, { outline: 4 })}${shape('M42 4H58V18H42Z', gold)}${stroke('M16 64C36 72 64 72 84 64', gold.base, 5)}${shine('M26 34C20 46 18 58 20 68C26 52 30 40 40 28Z', 0.45)}`;

/** A playing card with a sign in its middle. */
const cardWith =
  (sign: string, colour: string, letter: string): Motif =>
  () =>
    `${shape('M26 4H74Q82 4 82 12V88Q82 96 74 96H26Q18 96 18 88V12Q18 4 26 4Z', white, { outline: 3 })}<path d="${sign}" fill="${colour}"/><text x="30" y="28" font-family="serif" font-size="22" font-weight="700" fill="${colour}" text-anchor="middle">${letter}</text>`;

const HEART = 'M50 76C32 60 28 50 34 42C40 35 48 38 50 46C52 38 60 35 66 42C72 50 68 60 50 76Z';
const SPADE =
  'M50 34C66 48 72 56 68 64C64 70 56 70 53 65L57 78H43L47 65C44 70 36 70 32 64C28 56 34 48 50 34Z';

export const nineOfHearts = cardWith(HEART, '#d31d1d', '9');
export const aceOfSpades = cardWith(SPADE, '#1c1c28', 'A');

/** A bottle gourd with its leaf. */
export const gourd: Motif = () =>
  `${shape('M50 20C60 20 66 28 64 38C63 44 66 48 72 54C84 66 80 94 50 94C20 94 16 66 28 54C34 48 37 44 36 38C34 28 40 20 50 20Z', gold, { outline: 4 })}${stroke('M50 20C50 12 54 8 60 6', leaf.dark, 5)}${shape('M58 12C70 2 86 6 92 18C78 24 66 22 58 12Z', leaf)}${stroke('M34 52C44 58 56 58 66 52', gold.dark, 3)}${shine('M32 62C26 70 28 80 34 86C32 76 34 68 40 60Z', 0.55)}`;
