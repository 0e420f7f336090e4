import {
  ball,
  blue,
  both,
  brown,
  cream,
  eye,
  gold,
  green,
  grey,
  type Motif,
  orange,
  oval,
  pink,
  put,
  red,
  rose,
  shape,
  shine,
  sky,
  starPath,
  stroke,
  teal,
  violet,
  white,
} from '#scripts/art/paint.ts';

export const pearl: Motif = () =>
  `${shape('M50 50C20 50 6 34 8 22C14 8 30 4 50 4C70 4 86 8 92 22C94 34 80 50 50 50Z', rose)}${stroke('M50 48V6M36 46L28 8M64 46L72 8M22 40L13 18M78 40L87 18', rose.dark, 2)}${shape('M8 62C8 54 24 50 50 50C76 50 92 54 92 62C90 82 72 94 50 94C28 94 10 82 8 62Z', pink)}${oval(50, 62, 36, 10, cream, 2)}${ball(50, 52, 19, { light: '#ffffff', base: '#f3ecff', dark: '#8d7fb5' }, 2.5)}`;

export const shell: Motif = () =>
  `${shape('M50 92L36 84C10 66 2 40 16 22C24 10 38 6 50 6C62 6 76 10 84 22C98 40 90 66 64 84Z', orange)}${stroke('M50 86V8M43 84L30 12M57 84L70 12M38 80L13 30M62 80L87 30', orange.dark, 2.4)}${shape('M36 82H64L70 94H30Z', gold)}`;

export const crab: Motif = () =>
  `${both(`${stroke('M26 66L8 72M28 74L12 84M34 80L24 94', '#7a0713', 6)}${stroke('M26 50C14 46 12 38 14 30', '#7a0713', 8)}${shape('M16 34C4 28 2 12 12 4C12 14 18 16 20 16C22 12 26 8 30 6C34 20 28 34 16 34Z', red)}`)}${both(stroke('M40 44L38 30', '#7a0713', 5))}${shape('M50 40C76 40 86 52 84 64C80 82 64 88 50 88C36 88 20 82 16 64C14 52 24 40 50 40Z', red, { kind: 'radial' })}${shine('M28 54C34 46 46 44 54 46C44 50 36 54 32 60Z', 0.5)}${eye(37, 27, 7)}${eye(63, 27, 7)}${stroke('M38 70C44 77 56 77 62 70', '#7a0713', 3.5)}`;

export const shark: Motif = () =>
  `${shape('M56 30C58 16 66 6 78 4C74 16 78 26 82 34Z', blue)}${shape('M4 56C18 34 42 26 66 30C82 34 92 46 98 40C94 54 96 66 98 76C90 70 82 66 74 68C54 76 26 76 4 56Z', blue)}${shape('M6 57C24 58 46 60 74 68C54 77 26 75 6 57Z', white, { outline: 1.5 })}${shape('M46 64C44 76 50 86 60 90C60 80 60 74 62 68Z', blue)}${stroke('M58 42V54M64 42V54M70 44V54', blue.dark, 2.4)}${shape('M14 60L19 66L23 61L28 68L32 62L37 68L40 62Z', white, { outline: 1.5 })}${eye(30, 47, 5.5)}`;

export const koi: Motif = () =>
  put(
    `${shape('M-4 30C-26 38 -26 50 -18 54C-8 52 0 44 2 36C8 46 18 54 28 50C30 38 16 32 6 28Z', red, { outline: 2.5 })}${shape('M16 -14C36 -18 42 -4 36 6C26 4 18 0 14 -4ZM-16 -14C-36 -18 -42 -4 -36 6C-26 4 -18 0 -14 -4Z', orange, { outline: 2.5 })}${shape('M0 -50C20 -48 26 -28 22 -8C18 12 8 24 2 36C-8 24 -20 12 -22 -8C-26 -28 -20 -48 0 -50Z', white, { kind: 'radial' })}<path d="M-16 -36C-8 -24 8 -24 17 -36C12 -46 6 -49 0 -49C-6 -49 -12 -46 -16 -36ZM-21 -10C-10 -16 2 -10 4 -2C2 8 -6 14 -12 12C-18 4 -21 -2 -21 -10ZM20 0C12 -2 6 6 6 14L4 28C10 22 18 12 20 0Z" fill="#e8362b"/>${stroke('M0 -40V20', '#ffd0b8', 2)}`,
    50,
    52,
    32,
    0.92,
  ) + put(`${eye(-13, -30, 4.5)}${eye(13, -30, 4.5)}`, 50, 52, 32, 0.92);

export const fish: Motif = () =>
  `${shape('M70 50C80 34 92 26 96 28C92 42 92 58 96 72C88 74 78 64 70 52Z', orange)}${shape('M36 26C46 8 64 10 68 14C64 22 66 30 66 34Z', orange, { outline: 2.5 })}${shape('M4 52C10 30 30 22 46 24C62 26 74 40 78 50C72 66 60 78 44 78C26 78 10 70 4 52Z', gold, { kind: 'radial' })}${shape('M34 24C42 40 42 62 33 78C40 79 46 78 48 77C56 60 56 42 49 25C44 23 38 23 34 24Z', white, { outline: 2 })}${shape('M44 52C56 50 62 56 62 64C54 68 46 64 44 52Z', orange, { outline: 2 })}${eye(22, 46, 7)}${stroke('M8 58C12 62 16 62 20 60', orange.dark, 3)}`;

export const octopus: Motif = () =>
  `${both(`${shape('M40 62C34 80 20 78 20 70C10 74 8 90 22 94C40 96 48 80 48 66Z', violet)}${shape('M30 54C18 64 8 58 8 48C0 56 4 72 16 72C28 72 36 64 38 58Z', violet)}`)}${shape('M50 6C76 6 84 28 80 46C78 56 74 62 72 68C66 76 58 72 50 80C42 72 34 76 28 68C26 62 22 56 20 46C16 28 24 6 50 6Z', violet, { kind: 'radial' })}${shine('M32 20C36 14 46 12 52 14C44 20 38 26 34 32Z', 0.5)}${eye(38, 44, 8)}${eye(62, 44, 8)}${stroke('M44 60C48 64 52 64 56 60', violet.dark, 3)}`;

export const starfish: Motif = () =>
  `<g stroke-linejoin="round">${shape(starPath(50, 53, 45, 21, 5), { light: '#ffd0b0', base: '#ff7043', dark: '#992b0c' }, { outline: 9 })}${shape(starPath(50, 53, 42, 20, 5), { light: '#ffd0b0', base: '#ff7043', dark: '#992b0c' }, { outline: 1 })}</g><g fill="#ffd9b8"><circle cx="50" cy="24" r="3"/><circle cx="50" cy="36" r="3.4"/><circle cx="26" cy="44" r="3"/><circle cx="74" cy="44" r="3"/><circle cx="33" cy="78" r="3"/><circle cx="67" cy="78" r="3"/></g>${eye(42, 52, 6)}${eye(58, 52, 6)}${stroke('M44 63C48 67 52 67 56 63', '#992b0c', 3)}`;

export const chest: Motif = () =>
  `${shape('M10 42C10 18 24 8 50 8C76 8 90 18 90 42Z', brown)}${shape('M22 42C22 20 28 10 36 9H26C14 14 10 28 10 42ZM78 42C78 20 72 10 64 9H74C86 14 90 28 90 42Z', gold, { outline: 2 })}${ball(30, 46, 9, gold, 2)}${ball(48, 42, 10, gold, 2)}${ball(66, 45, 9, gold, 2)}${ball(38, 52, 8, red, 2)}${ball(58, 52, 8, teal, 2)}${shape('M8 54H92V90H8Z', brown)}${shape('M8 54H24V90H8ZM76 54H92V90H76Z', gold, { outline: 2.5 })}${shape('M40 52H60V68C60 78 40 78 40 68Z', gold)}<circle cx="50" cy="62" r="4" fill="#3d1f0a"/><path d="M48 62H52L53 71H47Z" fill="#3d1f0a"/>`;

export const ship: Motif = () =>
  `${stroke('M50 6V72', '#3d1f0a', 5)}${shape('M54 10C78 18 84 42 76 58H54Z', cream)}${shape('M46 18C30 24 22 42 22 58H46Z', cream)}${shape('M50 4L70 8L50 15Z', red, { outline: 2 })}<g fill="#d81b3c" opacity=".85"><path d="M55 26H75L78 38H55ZM46 34H28L24 46H46Z"/></g>${shape('M6 62H94C90 82 80 92 68 92H30C18 92 10 80 6 62Z', brown)}${stroke('M12 72H88', gold.base, 4)}<g fill="#f7b733" stroke="#3d1f0a" stroke-width="2"><circle cx="34" cy="82" r="4"/><circle cx="50" cy="82" r="4"/><circle cx="66" cy="82" r="4"/></g>`;

export const anchor: Motif = () =>
  `<circle cx="50" cy="16" r="9" fill="none" stroke="${grey.dark}" stroke-width="11"/><circle cx="50" cy="16" r="9" fill="none" stroke="${grey.base}" stroke-width="6"/>${shape('M44 26H56V36H74V46H56V78C68 76 76 68 78 60L70 62L84 46L94 64L88 62C86 82 68 94 50 94C32 94 14 82 12 62L6 64L16 46L30 62L22 60C24 68 32 76 44 78V46H26V36H44Z', grey)}${shine('M46 30H50V80H46Z', 0.45)}`;

export const compass: Motif = () =>
  `${ball(50, 54, 42, gold, 4)}${ball(50, 54, 32, cream, 3)}${shape('M50 26L58 54H42Z', red, { outline: 2 })}${shape('M50 82L42 54H58Z', blue, { outline: 2 })}${ball(50, 54, 5, gold, 2)}${stroke('M50 12V4M24 54H29M71 54H76', gold.dark, 4)}${shape('M42 2H58V12H42Z', gold, { outline: 2.5 })}`;

export const bubble: Motif = () =>
  `${ball(50, 52, 40, sky, 2.5)}${shine('M24 40C26 26 40 18 50 18C40 24 32 32 30 44Z', 0.8)}<circle cx="68" cy="72" r="6" fill="#fff" opacity=".7"/>`;

export const palm: Motif = () =>
  `${shape('M46 40C54 56 56 74 52 92H66C68 72 62 52 54 38Z', brown)}${put(shape('M0 0C-14 -18 -36 -16 -46 2C-30 -6 -16 -2 0 6Z', green, { outline: 2.5 }), 50, 36)}${put(shape('M0 0C14 -18 36 -16 46 2C30 -6 16 -2 0 6Z', green, { outline: 2.5 }), 50, 36)}${put(shape('M0 0C-20 -6 -38 10 -38 32C-28 16 -14 10 2 8Z', green, { outline: 2.5 }), 50, 36)}${put(shape('M0 0C20 -6 38 10 38 32C28 16 14 10 -2 8Z', green, { outline: 2.5 }), 50, 36)}${put(shape('M0 4C-12 -10 -10 -28 4 -34C4 -20 10 -12 8 4Z', green, { outline: 2.5 }), 48, 36)}${ball(42, 44, 7, brown, 2)}${ball(58, 46, 7, brown, 2)}${shape('M22 94C30 82 84 82 92 94Z', gold)}`;
