import {
  ball,
  blue,
  both,
  brown,
  cream,
  eye,
  gold,
  grey,
  type Motif,
  night,
  orange,
  oval,
  pink,
  red,
  rose,
  shape,
  shine,
  stroke,
  type Tones,
  white,
} from '#scripts/art/paint.ts';

const eyes = (y: number, apart: number, r = 6, iris?: string): string =>
  `${eye(50 - apart, y, r, iris)}${eye(50 + apart, y, r, iris)}`;

const elephantSkin: Tones = { light: '#e3e9ff', base: '#8d9bd6', dark: '#343c78' };

export const elephant: Motif = () =>
  `${both(`${shape('M32 28C8 12 0 38 6 58C10 74 26 74 34 60Z', elephantSkin)}${shape('M29 36C15 28 11 42 14 55C17 63 24 62 29 56Z', rose, { outline: 1.5 })}`)}${both(shape('M31 60C25 70 27 82 36 88C38 80 38 72 41 64Z', cream, { outline: 2.5 }))}${shape('M50 10C72 10 80 30 76 46C74 58 64 62 61 70C60 82 58 94 47 95C39 95 36 89 38 85C42 88 47 86 46 78C45 70 38 66 34 62C26 58 24 52 24 46C20 30 28 10 50 10Z', elephantSkin)}${stroke('M44 66H58M46 74H58M47 82H56', elephantSkin.dark, 1.8)}${shape('M31 18C38 6 62 6 69 18L50 46Z', gold, { outline: 2.5 })}${ball(50, 21, 6, red, 2)}${eyes(46, 15, 5.5)}`;

const tigerFur: Tones = { light: '#ffd79a', base: '#f58a1f', dark: '#7a3406' };

export const tiger: Motif = () =>
  `${both(`${oval(22, 22, 15, 15, tigerFur)}${oval(22, 23, 7.5, 8, rose, 1.5)}`)}${shape('M50 10C78 10 92 30 90 54C90 60 96 64 92 72C84 84 68 92 50 92C32 92 16 84 8 72C4 64 10 60 10 54C8 30 22 10 50 10Z', tigerFur, { kind: 'radial' })}<g fill="#3a1604"><path d="M44 11L50 32L56 11ZM30 16L40 30L38 13ZM70 16L60 30L62 13Z"/><path d="M9 50L28 54L10 60ZM91 50L72 54L90 60ZM10 70L27 65L15 77ZM90 70L73 65L85 77Z"/></g>${both(oval(37, 70, 16, 13, white, 1.5))}${shape('M42 82C44 92 56 92 58 82Z', red, { outline: 2 })}${shape('M40 57C44 53 56 53 60 57C58 64 54 67 50 68C46 67 42 64 40 57Z', pink, { outline: 2.5 })}${stroke('M50 68V76M50 76C46 82 38 82 34 78M50 76C54 82 62 82 66 78', '#3a1604', 2.5)}${eyes(45, 18, 8, '#f4c20d')}${both(stroke('M22 36L38 39', '#3a1604', 4))}`;

const foxFur: Tones = { light: '#ffc38a', base: '#ee6a25', dark: '#7d2a08' };

export const fox: Motif = () =>
  `${both(`${shape('M12 6L44 28L16 52Z', foxFur)}${shape('M17 16L34 28L19 40Z', night, { outline: 1.5 })}`)}${shape('M50 24C70 22 86 36 92 58C80 62 74 72 66 80C60 88 54 94 50 94C46 94 40 88 34 80C26 72 20 62 8 58C14 36 30 22 50 24Z', foxFur, { kind: 'radial' })}${both(shape('M9 58C22 52 40 58 48 78L50 94C40 90 24 66 9 58Z', white, { outline: 1.8 }))}${oval(50, 86, 8, 6.5, night, 2)}${eyes(54, 17, 6.5, '#2a8a4a')}`;

export const rabbit: Motif = () =>
  `${both(`${shape('M36 46C20 34 18 4 30 3C42 3 48 28 46 42Z', white)}${shape('M36 36C28 26 26 11 31 10C37 11 41 26 41 36Z', rose, { outline: 1.2 })}`)}${shape('M50 36C74 36 88 52 86 68C84 86 68 94 50 94C32 94 16 86 14 68C12 52 26 36 50 36Z', white, { kind: 'radial' })}${both('<circle cx="27" cy="75" r="7" fill="#ff8fb5" opacity=".7"/>')}${shape('M44 69H56L50 76Z', pink, { outline: 2 })}${stroke('M50 76V81M50 81C46 86 40 85 38 82M50 81C54 86 60 85 62 82', '#5b6280', 2.4)}${eyes(60, 17, 7, '#d42a4f')}`;

export const monkey: Motif = () =>
  `${both(`${oval(14, 50, 12, 14, brown)}${oval(15, 51, 6, 8, cream, 1.5)}`)}${shape('M50 10C76 10 88 30 86 54C84 80 68 92 50 92C32 92 16 80 14 54C12 30 24 10 50 10Z', brown, { kind: 'radial' })}${shape('M50 36C54 26 78 24 78 48C78 58 72 60 74 68C76 82 62 88 50 88C38 88 24 82 26 68C28 60 22 58 22 48C22 24 46 26 50 36Z', cream, { outline: 2 })}${stroke('M46 62V64M54 62V64', '#4a2510', 3)}${shape('M34 70C42 76 58 76 66 70C62 84 38 84 34 70Z', red, { outline: 2.4 })}${eyes(50, 13, 6.5)}${stroke('M42 12C44 4 52 4 54 8', '#3d1f0a', 4)}`;

export const buffalo: Motif = () =>
  `${both(shape('M34 34C16 34 4 24 6 4C14 18 26 22 40 24Z', cream, { outline: 3 }))}${both(shape('M30 40C18 36 8 42 6 50C16 54 26 52 32 48Z', night))}${shape('M50 20C68 20 78 30 76 46C75 58 70 64 70 74C70 88 60 94 50 94C40 94 30 88 30 74C30 64 25 58 24 46C22 30 32 20 50 20Z', night, { kind: 'radial' })}${oval(50, 78, 21, 14, rose, 2.5)}<g fill="#5a1a38"><ellipse cx="42" cy="77" rx="3.5" ry="4.5"/><ellipse cx="58" cy="77" rx="3.5" ry="4.5"/></g><path d="M43 84A8 8 0 0 0 57 84" fill="none" stroke="#f7b733" stroke-width="4"/>${eyes(50, 15, 6)}${shape('M40 22C44 30 48 26 50 36C52 26 56 30 60 22Z', brown, { outline: 1.5 })}`;

export const rooster: Motif = () =>
  `${shape('M34 26C28 10 42 4 44 16C46 0 60 2 56 16C64 6 74 14 62 28Z', red)}${shape('M48 18C66 18 74 32 72 48C84 60 84 92 82 94H22C20 80 30 66 32 50C28 32 34 18 48 18Z', white)}${shape('M34 62L24 94H82C84 78 78 66 71 58L64 70L58 60L50 72L44 60Z', orange, { outline: 2.5 })}${shape('M36 36L10 46L34 52Z', gold)}${shape('M28 52C20 56 20 72 27 74C34 74 36 60 35 53Z', red, { outline: 2.5 })}${eye(48, 36, 6.5)}`;

export const owl: Motif = () =>
  `${both(shape('M14 6L40 22L16 40Z', brown))}${shape('M50 16C80 14 90 34 88 58C86 80 68 94 50 94C32 94 14 80 12 58C10 34 20 14 50 16Z', brown, { kind: 'radial' })}${shape('M50 52C68 52 74 66 70 78C64 90 56 92 50 92C44 92 36 90 30 78C26 66 32 52 50 52Z', cream, { outline: 2 })}${stroke('M38 72L42 76L46 72M46 80L50 84L54 80M54 72L58 76L62 72', '#9a6a3a', 2.5)}${both(oval(32, 42, 18, 18, cream, 2.5))}${eyes(42, 18, 11, '#ffb300')}${shape('M43 48H57L50 62Z', orange, { outline: 2.5 })}`;

export const panda: Motif = () =>
  `${both(oval(20, 24, 15, 15, night))}${shape('M50 14C78 14 92 34 90 56C88 80 70 92 50 92C30 92 12 80 10 56C8 34 22 14 50 14Z', white, { kind: 'radial' })}${both(`<ellipse cx="31" cy="50" rx="12" ry="15" transform="rotate(28 31 50)" fill="#2a3068"/>`)}${oval(50, 67, 8, 6, night, 1.5)}${stroke('M50 73V77M50 77C46 83 40 82 38 78M50 77C54 83 60 82 62 78', '#10143c', 2.6)}${eyes(51, 18, 6)}`;

const frogSkin: Tones = { light: '#dcff9a', base: '#62c23a', dark: '#1f5a16' };

export const frog: Motif = () =>
  `${both(oval(28, 28, 17, 17, frogSkin))}${shape('M50 30C80 28 94 46 94 60C94 80 74 90 50 90C26 90 6 80 6 60C6 46 20 28 50 30Z', frogSkin, { kind: 'radial' })}${shape('M16 60C30 72 70 72 84 60C80 84 20 84 16 60Z', red, { outline: 3 })}${shape('M38 76C42 70 58 70 62 76C58 80 42 80 38 76Z', pink, { outline: 1 })}${eyes(27, 22, 11, '#ffc21a')}${stroke('M45 50V52M55 50V52', '#1f5a16', 3.5)}`;

export const luckyCat: Motif = () =>
  `${both(`${shape('M16 12L46 26L18 48Z', white)}${shape('M21 20L36 28L22 38Z', rose, { outline: 1 })}`)}${shape('M50 22C74 20 88 34 86 52C84 66 70 74 50 74C30 74 16 66 14 52C12 34 26 20 50 22Z', white, { kind: 'radial' })}${shape('M24 70C18 80 18 92 22 95H78C82 92 82 80 76 70Z', white)}${shape('M22 68C36 78 64 78 78 68L80 76C64 86 36 86 20 76Z', red, { outline: 2.5 })}${ball(50, 84, 9, gold, 2.5)}${shape('M74 70C72 54 74 40 84 36C96 36 96 48 90 54C92 64 92 76 84 82Z', white)}${shape('M45 53H55L50 59Z', pink, { outline: 1.8 })}${stroke('M50 59C46 65 40 64 38 61M50 59C54 65 60 64 62 61M14 54L26 55M14 62L26 60', '#4a5370', 2.2)}${eyes(46, 16, 6.5, '#2a8a4a')}`;

const panther: Tones = { light: '#8fb7ff', base: '#2f4fb0', dark: '#0c1a52' };

export const peacock: Motif = () => {
  const feathers = Array.from({ length: 9 }, (_, at) => {
    const turn = -80 + at * 20;
    return `<g transform="rotate(${turn} 50 72)">${shape('M50 72C40 50 40 14 50 6C60 14 60 50 50 72Z', { light: '#baffd0', base: '#17a56a', dark: '#064a3a' }, { outline: 2 })}<circle cx="50" cy="20" r="6.5" fill="#f7b733"/><circle cx="50" cy="20" r="4" fill="#2447c9"/></g>`;
  });
  return `${feathers.join('')}${shape('M50 34C60 34 62 46 58 54C66 66 66 88 50 94C34 88 34 66 42 54C38 46 40 34 50 34Z', panther, { kind: 'radial' })}${shape('M46 48L50 58L54 48Z', gold, { outline: 1.5 })}${stroke('M50 34V24M46 35L42 27M54 35L58 27', '#0c1a52', 2)}${eyes(43, 5, 3)}${shine('M44 62C41 70 42 80 46 86C46 78 46 70 48 62Z', 0.35)}`;
};

export const turtle: Motif = () =>
  `${both(shape('M26 62C12 62 6 74 12 84C24 84 32 76 36 70Z', frogSkin))}${both(shape('M28 36C14 26 6 30 6 40C14 50 24 48 32 46Z', frogSkin))}${oval(50, 20, 13, 15, frogSkin)}${shape('M50 26C76 26 86 46 82 64C78 84 64 92 50 92C36 92 22 84 18 64C14 46 24 26 50 26Z', { light: '#ffe08a', base: '#b8792a', dark: '#55300a' }, { kind: 'radial' })}${stroke('M38 44H62L70 60L62 76H38L30 60ZM38 44L30 32M62 44L70 32M70 60H83M30 60H17M62 76L68 86M38 76L32 86', '#55300a', 2.6)}${eyes(17, 6, 3.6)}`;

export const bee: Motif = () =>
  `${both(shape('M44 34C24 6 2 14 6 30C10 44 30 46 44 42Z', { light: '#ffffff', base: '#c8ecff', dark: '#4f86b5' }, { outline: 2.5 }))}${shape('M50 28C74 28 80 50 76 66C72 84 58 96 50 96C42 96 28 84 24 66C20 50 26 28 50 28Z', gold, { kind: 'radial' })}<g fill="#3a2408"><path d="M24 58C40 64 60 64 76 58L77 66C60 73 40 73 23 66ZM29 76C42 82 58 82 71 76L66 83C56 88 44 88 34 83Z"/></g>${stroke('M42 28C38 18 34 14 30 14M58 28C62 18 66 14 70 14', '#3a2408', 3)}${eyes(43, 11, 6.5)}${stroke('M44 53C47 56 53 56 56 53', '#3a2408', 2.5)}`;

export const wolf: Motif = () =>
  `${both(`${shape('M16 4L44 28L14 50Z', grey)}${shape('M20 16L33 28L19 40Z', night, { outline: 1 })}`)}${shape('M50 20C72 18 84 34 96 60L80 62L84 74L68 76C62 88 56 94 50 94C44 94 38 88 32 76L16 74L20 62L4 60C16 34 28 18 50 20Z', grey, { kind: 'radial' })}${shape('M50 50C58 52 64 64 66 74C60 88 56 93 50 93C44 93 40 88 34 74C36 64 42 52 50 50Z', white, { outline: 1.5 })}${oval(50, 73, 8, 6, night, 2)}${stroke('M50 79V84', '#10143c', 2.5)}${eyes(50, 17, 6.5, blue.base)}${both(stroke('M24 38L40 43', '#36405a', 4))}`;
