import {
  ball,
  blue,
  both,
  brown,
  cream,
  eye,
  gold,
  green,
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
  starPath,
  stroke,
  teal,
  violet,
  white,
  yellow,
} from '#scripts/art/paint.ts';

export const crystalBall: Motif = () =>
  `${shape('M20 78H80L90 94H10Z', gold)}${ball(50, 46, 38, violet)}<path d="M24 54C34 42 44 66 56 52C64 42 72 50 78 56C72 72 60 78 50 78C38 78 28 70 24 54Z" fill="#ff9be8" opacity=".55"/>${shape(starPath(56, 40, 14, 5, 4), white, { outline: 1 })}${shape(starPath(36, 56, 8, 3, 4), yellow, { outline: 1 })}${shine('M22 36C26 22 38 16 48 16C38 24 32 30 30 40Z', 0.6)}`;

export const potion: Motif = () =>
  `${shape('M40 6H60V18H40Z', brown)}${shape('M40 16H60V36C76 42 86 54 86 68C86 84 72 94 50 94C28 94 14 84 14 68C14 54 24 42 40 36Z', sky)}${shape('M18 62C30 54 40 68 54 60C66 54 76 58 82 62C84 82 70 91 50 91C30 91 16 82 18 62Z', pink, { outline: 1.5 })}${ball(38, 74, 5, rose, 1)}${ball(60, 78, 7, rose, 1)}${ball(56, 50, 4, rose, 1)}${shine('M26 56C30 48 36 44 42 42V52C36 56 30 62 28 68Z', 0.6)}`;

export const mushroom: Motif = () =>
  `${shape('M36 54H64C62 70 72 80 68 92C60 97 40 97 32 92C28 80 38 70 36 54Z', cream)}${shape('M4 56C4 28 24 8 50 8C76 8 96 28 96 56C84 64 16 64 4 56Z', red)}${oval(34, 32, 10, 9, white, 1.5)}${oval(66, 26, 8, 7, white, 1.5)}${oval(80, 48, 7, 6, white, 1.5)}${oval(52, 50, 8, 6, white, 1.5)}${oval(16, 50, 6, 5, white, 1.5)}${eye(44, 73, 4)}${eye(56, 73, 4)}${stroke('M46 81C49 84 51 84 54 81', '#9a6a3a', 2.5)}`;

export const book: Motif = () =>
  `${shape('M12 14H76C84 14 88 18 88 24V88H22C14 88 10 84 10 78Z', violet)}${shape('M16 78H86V88H24C16 88 14 82 16 78Z', cream, { outline: 2 })}${shape('M10 78C10 72 14 70 20 70H88V76H22C18 76 16 80 22 84V88C14 88 10 84 10 78Z', violet, { outline: 2 })}${shape(starPath(50, 42, 20, 9, 8), gold, { outline: 2.5 })}${ball(50, 42, 7, teal, 2)}${stroke('M20 22H80V62H20Z', gold.base, 2.5)}${shape('M72 10H82V40L77 34L72 40Z', red, { outline: 2 })}`;

export const scarab: Motif = () =>
  `${both(shape('M48 34C30 14 6 12 2 26C4 46 22 52 40 50Z', gold))}${both(`${stroke('M16 24L38 42M10 34L38 46', gold.dark, 2.4)}${stroke('M30 64L14 70M30 76L18 86', '#5a3206', 6)}`)}${shape('M50 30C72 30 80 48 76 66C72 84 60 94 50 94C40 94 28 84 24 66C20 48 28 30 50 30Z', teal, { kind: 'radial' })}${stroke('M50 46V92M26 50C40 44 60 44 74 50', teal.dark, 3)}${ball(50, 20, 14, red)}${shine('M34 56C32 66 36 78 42 84C40 74 40 64 42 54Z', 0.5)}`;

export const pyramid: Motif = () =>
  `${ball(74, 22, 15, orange)}${shape('M46 12L92 88H4Z', gold)}${shape('M46 12L92 88H60Z', { light: '#d58f2e', base: '#b06a14', dark: '#6a3a06' }, { outline: 2 })}${stroke('M36 30H54M26 46H57M17 62H59M9 78H60', '#a86a12', 2.2)}${shape('M38 88V76C38 70 48 70 48 76V88Z', night, { outline: 2 })}`;

export const pharaoh: Motif = () =>
  `${shape('M50 6C76 6 86 24 86 46L94 92H68L64 66H36L32 92H6L14 46C14 24 24 6 50 6Z', blue)}${stroke('M16 44L10 88M24 34L20 88M76 34L80 88M84 44L90 88', gold.base, 5)}${shape('M50 20C66 20 72 32 70 48C68 64 60 74 50 74C40 74 32 64 30 48C28 32 34 20 50 20Z', gold, { kind: 'radial' })}${shape('M24 30C32 14 68 14 76 30C66 24 34 24 24 30Z', gold)}${shape('M45 4C45 -2 55 -2 55 4L53 20H47Z', teal, { outline: 2 })}${both(stroke('M33 44C37 40 43 41 46 45L50 47', '#0b2f78', 3))}${eye(40, 47, 4)}${eye(60, 47, 4)}${stroke('M44 63C48 66 52 66 56 63', '#8a2a08', 3)}${shape('M46 72H54L52 92H48Z', blue, { outline: 2 })}`;

export const phoenix: Motif = () =>
  `${both(`${shape('M46 50C30 40 24 20 6 8C4 30 8 42 18 52C10 50 6 50 4 52C14 66 30 70 46 64Z', red)}${shape('M46 54C34 48 28 36 16 26C18 40 22 48 30 54C26 54 22 54 20 56C28 62 38 64 46 62Z', orange, { outline: 1.5 })}`)}${both(shape('M48 66C44 78 34 86 26 96C42 94 48 86 50 78Z', orange))}${shape('M50 70C46 80 46 88 50 99C54 88 54 80 50 70Z', red, { outline: 2 })}${shape('M50 18C62 18 64 30 59 38C66 50 64 68 50 78C36 68 34 50 41 38C36 30 38 18 50 18Z', yellow, { kind: 'radial' })}${shape('M46 20C40 10 46 4 50 2C54 4 60 10 54 20Z', red, { outline: 2 })}${shape('M46 32H54L50 40Z', orange, { outline: 1.8 })}${eye(45, 27, 3.6)}${eye(55, 27, 3.6)}`;

export const dragon: Motif = () =>
  `${both(shape('M34 28C22 24 14 14 16 2C24 8 34 12 42 20Z', gold))}${both(shape('M24 46C10 44 4 36 2 28C2 48 2 62 8 72C12 64 18 60 26 60Z', green))}${shape('M50 14C74 12 82 32 78 50C84 60 82 74 72 82C64 90 36 90 28 82C18 74 16 60 22 50C18 32 26 12 50 14Z', red, { kind: 'radial' })}${shape('M30 66C38 58 62 58 70 66C72 78 62 84 50 84C38 84 28 78 30 66Z', orange, { outline: 2.5 })}<g fill="#6a0a10"><ellipse cx="43" cy="66" rx="3.4" ry="4"/><ellipse cx="57" cy="66" rx="3.4" ry="4"/></g>${both(shape('M32 79L36 92L41 82Z', white, { outline: 1.8 }))}${shape('M44 16L50 34L56 16L50 8Z', gold, { outline: 2 })}${eye(36, 45, 8, '#ffd21a')}${eye(64, 45, 8, '#ffd21a')}${both(stroke('M24 33L42 39', gold.base, 5))}${both(stroke('M28 72C14 76 10 86 16 94', gold.base, 3.5))}`;

export const firecracker: Motif = () =>
  `${stroke('M50 2V92', '#8a4b08', 3)}${both([14, 36, 58].map((y) => put(`${shape('M-7 -12H7V12H-7Z', red, { outline: 2.5 })}${shape('M-7 -12H7V-7H-7ZM-7 7H7V12H-7Z', gold, { outline: 1.5 })}`, 34, y + 8, 24)).join(''))}${shape(starPath(50, 84, 15, 7, 8), yellow, { outline: 2 })}`;

export const envelope: Motif = () =>
  `<g transform="rotate(-8 50 50)">${shape('M22 6H78V94H22Z', red)}${shape('M22 6H78V24C64 40 36 40 22 24Z', { light: '#ff8a7a', base: '#c4141f', dark: '#7a0713' }, { outline: 2.5 })}${ball(50, 42, 16, gold)}${shape('M44 36H56V48H44Z', red, { outline: 2 })}${stroke('M32 72H68M32 82H68', gold.base, 3.5)}</g>`;

export const ingot: Motif = () =>
  `${shape('M4 34C14 42 24 44 30 44C32 26 40 20 50 20C60 20 68 26 70 44C76 44 86 42 96 34C96 62 84 82 66 84H34C16 82 4 62 4 34Z', gold, { outline: 3.5 })}${oval(50, 46, 22, 9, { light: '#fffbd8', base: '#ffd35c', dark: '#8a4b08' }, 2.5)}${shine('M12 48C18 54 26 56 32 56C26 62 20 64 18 64C14 58 12 54 12 48Z', 0.55)}`;

export const cupcake: Motif = () =>
  `${shape('M20 54H80L70 94H30Z', orange)}${stroke('M32 58L38 92M50 58V92M68 58L62 92', orange.dark, 2.5)}${shape('M14 58C6 44 18 36 26 36C24 22 40 14 50 22C60 14 76 22 74 36C82 36 94 44 86 58Z', pink)}${shine('M26 44C30 34 42 30 52 32C42 36 36 42 32 50Z', 0.55)}${ball(50, 16, 10, red)}<g stroke-width="3.6" stroke-linecap="round"><path d="M30 50L35 47" stroke="#ffe14d"/><path d="M50 44L54 48" stroke="#5cffd0"/><path d="M68 46L64 50" stroke="#fff"/></g>`;

export const iceCream: Motif = () =>
  `${shape('M26 48H74L50 98Z', brown)}${stroke('M34 50L56 84M48 50L64 70M66 50L44 84M52 50L36 70', '#5b3210', 2)}${ball(35, 38, 19, rose)}${ball(65, 38, 19, teal)}${ball(50, 22, 19, cream)}${ball(54, 6, 6, red, 2)}`;

export const donut: Motif = () =>
  `${ball(50, 50, 43, { light: '#ffd9a0', base: '#d58a3c', dark: '#7a4210' })}${shape('M50 12C72 12 86 28 86 48C82 58 80 52 76 62C70 78 64 72 56 80C48 88 40 78 30 76C18 70 14 58 14 48C14 28 28 12 50 12Z', pink, { kind: 'radial' })}${ball(50, 48, 14, { light: '#8a4a10', base: '#5a2c08', dark: '#7a4210' }, 3)}<g stroke-width="4.4" stroke-linecap="round"><path d="M26 36L31 32M70 66L74 62" stroke="#ffe14d"/><path d="M46 22L52 24M26 58L30 63" stroke="#7df5e0"/><path d="M70 30L75 35M50 72L56 70" stroke="#fff"/></g>`;

export const lollipop: Motif = () =>
  `${stroke('M50 62V97', '#8fa3c4', 7)}${stroke('M50 62V97', '#fff', 4)}${ball(50, 36, 33, red)}<path d="M50 36C44 26 58 20 64 32C70 48 48 58 36 46C26 32 40 10 60 12" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`;

export const butterfly: Motif = () =>
  `${both(`${shape('M48 46C40 16 10 2 4 16C0 34 20 54 48 54Z', violet)}${shape('M48 54C28 54 12 66 18 84C30 96 46 76 49 60Z', pink)}${ball(22, 26, 7, yellow, 1.5)}${ball(30, 74, 5, yellow, 1.5)}`)}${shape('M50 32C55 38 55 72 50 84C45 72 45 38 50 32Z', night, { outline: 2.5 })}${both(stroke('M49 34C46 22 40 16 34 14', '#10143c', 2.6))}`;

export const feather: Motif = () =>
  `${shape('M88 6C50 8 22 34 20 76C52 78 84 50 88 6Z', green)}${stroke('M10 94L74 22', '#fff', 3)}${stroke('M34 66L36 46M46 54L48 34M34 66L56 64M46 54L70 50', '#14521d', 2)}`;

export const ghost: Motif = () =>
  `${shape('M50 6C76 6 86 26 86 48V94L74 84L62 94L50 84L38 94L26 84L14 94V48C14 26 24 6 50 6Z', sky)}${shape('M42 58C44 74 56 74 58 58Z', night, { outline: 2 })}${eye(37, 44, 9)}${eye(63, 44, 9)}${both('<circle cx="25" cy="58" r="5" fill="#ff9fc4" opacity=".8"/>')}`;
