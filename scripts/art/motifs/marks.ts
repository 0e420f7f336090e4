import {
  ball,
  brown,
  cream,
  gold,
  type Motif,
  orange,
  put,
  red,
  shape,
  starPath,
  stroke,
  type Tones,
  teal,
  violet,
} from '#scripts/art/paint.ts';

// Letters are drawn: the machine that builds has no fonts to rely on. Each in a box of 12 by 16.
const letters = {
  D: 'M1 1V15H5C13 15 13 1 5 1Z',
  E: 'M10 1H2V15H10M2 8H9',
  F: 'M10 1H2V15M2 8H9',
  I: 'M6 1V15',
  L: 'M2 1V15H10',
  R: 'M2 15V1H7C13 1 13 8 7 8H2M6 8L11 15',
  W: 'M0 1L3 15L6 5L9 15L12 1',
};

function word(text: readonly (keyof typeof letters)[], colour: string): string {
  const drawn = text.map((letter, at) => {
    const path = put(stroke(letters[letter], colour, 3.8), at * 16, 0);
    return put(stroke(letters[letter], '#2a0714', 7.5), at * 16, 0) + path;
  });
  return put(drawn.join(''), 50 - (text.length * 16 - 4) * 0.6, 74, 0, 1.2);
}

const banner = (tones: Tones): string =>
  `${shape('M6 72L0 84L6 98H20V72ZM94 72L100 84L94 98H80V72Z', tones, { outline: 2 })}${shape('M8 68H92V98H8Z', tones, { outline: 3 })}`;

/** What stands for all others: a drawing in a burning ring, over the word that players know. */
export const wildOf =
  (motif: Motif): Motif =>
  () =>
    `${shape(starPath(50, 46, 47, 38, 18), orange, { outline: 2.5 })}${ball(50, 46, 36, violet)}${put(motif(), 16, 8, 0, 0.68)}${banner(red)}${word(['W', 'I', 'L', 'D'], '#ffe98a')}`;

/** What brings free spins: a drawing in rays, over the word that players know. */
export const scatterOf =
  (motif: Motif): Motif =>
  () =>
    `${shape(starPath(50, 46, 49, 30, 12), { light: '#fffbd0', base: '#ffd24a', dark: '#9a5a00' }, { outline: 2.5 })}${ball(50, 46, 33, teal)}${put(motif(), 18, 10, 0, 0.64)}${banner(violet)}${word(['F', 'R', 'E', 'E'], '#ffffff')}`;

/** What stands for all others and brings free spins: a drawing on the pages of an open book. */
export const bookOf =
  (motif: Motif): Motif =>
  () =>
    `${shape('M4 18C18 8 38 10 50 20C62 10 82 8 96 18V88C82 80 62 82 50 92C38 82 18 80 4 88Z', brown, { outline: 3 })}${shape('M9 16C22 8 40 10 50 20V84C40 76 22 74 9 80Z', cream, { outline: 2 })}${shape('M91 16C78 8 60 10 50 20V84C60 76 78 74 91 80Z', cream, { outline: 2 })}${ball(50, 48, 33, { light: '#fff6c8', base: '#ffd24a', dark: '#9a5a00' }, 2.5)}${put(motif(), 22, 20, 0, 0.56)}${stroke('M50 84V92', '#5a2e0a', 4)}`;

/** What pays by itself: a coin with the sign of the baht. */
export const baht: Motif = () =>
  `${ball(50, 50, 45, gold, 4)}${shape(starPath(50, 50, 38, 35, 24), { light: '#ffe48a', base: '#f0a020', dark: '#a86208' }, { outline: 1.5 })}${stroke('M50 20V80M38 28H52C68 28 68 48 52 48H38ZM38 48H54C72 48 72 72 54 72H38Z', '#7a3f04', 9)}${stroke('M50 20V80M38 28H52C68 28 68 48 52 48H38ZM38 48H54C72 48 72 72 54 72H38Z', '#fff6c8', 4.5)}`;
