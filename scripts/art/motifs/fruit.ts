import {
  ball,
  brown,
  green,
  leaf,
  type Motif,
  orange,
  pink,
  red,
  shape,
  shine,
  stroke,
  violet,
  white,
  yellow,
} from '#scripts/art/paint.ts';

const leafAt = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M0 0C8 -14 26 -14 34 -2C24 8 8 10 0 0Z', leaf, { outline: 2 })}${stroke('M3 0C12 -4 22 -5 30 -2', leaf.dark, 1.5)}</g>`;

export const cherry: Motif = () =>
  `${stroke('M50 14C40 30 32 42 30 58M50 14C58 30 66 38 70 54', '#2f6b22', 5)}${leafAt(50, 16, 8)}${ball(30, 68, 21, red)}${ball(70, 66, 21, red)}`;

export const lemon: Motif = () =>
  `<g transform="rotate(-24 50 52)">${shape('M10 52C10 46 14 44 20 38C32 22 68 22 80 38C86 44 92 46 92 52C92 58 86 60 80 66C68 82 32 82 20 66C14 60 10 58 10 52Z', yellow, { kind: 'radial' })}${shine('M28 38C38 28 56 28 64 34C52 34 38 38 30 46Z', 0.6)}</g>${leafAt(60, 22, -20)}`;

export const mandarin: Motif = () =>
  `${ball(50, 58, 34, orange)}${shape('M44 26L50 20L56 26L52 32H48Z', leaf, { outline: 2 })}${leafAt(52, 24, -12)}<g fill="#9a3d05" opacity=".35"><circle cx="38" cy="66" r="1.6"/><circle cx="52" cy="76" r="1.6"/><circle cx="64" cy="62" r="1.6"/><circle cx="48" cy="58" r="1.6"/></g>`;

export const mangosteen: Motif = () =>
  `${ball(50, 60, 33, violet)}${shape('M50 34C38 34 26 30 22 24C32 18 42 22 50 28C58 22 68 18 78 24C74 30 62 34 50 34Z', green, { outline: 2.5 })}${shape('M46 14H54L56 28H44Z', brown, { outline: 2 })}`;

export const grapes: Motif = () => {
  const rows: readonly (readonly [number, number])[] = [
    [28, 40],
    [44, 38],
    [60, 38],
    [74, 42],
    [36, 54],
    [52, 53],
    [67, 56],
    [44, 68],
    [59, 69],
    [51, 83],
  ];
  return `${stroke('M50 12V34', '#5b3a1a', 5)}${leafAt(50, 22, -10)}${rows.map(([x, y]) => ball(x, y, 11, violet, 2)).join('')}`;
};

export const watermelon: Motif = () =>
  `${shape('M8 34A42 42 0 0 0 92 34Z', green)}${shape('M16 34A34 34 0 0 0 84 34Z', { light: '#ffb3b3', base: '#f04452', dark: '#b01528' }, { outline: 2 })}<g fill="#2a0a10"><ellipse cx="34" cy="46" rx="2.6" ry="4.4"/><ellipse cx="50" cy="52" rx="2.6" ry="4.4"/><ellipse cx="66" cy="46" rx="2.6" ry="4.4"/><ellipse cx="42" cy="62" rx="2.6" ry="4.4"/><ellipse cx="58" cy="62" rx="2.6" ry="4.4"/></g>`;

export const mango: Motif = () =>
  `<g transform="rotate(18 50 50)">${shape('M48 14C74 12 88 36 82 62C78 82 58 92 40 86C20 80 12 60 22 42C28 30 32 16 48 14Z', { light: '#fff0a0', base: '#ffb52e', dark: '#a85a00' }, { kind: 'radial' })}${shine('M34 34C28 44 26 56 30 66C36 54 38 44 44 30Z', 0.5)}</g>${leafAt(50, 16, -30)}`;

export const durian: Motif = () => {
  const flesh = { light: '#f6f0a0', base: '#b4bd38', dark: '#4a5a10' };
  const edge = Array.from({ length: 26 }, (_, at) => {
    const angle = (at / 26) * Math.PI * 2;
    const reach = at % 2 === 0 ? 1.16 : 0.96;
    return `${(50 + 35 * reach * Math.cos(angle)).toFixed(1)} ${(58 + 34 * reach * Math.sin(angle)).toFixed(1)}`;
  });
  const spikes = [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: row % 2 === 0 ? 4 : 5 }, (_, column) => {
      const [x, y] = [(row % 2 === 0 ? 29 : 22) + column * 14, 36 + row * 11];
      return `<path d="M${x - 6} ${y + 6}L${x} ${y - 6}L${x} ${y + 8}Z" fill="#eff0a0"/><path d="M${x + 6} ${y + 6}L${x} ${y - 6}L${x} ${y + 8}Z" fill="#77851c"/>`;
    }),
  );
  return `${stroke('M50 4V26', '#4a3010', 10)}${stroke('M50 4V24', '#9a6a2c', 5)}${shape(`M${edge.join('L')}Z`, flesh, { kind: 'radial' })}${spikes.join('')}`;
};

export const dragonfruit: Motif = () =>
  `${shape('M50 16C76 16 86 38 84 58C82 80 66 90 50 90C34 90 18 80 16 58C14 38 24 16 50 16Z', pink, { kind: 'radial' })}${[
    [24, 36, -50],
    [40, 24, -16],
    [62, 26, 22],
    [76, 42, 54],
    [28, 62, -70],
    [72, 66, 76],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M-6 6C-8 -4 -2 -14 4 -18C6 -8 8 0 6 6Z', green, { outline: 1.6 })}</g>`,
    )
    .join('')}${shine('M32 40C28 50 28 62 32 72C36 58 38 50 42 38Z', 0.35)}`;

export const coconut: Motif = () =>
  `${ball(50, 56, 36, brown)}${shape('M18 50A36 36 0 0 1 82 50A34 14 0 0 1 18 50Z', white, { outline: 2.5 })}<ellipse cx="50" cy="50" rx="24" ry="8" fill="#d9f3ff" stroke="#9cc8de" stroke-width="2"/>${stroke('M58 46L72 16', '#ff5d8f', 6)}`;
