import {
  ball,
  both,
  brown,
  cream,
  eye,
  gold,
  green,
  grey,
  type Motif,
  night,
  orange,
  oval,
  red,
  shape,
  shine,
  sky,
  starPath,
  stroke,
  teal,
  violet,
  white,
  yellow,
} from '#scripts/art/paint.ts';

export const palmLeaf: Motif = () =>
  `${[22, 40, 58]
    .map(
      (y) =>
        `${shape(`M4 ${y}C30 ${y - 6} 70 ${y - 6} 96 ${y}V${y + 16}C70 ${y + 22} 30 ${y + 22} 4 ${y + 16}Z`, cream)}${stroke(`M14 ${y + 5}H44M56 ${y + 5}H86M14 ${y + 11}H40M60 ${y + 11}H84`, '#7a4a1a', 2.5)}`,
    )
    .join('')}${stroke('M50 10V88', '#d81b3c', 5)}${ball(50, 12, 7, gold, 2.5)}${ball(50, 86, 7, gold, 2.5)}`;

export const scroll: Motif = () =>
  `${shape('M18 16H82V84H18Z', cream)}${shape('M10 8H90V24H10Z', gold)}${shape('M10 76H90V92H10Z', gold)}${ball(8, 16, 7, red, 2)}${ball(92, 16, 7, red, 2)}${ball(8, 84, 7, red, 2)}${ball(92, 84, 7, red, 2)}${stroke('M28 34H72M28 44H64M28 54H72M28 64H56', '#8a5a2a', 4)}`;

export const pirateHat: Motif = () =>
  `${shape('M4 68C8 44 20 40 28 40C28 20 40 8 50 8C60 8 72 20 72 40C80 40 92 44 96 68C82 60 66 58 50 58C34 58 18 60 4 68Z', night)}${stroke('M6 70C20 62 34 60 50 60C66 60 80 62 94 70', gold.base, 6)}${oval(50, 34, 13, 12, white, 2)}<g fill="#10143c"><circle cx="45" cy="34" r="3.6"/><circle cx="55" cy="34" r="3.6"/></g>${shape('M44 43H56V50H44Z', white, { outline: 1.5 })}${stroke('M22 78L78 94M78 78L22 94', '#67708c', 8)}${stroke('M22 78L78 94M78 78L22 94', '#ffffff', 4)}`;

export const witchHat: Motif = () =>
  `${shape('M28 70C34 44 42 18 74 4C66 18 66 26 68 34C72 46 72 58 74 70Z', violet)}${shape('M2 78C10 66 90 66 98 78C90 92 10 92 2 78Z', violet)}${shape('M28 60H73L75 74C60 80 42 80 26 74Z', orange, { outline: 2.5 })}${shape('M44 60H58V76H44Z', gold, { outline: 2.5 })}${shape(starPath(54, 40, 8, 3.5, 5), yellow, { outline: 1.5 })}`;

export const cauldron: Motif = () =>
  `${ball(34, 22, 9, green, 2)}${ball(56, 12, 7, green, 2)}${ball(68, 26, 8, green, 2)}${shape('M14 36C4 60 14 86 36 90H64C86 86 96 60 86 36Z', night, { kind: 'radial' })}${oval(50, 36, 38, 12, night)}${oval(50, 36, 31, 8, { light: '#e0ff9a', base: '#7ee03a', dark: '#2a7a14' }, 1.5)}${stroke('M30 90L24 98M70 90L76 98', '#10143c', 7)}${shine('M22 52C20 64 26 76 34 80C28 70 28 60 30 52Z', 0.35)}`;

export const idol: Motif = () =>
  `${both(shape('M20 40L4 34V62L20 66Z', gold))}${shape('M18 22H82V70C82 86 68 96 50 96C32 96 18 86 18 70Z', { light: '#d8e0c8', base: '#8a9a78', dark: '#36422a' })}${shape('M18 22C24 4 40 4 50 12C60 4 76 4 82 22V32H18Z', gold)}${ball(50, 20, 7, teal, 2)}${both(shape('M26 44H44V54H26Z', night, { outline: 2 }))}${both('<circle cx="36" cy="49" r="4" fill="#ffcf1a"/>')}${shape('M44 44H56L60 68H40Z', { light: '#eef2e0', base: '#a8b694', dark: '#36422a' }, { outline: 2.5 })}${shape('M30 76H70V86H30Z', red, { outline: 2.5 })}${stroke('M40 76V86M50 76V86M60 76V86', '#fff', 3)}`;

export const magnifier: Motif = () =>
  `${stroke('M62 62L90 90', '#3d1f0a', 17)}${stroke('M64 64L90 90', '#8d5524', 10)}${ball(42, 42, 36, gold, 3)}${ball(42, 42, 27, sky, 2.5)}${shine('M24 34C28 24 38 20 46 22C36 26 30 32 28 42Z', 0.8)}<path d="M34 58C30 46 34 34 44 32C54 32 56 44 52 54M39 58C36 48 38 40 44 39C50 40 48 50 46 58" fill="none" stroke="#2f78b5" stroke-width="3" stroke-linecap="round"/>`;

export const detectiveHat: Motif = () =>
  `${both(shape('M22 50C8 52 2 62 4 74C16 74 28 68 34 60Z', brown))}${shape('M16 58C14 28 32 10 50 10C68 10 86 28 84 58C72 64 28 64 16 58Z', brown)}${stroke('M34 16C28 30 28 46 32 60M66 16C72 30 72 46 68 60M18 40H82', '#e8c08a', 3)}${shape('M14 58C30 66 70 66 86 58C88 66 82 72 50 74C18 72 12 66 14 58Z', red, { outline: 2.5 })}${ball(50, 10, 6, gold, 2)}`;

export const key: Motif = () =>
  `<circle cx="30" cy="34" r="19" fill="none" stroke="#8a4b08" stroke-width="16"/><circle cx="30" cy="34" r="19" fill="none" stroke="#f7b733" stroke-width="10"/>${shape('M42 46L50 38L92 80L84 88L76 82L70 88L64 82L70 76L62 68L56 74L50 68L56 62Z', gold)}${ball(30, 34, 8, red, 2)}`;

export const diver: Motif = () =>
  `${shape('M14 78C16 64 84 64 86 78L90 96H10Z', gold)}${ball(50, 42, 38, gold)}${ball(50, 42, 25, brown, 2)}${ball(50, 42, 20, sky, 2.5)}${shine('M38 36C42 28 50 26 56 28C48 32 44 38 42 44Z', 0.8)}${both(ball(12, 44, 8, brown, 2.5))}${[
    [28, 84],
    [50, 80],
    [72, 84],
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 4.5, brown, 1.5))
    .join('')}${shape('M42 2H58V10H42Z', brown, { outline: 2 })}`;

export const quill: Motif = () =>
  `${shape('M88 4C56 8 30 32 26 66L36 72C66 68 90 44 88 4Z', teal)}${stroke('M84 10C60 28 42 50 30 70M30 70L16 92', '#ffffff', 3)}${stroke('M56 30L40 30M66 24L66 40M46 44L34 46M54 40L60 54', '#04544f', 2.5)}${shape('M8 84H44L40 98H12Z', night, { outline: 2.5 })}`;

export const candle: Motif = () =>
  `<circle cx="50" cy="24" r="24" fill="#ffd24a" opacity=".4"/>${shape('M50 4C62 16 62 30 50 36C38 30 38 16 50 4Z', orange)}${shape('M50 16C56 22 56 30 50 33C44 30 44 22 50 16Z', yellow, { outline: 1 })}${shape('M34 40C40 36 60 36 66 40V80H34Z', cream)}${shape('M34 40C36 52 40 58 42 48C46 44 50 66 54 50C58 44 62 56 66 40Z', white, { outline: 1.5 })}${shape('M14 78H86C84 90 74 94 50 94C26 94 16 90 14 78Z', gold)}${eye(44, 64, 3.5)}${eye(56, 64, 3.5)}${stroke('M47 71C49 73 51 73 53 71', grey.dark, 2)}`;
