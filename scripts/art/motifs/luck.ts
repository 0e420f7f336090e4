import {
  ball,
  blue,
  gold,
  green,
  type Motif,
  orange,
  pink,
  red,
  shape,
  shine,
  starPath,
  stroke,
  type Tones,
  teal,
  violet,
} from '#scripts/art/paint.ts';

export const bell: Motif = () =>
  `${shape('M50 12C70 12 76 32 77 50C78 64 84 68 88 74H12C16 68 22 64 23 50C24 32 30 12 50 12Z', gold)}${ball(50, 80, 9, gold)}${shape('M44 6H56V16H44Z', gold, { outline: 2.5 })}${shine('M34 30C30 42 32 56 28 66C36 60 38 44 44 24Z', 0.5)}`;

export const seven: Motif = () =>
  `${shape('M16 16H84V32C66 50 56 68 54 90H32C34 68 46 50 60 36H30V44H16Z', red, { outline: 5 })}${shine('M20 20H80V24H20Z', 0.55)}`;

export const star: Motif = () =>
  `${shape(starPath(50, 52, 44, 20, 5), gold, { outline: 4 })}${shine('M50 16L56 40L36 40Z', 0.5)}`;

const gem = (tones: Tones, path: string, facets: string): string =>
  `${shape(path, tones, { outline: 3.5 })}${stroke(facets, '#ffffff', 1.6)}${shine('M30 30L46 28L40 42Z', 0.5)}`;

export const diamond: Motif = () =>
  gem(blue, 'M24 20H76L94 44L50 92L6 44Z', 'M6 44H94M24 20L34 44L50 92L66 44L76 20M34 44L50 20L66 44');
export const ruby: Motif = () =>
  gem(
    red,
    'M34 10H66L90 34V66L66 90H34L10 66V34Z',
    'M34 10L42 34H58L66 10M10 34L42 34L42 66L10 66M90 34L58 34V66L90 66M42 66L34 90M58 66L66 90M42 66H58',
  );
export const emerald: Motif = () =>
  gem(
    green,
    'M30 12H70L84 26V74L70 88H30L16 74V26Z',
    'M30 12L36 32H64L70 12M36 32V68L30 88M64 32V68L70 88M36 68H64M16 26L36 32M84 26L64 32M16 74L36 68M84 74L64 68',
  );
export const amethyst: Motif = () =>
  gem(violet, 'M50 8L88 36L74 86H26L12 36Z', 'M50 8L36 40L12 36M50 8L64 40L88 36M36 40H64L74 86M36 40L26 86');
export const topaz: Motif = () =>
  gem(orange, 'M50 8L90 50L50 92L10 50Z', 'M50 8V92M10 50H90M30 29L70 71M70 29L30 71');

export const horseshoe: Motif = () =>
  `${shape('M18 12H36V52A14 14 0 0 0 64 52V12H82V54A32 34 0 0 1 18 54Z', { light: '#e8f1ff', base: '#8fa3c4', dark: '#33415c' }, { outline: 4 })}<g fill="#33415c"><circle cx="27" cy="28" r="3"/><circle cx="27" cy="46" r="3"/><circle cx="73" cy="28" r="3"/><circle cx="73" cy="46" r="3"/><circle cx="38" cy="72" r="3"/><circle cx="62" cy="72" r="3"/></g>`;

export const clover: Motif = () =>
  `${stroke('M50 54C52 72 58 84 66 92', '#2b6b1e', 6)}${[0, 90, 180, 270]
    .map(
      (turn) =>
        `<g transform="rotate(${turn + 45} 50 48)">${shape('M50 48C38 40 30 22 40 14C46 10 50 16 50 20C50 16 54 10 60 14C70 22 62 40 50 48Z', green, { outline: 2.5 })}</g>`,
    )
    .join('')}`;

export const crown: Motif = () =>
  `${shape('M10 30L30 50L50 16L70 50L90 30L82 80H18Z', gold, { outline: 4 })}${ball(10, 28, 6, red, 2)}${ball(50, 14, 7, blue, 2)}${ball(90, 28, 6, red, 2)}${shape('M18 72H82V84H18Z', red, { outline: 3 })}`;

export const ring: Motif = () =>
  `<circle cx="50" cy="64" r="26" fill="none" stroke="#8a4b08" stroke-width="14"/><circle cx="50" cy="64" r="26" fill="none" stroke="#f7b733" stroke-width="9"/>${shape('M34 12H66L76 26L50 48L24 26Z', teal, { outline: 3 })}${stroke('M24 26H76M34 12L42 26L50 48L58 26L66 12', '#ffffff', 1.4)}`;

export const heart: Motif = () =>
  `${shape('M50 90C18 66 8 48 12 30C16 12 40 10 50 28C60 10 84 12 88 30C92 48 82 66 50 90Z', pink, { outline: 4, kind: 'radial' })}${shine('M24 28C20 36 22 46 28 52C28 42 30 34 38 28Z', 0.6)}`;

export const goldBar: Motif = () =>
  `${shape('M26 36H74L90 66H10Z', gold, { outline: 3.5 })}${shape('M10 66H90L84 82H16Z', { light: '#f7c64b', base: '#d18f1a', dark: '#8a4b08' }, { outline: 3.5 })}${shine('M30 40H56L50 46H26Z', 0.6)}`;

export const lantern: Motif = () =>
  `${stroke('M50 4V16', '#8a4b08', 4)}${shape('M36 16H64V24H36Z', gold, { outline: 2.5 })}${shape('M50 22C78 22 86 38 86 50C86 62 78 78 50 78C22 78 14 62 14 50C14 38 22 22 50 22Z', red, { kind: 'radial' })}${stroke('M50 22V78M34 25C26 36 26 64 34 75M66 25C74 36 74 64 66 75', '#ffcf5c', 2)}${shape('M36 76H64V84H36Z', gold, { outline: 2.5 })}${stroke('M44 84V96M50 84V98M56 84V96', '#e0242f', 3)}`;
