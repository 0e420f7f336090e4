import {
  ball,
  blue,
  both,
  cream,
  eye,
  gold,
  green,
  grey,
  type Motif,
  night,
  orange,
  oval,
  pink,
  put,
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

export const moon: Motif = () =>
  `${shape('M62 6C34 4 10 26 10 52C10 78 34 98 64 94C44 86 34 68 36 48C38 30 48 16 62 6Z', { light: '#fffbe0', base: '#ffe07a', dark: '#a8741a' }, { outline: 3.5 })}<g fill="#e0ad3c" opacity=".6"><circle cx="24" cy="52" r="5"/><circle cx="30" cy="74" r="4"/><circle cx="32" cy="32" r="3.5"/></g>${shape(starPath(74, 36, 15, 6, 4), white, { outline: 2 })}${shape(starPath(70, 70, 9, 4, 4), yellow, { outline: 1.8 })}`;

export const sun: Motif = () =>
  `${shape(starPath(50, 50, 48, 32, 12), orange)}${ball(50, 50, 31, yellow)}${eye(40, 46, 5)}${eye(60, 46, 5)}${stroke('M38 58C44 67 56 67 62 58', '#a36a00', 3.5)}${both('<circle cx="31" cy="57" r="4.5" fill="#ff8c5a" opacity=".7"/>')}`;

export const planet: Motif = () =>
  `${ball(50, 50, 31, violet)}${stroke('M22 42C36 50 60 50 78 40M22 60C36 68 62 66 78 58', '#d9a5ff', 4)}<path d="M24 40C-4 56 -2 74 20 72C44 70 92 46 98 30C100 20 88 22 76 30" fill="none" stroke="#8a4b08" stroke-width="11" stroke-linecap="round"/><path d="M24 40C-4 56 -2 74 20 72C44 70 92 46 98 30C100 20 88 22 76 30" fill="none" stroke="#ffc94d" stroke-width="6" stroke-linecap="round"/>`;

export const rocket: Motif = () =>
  put(
    `${shape('M-14 34C-20 50 -10 56 0 66C10 56 20 50 14 34Z', orange)}${shape('M-7 36C-10 46 -4 50 0 56C4 50 10 46 7 36Z', yellow, { outline: 1 })}${shape('M-18 6L-36 30L-16 30ZM18 6L36 30L16 30Z', red)}${shape('M0 -52C20 -36 24 -8 18 34H-18C-24 -8 -20 -36 0 -52Z', white)}${shape('M0 -52C10 -44 16 -34 18 -24H-18C-16 -34 -10 -44 0 -52Z', red)}${ball(0, -6, 10, sky, 3.5)}${stroke('M-18 22H18', '#d81b3c', 4)}`,
    46,
    50,
    38,
    0.84,
  );

export const robot: Motif = () =>
  `${stroke('M50 20V8', grey.dark, 4)}${ball(50, 8, 6, red, 2)}${both(shape('M6 40H16V64H6C2 60 2 44 6 40Z', orange))}${shape('M24 20H76C84 20 88 26 88 32V70C88 80 82 84 76 84H24C18 84 12 80 12 70V32C12 26 16 20 24 20Z', sky)}${shape('M24 32H76V58H24Z', night, { outline: 3 })}<g fill="#5cffd0"><circle cx="38" cy="45" r="7"/><circle cx="62" cy="45" r="7"/></g>${shape('M32 66H68V76H32Z', white, { outline: 2.5 })}${stroke('M41 66V76M50 66V76M59 66V76', '#36405a', 2)}${shape('M36 84H64V94H36Z', grey, { outline: 2.5 })}`;

export const ufo: Motif = () =>
  `<path d="M30 62L14 98H86L70 62Z" fill="#b6ff6a" opacity=".55"/>${shape('M26 42C26 16 74 16 74 42Z', sky)}${oval(50, 36, 12, 12, green, 2)}${eye(45, 35, 4)}${eye(56, 35, 4)}${shape('M4 52C4 42 24 38 50 38C76 38 96 42 96 52C96 64 76 70 50 70C24 70 4 64 4 52Z', grey)}<g stroke="#36405a" stroke-width="1.5"><circle cx="20" cy="54" r="5" fill="#ffd83b"/><circle cx="40" cy="60" r="5" fill="#ff5d8f"/><circle cx="60" cy="60" r="5" fill="#5cffd0"/><circle cx="80" cy="54" r="5" fill="#ffd83b"/></g>`;

export const cloud: Motif = () =>
  `${shape('M24 78C4 78 0 54 18 50C14 30 40 20 50 34C58 18 86 26 82 48C100 52 98 78 78 78Z', sky)}${shine('M28 46C32 36 42 36 46 42C38 42 34 46 30 54Z', 0.8)}`;

export const thunder: Motif = () =>
  `${shape('M24 58C4 58 2 36 18 32C16 14 40 6 50 18C58 4 86 10 82 30C98 34 96 58 78 58Z', night)}${shape('M54 40L28 70H46L38 98L74 60H56L66 40Z', yellow, { outline: 3.5 })}`;

export const astronaut: Motif = () =>
  `${shape('M22 74C22 62 78 62 78 74V96H22Z', white)}${shape('M42 78H58V92H42Z', blue, { outline: 2 })}${ball(50, 40, 36, white)}${both(shape('M12 32H20V52H12C8 48 8 36 12 32Z', orange, { outline: 2.5 }))}${shape('M26 34C26 20 74 20 74 34V46C74 60 26 60 26 46Z', night)}${shine('M32 32C34 26 46 24 54 25C46 32 40 38 36 46C32 42 31 38 32 32Z', 0.5)}`;

export const comet: Motif = () =>
  `${shape('M96 4C70 12 46 26 34 44L56 66C74 54 88 30 96 4Z', { light: '#fff6c8', base: '#ffab3d', dark: '#b3400a' }, { outline: 2 })}${shape('M88 14C70 22 54 34 42 48L52 58C66 46 80 30 88 14Z', yellow, { outline: 0 })}${ball(34, 66, 26, teal)}${ball(28, 62, 5, sky, 1)}${ball(42, 74, 6, sky, 1)}`;

export const football: Motif = () =>
  `${ball(50, 52, 42, white)}<g fill="#1b2344"><path d="M50 36L64 46L59 62H41L36 46Z"/><path d="M50 10L62 17L58 22H42L38 17ZM9 46L18 42L22 56L14 68ZM91 46L82 42L78 56L86 68ZM28 84L32 74L44 82L42 93ZM72 84L68 74L56 82L58 93Z"/></g>${stroke('M50 36V22M36 46L22 42M64 46L78 42M41 62L33 74M59 62L67 74', '#1b2344', 2.4)}`;

export const trophy: Motif = () =>
  `${both(`<path d="M28 22H12C8 40 20 50 32 50" fill="none" stroke="#8a4b08" stroke-width="10"/><path d="M28 22H12C8 40 20 50 32 50" fill="none" stroke="#f7b733" stroke-width="5"/>`)}${shape('M24 10H76C76 40 70 58 56 62V74H44V62C30 58 24 40 24 10Z', gold)}${shape('M30 74H70L76 94H24Z', red)}${shape(starPath(50, 34, 14, 6, 5), white, { outline: 1.8 })}${shine('M30 16H36C36 36 38 46 44 54C34 48 30 34 30 16Z', 0.5)}`;

export const whistle: Motif = () =>
  `${shape('M4 34H58C84 32 96 48 94 64C92 82 76 92 62 90C44 88 38 74 38 60H4Z', blue)}${ball(66, 62, 14, cream)}${shape('M20 34H34V46H20Z', night, { outline: 2 })}${stroke('M84 38C90 26 92 16 84 6', '#d81b3c', 5)}${shine('M8 38H18V44H8Z', 0.6)}`;

export const shirt: Motif = () =>
  `${shape('M30 8L6 24L16 46L26 40V92H74V40L84 46L94 24L70 8C64 20 36 20 30 8Z', red)}${stroke('M40 18V92M60 18V92', '#ffffff', 5)}${shape('M30 8C36 20 64 20 70 8L64 6C58 14 42 14 36 6Z', white, { outline: 2 })}`;

export const candy: Motif = () =>
  `${both(shape('M28 50L4 28C8 40 8 60 4 72Z', pink))}${ball(50, 50, 28, pink)}<path d="M50 50C44 34 56 26 66 28M50 50C66 46 76 56 72 66M50 50C54 66 44 76 34 70M50 50C36 54 24 44 28 36" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`;
