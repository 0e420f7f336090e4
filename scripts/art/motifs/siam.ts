import {
  ball,
  blue,
  both,
  brown,
  cream,
  eye,
  gold,
  green,
  leaf,
  type Motif,
  orange,
  oval,
  pink,
  red,
  rose,
  shape,
  shine,
  starPath,
  stroke,
  teal,
  violet,
  white,
  yellow,
} from '#scripts/art/paint.ts';

const porcelain = { light: '#ffffff', base: '#d7ecff', dark: '#0b2f78' };

const petal = (turn: number, length = 1) =>
  `<g transform="rotate(${turn} 50 78) translate(50 78) scale(1 ${length}) translate(-50 -78)">${shape('M50 78C34 62 34 36 50 18C66 36 66 62 50 78Z', pink, { outline: 2.4 })}${shine('M48 66C42 54 44 40 50 28Z', 0.4)}</g>`;

export const lotus: Motif = () =>
  `${both(shape('M50 82C34 74 14 78 4 86C18 96 40 96 50 88Z', leaf))}${[-78, 78, -54, 54, -28, 28, 0].map((turn) => petal(turn, turn === 0 ? 1.08 : 0.95)).join('')}${oval(50, 78, 13, 7, gold, 2)}`;

export const orchid: Motif = () =>
  `${[0, 120, 240].map((turn) => `<g transform="rotate(${turn} 50 50)">${shape('M50 50C34 38 34 14 50 4C66 14 66 38 50 50Z', violet, { outline: 2.5 })}</g>`).join('')}${both(shape('M50 52C30 26 6 30 4 46C4 62 30 66 50 52Z', { light: '#ffd9ff', base: '#d45ae0', dark: '#6a1478' }, { outline: 2.5 }))}${shape('M50 48C60 52 64 64 58 76C54 80 46 80 42 76C36 64 40 52 50 48Z', pink, { outline: 2.5 })}${ball(50, 52, 6, gold, 2)}`;

export const garland: Motif = () => {
  const flowers = Array.from({ length: 16 }, (_, at) => {
    const angle = (at / 16) * Math.PI * 2;
    return ball(50 + 30 * Math.cos(angle), 38 + 30 * Math.sin(angle), 8, at % 4 === 0 ? red : white, 1.8);
  });
  return `${flowers.join('')}${stroke('M50 70V78M46 80L42 94M50 80V96M54 80L58 94', '#d81b60', 4)}${ball(50, 76, 7, yellow, 2)}`;
};

export const temple: Motif = () =>
  `${stroke('M50 2V16', gold.dark, 3)}${shape('M50 6L58 28H42Z', gold, { outline: 2.5 })}${shape('M50 18L72 44C76 46 80 44 82 40C82 50 76 52 70 52H30C24 52 18 50 18 40C20 44 24 46 28 44Z', red)}${shape('M50 28L60 46H40Z', gold, { outline: 2 })}${shape('M30 52H70L84 68C90 70 94 68 96 62C96 74 88 76 82 76H18C12 76 4 74 4 62C6 68 10 70 16 68Z', green)}${stroke('M26 58H74M20 66H80', '#f7b733', 3)}${shape('M20 76H80V94H20Z', cream)}${shape('M42 94V82C42 76 58 76 58 82V94Z', brown, { outline: 2 })}${stroke('M28 78V92M36 78V92M64 78V92M72 78V92', gold.base, 3.5)}`;

export const mask: Motif = () =>
  `${shape('M50 2L58 20L72 16L72 32H28L28 16L42 20Z', gold)}${both(shape('M24 40C10 34 6 46 12 62L24 66Z', gold))}${shape('M24 30H76C84 50 80 72 70 82C62 92 56 94 50 94C44 94 38 92 30 82C20 72 16 50 24 30Z', green, { kind: 'radial' })}${shape('M24 30H76L74 40H26Z', gold, { outline: 2.5 })}${ball(50, 34, 5, red, 2)}${both(stroke('M26 48C32 42 40 44 44 50', '#8a0f1c', 4))}${eye(35, 56, 6.5)}${eye(65, 56, 6.5)}${shape('M50 52L58 68H42Z', leaf, { outline: 2 })}${shape('M30 74C38 70 62 70 70 74C64 88 36 88 30 74Z', red, { outline: 2.4 })}${shape('M34 74L37 82L41 74ZM66 74L63 82L59 74ZM44 74H56V78H44Z', white, { outline: 1 })}`;

export const naga: Motif = () =>
  `${both(shape('M36 40C12 44 2 62 10 86C18 92 30 92 38 84Z', teal))}${both(shape('M34 36C18 32 10 16 12 2C22 8 30 8 34 14C34 6 40 2 50 -2C52 8 50 16 50 22Z', gold, { outline: 2.5 }))}${shape('M50 18C68 16 76 30 72 44C80 54 76 66 66 72C66 82 70 92 66 98H34C30 92 34 82 34 72C24 66 20 54 28 44C24 30 32 16 50 18Z', teal, { kind: 'radial' })}${shape('M40 74H60L58 98H42Z', gold, { outline: 2 })}${stroke('M40 82H60M41 90H59', gold.dark, 2)}${shape('M32 56C40 50 60 50 68 56C66 70 58 74 50 74C42 74 34 70 32 56Z', red, { outline: 2.5 })}${both(shape('M36 57L40 68L44 56Z', white, { outline: 1.4 }))}${shape('M44 22L50 40L56 22L50 12Z', red, { outline: 2 })}${eye(37, 42, 7.5, '#ffcf1a')}${eye(63, 42, 7.5, '#ffcf1a')}${both(stroke('M27 32L43 37M16 58C20 62 22 68 20 76M24 76C26 78 28 82 26 86', gold.base, 3.5))}`;

export const tukTuk: Motif = () =>
  `${shape('M16 12H86C92 12 94 18 94 24H10C10 18 12 12 16 12Z', yellow)}${stroke('M16 24L12 52M50 24V54M90 24V54', '#1d3a8a', 5)}${shape('M14 26H48V52H10Z', { light: '#e8faff', base: '#9fdcf5', dark: '#2a6a90' }, { outline: 2.5 })}${shape('M8 50H48L54 58H94V78H6Z', blue)}${stroke('M8 66H92', '#ffd83b', 4)}${shape('M56 44H88V58H56Z', red, { outline: 2.5 })}${ball(12, 62, 6, yellow, 2)}${ball(24, 82, 13, { light: '#8a94b0', base: '#30384f', dark: '#0d111f' })}${ball(76, 82, 13, { light: '#8a94b0', base: '#30384f', dark: '#0d111f' })}${ball(24, 82, 5, white, 1.5)}${ball(76, 82, 5, white, 1.5)}`;

export const chilli: Motif = () =>
  `${shape('M62 26C78 30 80 48 66 66C54 82 30 92 8 90C28 80 40 66 42 46C44 32 52 24 62 26Z', red)}${shine('M62 34C66 46 58 60 46 70C54 56 54 44 56 36Z', 0.5)}${shape('M48 32C50 20 62 18 70 22C78 24 80 32 78 38C70 32 58 30 48 32Z', green, { outline: 2.5 })}${stroke('M66 22C68 14 74 8 84 8', '#2b6b1e', 6)}`;

export const riceBowl: Motif = () =>
  `${shape('M14 50C12 26 32 14 50 14C68 14 88 26 86 50Z', white)}<g stroke="#c3cadb" stroke-width="3" stroke-linecap="round"><path d="M30 34L34 31M46 24L50 26M62 30L66 34M40 40L44 38M58 42L54 40M72 42L74 46"/></g>${shape('M34 32C42 22 56 24 60 34C52 40 40 40 34 32Z', orange, { outline: 2 })}${shape('M6 48H94C94 72 78 86 66 88H34C22 86 6 72 6 48Z', blue)}${shape('M6 48H94V56H7Z', porcelain, { outline: 2 })}${stroke('M22 66C26 60 34 60 38 66C42 72 48 72 52 66C56 60 64 60 68 66C72 72 76 70 78 66', '#ffffff', 3)}${shape('M32 88H68V94H32Z', blue, { outline: 2 })}${stroke('M70 42L92 6M78 44L98 12', '#8a4b08', 4)}`;

export const drum: Motif = () =>
  `${shape('M14 26C14 40 26 50 26 62C26 78 16 84 18 92H82C84 84 74 78 74 62C74 50 86 40 86 26Z', red)}${stroke('M18 30L30 90M34 34L42 92M50 36V92M66 34L58 92M82 30L70 90', gold.base, 3)}${oval(50, 24, 38, 14, cream, 4)}${oval(50, 24, 14, 5, brown, 1)}${shape('M16 84H84V94H16Z', gold, { outline: 2.5 })}`;

export const kite: Motif = () =>
  `${stroke('M50 70C40 80 62 86 50 97', '#8a1030', 3.5)}${shape('M50 4L84 36L50 76L16 36Z', orange)}${shape('M50 4L84 36H50Z', pink, { outline: 2 })}${shape('M50 76L16 36H50Z', teal, { outline: 2 })}${stroke('M50 4V76M16 36H84', '#5a2300', 2.5)}${both(shape('M40 84L50 88L40 94Z', yellow, { outline: 2 }))}`;

export const glove: Motif = () =>
  `${shape('M22 20C30 4 64 2 78 12C92 22 92 48 82 62H32C24 58 18 48 20 40C10 38 6 26 14 20C18 16 22 18 22 20Z', red, { kind: 'radial' })}${shape('M20 40C30 46 44 42 48 32C40 28 30 26 22 20', red, { outline: 2.5 })}${shape('M32 62H82L78 92H36Z', white)}${stroke('M34 70H80M36 80H79', '#d81b3c', 4)}${shine('M52 14C64 10 76 18 78 30C70 22 62 18 52 20Z', 0.55)}`;

export const boat: Motif = () =>
  `${shape('M26 22C40 10 68 10 78 22V28H26Z', teal)}${stroke('M30 28V58M52 28V58M74 28V58', '#3d1f0a', 4)}${shape('M2 40C10 58 22 60 34 60H84C90 60 94 54 98 46C96 72 86 82 70 82H30C14 80 4 66 2 40Z', brown)}${stroke('M8 60C16 68 24 70 34 70H92', gold.base, 4)}${ball(38, 56, 7, orange, 1.8)}${ball(50, 54, 8, green, 1.8)}${ball(63, 56, 7, red, 1.8)}${shape('M0 82C12 76 18 88 30 82C42 76 50 88 62 82C74 76 82 88 100 80V96H0Z', { light: '#c8f4ff', base: '#3ba7e0', dark: '#14517f' }, { outline: 2 })}`;

export const fan: Motif = () =>
  `${shape('M50 90L4 40C18 14 82 14 96 40Z', rose)}${stroke('M50 90L16 32M50 90L32 24M50 90V20M50 90L68 24M50 90L84 32', '#a8376a', 2.5)}${shape('M50 90L36 74C42 68 58 68 64 74Z', gold)}${[26, 50, 74].map((x) => shape(starPath(x, x === 50 ? 38 : 44, 8, 4, 5), red, { outline: 1.2 })).join('')}${stroke('M50 92V98', '#d81b3c', 4)}`;

export const mangoRice: Motif = () =>
  `${oval(50, 72, 46, 20, white)}${oval(50, 70, 36, 13, { light: '#ffffff', base: '#dfe9f5', dark: '#9fb2cc' }, 1.5)}${shape('M12 64C14 42 36 32 54 40C58 50 56 66 46 74C30 76 18 72 12 64Z', white)}${shape('M42 74C44 50 60 36 84 42C94 54 88 70 78 76C64 80 50 80 42 74Z', { light: '#fff0a0', base: '#ffb52e', dark: '#a85a00' })}${stroke('M56 76C58 62 64 52 72 46M68 78C70 66 76 58 84 52', '#d48910', 2.5)}${shape('M24 44C22 34 30 26 40 30C40 38 34 44 24 44Z', green, { outline: 2 })}`;
