import {
  ball,
  blue,
  both,
  cream,
  eye,
  gold,
  green,
  leaf,
  type Motif,
  night,
  orange,
  oval,
  pink,
  put,
  red,
  rose,
  shape,
  shine,
  sky,
  stroke,
  type Tones,
  teal,
  violet,
  white,
  yellow,
} from '#scripts/art/paint.ts';

const jellyOf =
  (tones: Tones): Motif =>
  () =>
    `${shape('M18 86C10 60 14 24 34 18C42 8 58 8 66 18C86 24 90 60 82 86C70 94 30 94 18 86Z', tones, { kind: 'radial' })}${both(stroke('M34 22C28 40 26 64 30 88', '#ffffff', 2.5))}${shine('M28 34C32 24 40 20 46 20C38 28 34 38 32 50Z', 0.7)}${eye(39, 58, 5.5)}${eye(61, 58, 5.5)}${stroke('M44 70C47 74 53 74 56 70', tones.dark, 3)}`;

export const jelly = jellyOf(pink);
export const limeJelly = jellyOf(green);
export const grapeJelly = jellyOf(violet);
export const sodaJelly = jellyOf(sky);
export const honeyJelly = jellyOf(orange);

export const sunflower: Motif = () =>
  `${Array.from({ length: 14 }, (_, at) => `<g transform="rotate(${at * (360 / 14)} 50 50)">${shape('M50 30C40 22 42 6 50 2C58 6 60 22 50 30Z', yellow, { outline: 2 })}</g>`).join('')}${ball(50, 50, 24, { light: '#b8743a', base: '#6b3a14', dark: '#2e1404' })}<g fill="#f7b733">${[
    [42, 44],
    [54, 40],
    [60, 52],
    [48, 58],
    [38, 54],
    [52, 50],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6"/>`)
    .join('')}</g>`;

const tulipOf =
  (tones: Tones): Motif =>
  () =>
    `${stroke('M50 50V96', '#2b6b1e', 6)}${shape('M50 92C30 88 20 72 20 58C36 62 48 74 50 92Z', leaf)}${shape('M50 92C70 88 80 72 80 58C64 62 52 74 50 92Z', leaf)}${shape('M26 10C34 14 38 18 40 22C42 12 46 6 50 2C54 6 58 12 60 22C62 18 66 14 74 10C80 36 72 58 50 58C28 58 20 36 26 10Z', tones, { kind: 'radial' })}${shine('M32 22C32 36 36 46 42 52C36 44 36 32 38 24Z', 0.5)}`;

export const tulip = tulipOf(red);
export const whiteTulip = tulipOf({ light: '#ffffff', base: '#f0d9ff', dark: '#7a4fa8' });

export const sushi: Motif = () =>
  `${shape('M8 62C8 50 20 46 50 46C80 46 92 50 92 62C92 82 80 86 50 86C20 86 8 82 8 62Z', white)}${stroke('M20 70L24 74M36 76L40 72M58 74L62 78M74 70L78 74M30 62L34 64M66 64L70 62', '#b8c2d8', 3)}${shape('M4 52C10 26 36 18 60 20C84 22 96 36 96 54C78 46 30 46 4 52Z', orange)}${stroke('M24 30L34 46M44 23L54 44M66 22L76 44', '#fff0d8', 4)}${shape('M42 20H58V86H42Z', night, { outline: 2.5 })}`;

export const onigiri: Motif = () =>
  `${shape('M50 8C60 8 66 16 72 28L90 68C96 84 88 92 76 92H24C12 92 4 84 10 68L28 28C34 16 40 8 50 8Z', white, { kind: 'radial' })}${shape('M34 60H66V92H34Z', night, { outline: 2.5 })}${both('<circle cx="28" cy="58" r="5" fill="#ff9fbf"/>')}${eye(40, 44, 5)}${eye(60, 44, 5)}${stroke('M46 52C48 55 52 55 54 52', '#67708c', 3)}`;

export const prawn: Motif = () =>
  `${shape('M84 16C60 6 20 16 14 50C10 74 26 92 52 90C44 84 42 78 44 72C36 72 32 62 36 54C44 40 66 44 84 36Z', orange, { kind: 'radial' })}${stroke('M58 14C56 24 58 34 62 42M38 22C38 34 42 42 46 46M20 38C28 44 34 50 38 54M16 58C26 60 34 62 38 66M24 78C32 76 38 74 44 74', '#9a3d05', 2.5)}${shape('M52 90C62 80 76 80 88 88C80 96 64 98 52 90Z', red, { outline: 2.5 })}${stroke('M84 22C92 16 96 10 96 2M84 30C94 28 98 24 100 18', '#9a3d05', 3)}${eye(78, 22, 5)}`;

export const joystick: Motif = () =>
  `${stroke('M50 28V62', '#36405a', 9)}${ball(50, 22, 18, red)}${shape('M16 58H84C92 58 96 66 96 76C96 86 92 92 84 92H16C8 92 4 86 4 76C4 66 8 58 16 58Z', violet)}${oval(50, 60, 16, 6, night, 2)}${ball(22, 76, 8, yellow, 2)}${ball(70, 80, 6.5, teal, 2)}${ball(84, 72, 6.5, pink, 2)}`;

export const shavedIce: Motif = () =>
  `${shape('M14 52C10 34 22 24 30 24C34 8 66 8 70 24C78 24 90 34 86 52Z', sky)}${shape('M18 40C22 28 28 26 32 26C36 12 50 10 52 14C46 26 48 40 44 52H20Z', pink, { outline: 2 })}${shape('M52 14C64 12 68 18 69 26C78 26 84 34 84 44L80 52H64C66 38 60 24 52 14Z', yellow, { outline: 2 })}${ball(50, 10, 8, red, 2.5)}${shape('M8 52H92C90 74 78 84 66 86H34C22 84 10 74 8 52Z', teal)}${shape('M32 86H68L74 96H26Z', teal, { outline: 2.5 })}${stroke('M74 36L94 8', '#d81b3c', 5)}${shine('M20 58H36C36 68 38 74 42 80C30 76 22 68 20 58Z', 0.4)}`;

export const gift: Motif = () =>
  `${shape('M14 44H86V92H14Z', blue)}${shape('M8 30H92V48H8Z', blue)}${shape('M42 30H58V92H42Z', gold, { outline: 2 })}${both(shape('M50 30C30 30 20 20 28 10C36 4 48 16 50 30Z', gold, { outline: 2.5 }))}${ball(50, 28, 6, rose, 2)}${put(shine('M0 0H18V30H0Z', 0.18), 20, 52)}`;

export const egg: Motif = () =>
  `${shape('M50 6C72 6 86 38 86 60C86 82 70 94 50 94C30 94 14 82 14 60C14 38 28 6 50 6Z', cream, { kind: 'radial' })}${stroke('M18 48L30 40L42 50L54 40L66 50L78 40L83 46', '#f0478f', 5)}${stroke('M16 66L28 58L40 68L52 58L64 68L76 58L85 66', '#17b3a3', 5)}${shine('M34 18C26 28 24 36 24 42C30 32 34 26 40 20Z', 0.7)}`;
