import {
  ball,
  blue,
  both,
  brown,
  cream,
  gold,
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
  stroke,
  teal,
  violet,
  white,
  yellow,
} from '#scripts/art/paint.ts';

export const car: Motif = () =>
  `${shape('M2 66C2 54 10 50 22 48C32 32 44 28 58 28C72 28 80 36 86 48C96 50 98 58 98 68V74H2Z', pink)}${shape('M32 48C38 38 44 35 54 35V48Z', sky, { outline: 2.5 })}${shape('M60 35C70 36 76 42 79 48H60Z', sky, { outline: 2.5 })}${stroke('M4 64H96', '#5cffd0', 3.5)}${ball(24, 74, 14, night)}${ball(76, 74, 14, night)}${ball(24, 74, 6, teal, 2)}${ball(76, 74, 6, teal, 2)}${ball(93, 58, 4.5, yellow, 1.5)}<path d="M2 92H98" stroke="#5cffd0" stroke-width="4" stroke-linecap="round" opacity=".8"/>`;

export const balloon: Motif = () =>
  `${shape('M50 2C78 2 90 22 88 40C86 56 70 64 62 74H38C30 64 14 56 12 40C10 22 22 2 50 2Z', red)}${shape('M50 2C62 2 66 22 65 40C64 56 58 66 56 74H44C42 66 36 56 35 40C34 22 38 2 50 2Z', yellow, { outline: 2 })}${both(stroke('M24 12C16 26 22 48 38 70', '#ffffff', 4))}${stroke('M40 74L42 84M60 74L58 84', '#5a2e0a', 3)}${shape('M38 82H62L59 98H41Z', brown)}${stroke('M40 88H60', '#e8c08a', 3)}`;

export const takraw: Motif = () =>
  `${ball(50, 50, 44, { light: '#ffe0a3', base: '#d98e2b', dark: '#6a3606' })}${[0, 60, 120]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 50 50)"><path d="M8 42C30 28 70 28 92 42M7 58C30 72 70 72 93 58M6 50H94" fill="none" stroke="#6a3606" stroke-width="3"/></g>`,
    )
    .join('')}<g fill="#4a2404">${[
    [50, 50],
    [50, 26],
    [50, 74],
    [29, 38],
    [71, 38],
    [29, 62],
    [71, 62],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5.5"/>`)
    .join('')}</g>${shine('M22 34C28 22 40 14 52 14C40 20 32 28 28 40Z', 0.5)}`;

export const discoBall: Motif = () =>
  `${stroke('M50 0V14', '#67708c', 4)}${ball(50, 54, 40, { light: '#ffffff', base: '#b79cf0', dark: '#3a1f78' })}${stroke('M12 42H88M10 56H90M14 70H86M24 28H76M26 84H74M50 14V94M34 18C24 40 24 68 34 90M66 18C76 40 76 68 66 90', '#3a1f78', 2)}<g><rect x="36" y="30" width="12" height="11" fill="#5cffd0"/><rect x="62" y="44" width="13" height="11" fill="#ff5d8f"/><rect x="26" y="58" width="11" height="11" fill="#ffd83b"/><rect x="52" y="72" width="12" height="10" fill="#6ab8ff"/><rect x="52" y="44" width="9" height="11" fill="#fff"/></g>`;

export const microphone: Motif = () =>
  `${put(shape('M-9 0H9L6 62H-6Z', night), 44, 40, 38)}${ball(62, 30, 27, grey)}${stroke('M42 14L80 48M38 26L70 56M52 6L88 38M82 12L44 48M88 24L56 56M70 4L38 36', '#36405a', 2)}${put(shape('M-14 -5H14V5H-14Z', gold, { outline: 2.5 }), 44, 47, 38)}`;

export const note: Motif = () =>
  `${shape('M34 18L86 6V24L44 34V76H34Z', violet)}${shape('M76 20H86V66H76Z', violet)}${oval(28, 78, 18, 13, violet)}${oval(70, 68, 18, 13, violet)}${shine('M38 22L80 12V15L38 26Z', 0.6)}`;

export const speaker: Motif = () =>
  `${shape('M20 4H80C84 4 86 6 86 10V92C86 96 84 98 80 98H20C16 98 14 96 14 92V10C14 6 16 4 20 4Z', night)}${ball(50, 66, 24, grey)}${ball(50, 66, 15, night, 2)}${ball(50, 66, 6, pink, 2)}${ball(50, 26, 13, grey)}${ball(50, 26, 6, teal, 2)}`;

export const wheel: Motif = () =>
  `${ball(50, 50, 46, night)}${ball(50, 50, 32, grey)}${[0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn} 50 50)">${shape('M44 44L40 22H60L56 44Z', night, { outline: 1.5 })}</g>`).join('')}${ball(50, 50, 8, red, 2)}`;

export const flag: Motif = () =>
  `${stroke('M16 4V98', '#5a2e0a', 7)}${shape('M18 10C36 0 56 22 92 10V56C56 68 36 46 18 56Z', white)}<g fill="#1b2344"><path d="M18 10C26 6 33 7 40 9V24C33 22 26 21 18 25ZM40 24C50 28 56 31 64 31V46C56 46 50 43 40 39ZM64 15C74 16 82 14 92 10V25C82 29 74 31 64 31ZM18 40C26 36 33 37 40 39V53C33 50 26 51 18 56ZM64 46C74 46 82 44 92 40V56C82 59 74 61 64 60Z"/></g>`;

export const popsicle: Motif = () =>
  `${shape('M44 72H56V98H44Z', cream, { outline: 2.5 })}${shape('M24 34C24 14 36 4 50 4C64 4 76 14 76 34V76H24Z', orange)}${shape('M24 34C24 14 36 4 50 4C64 4 76 14 76 34V40C66 48 58 34 50 42C42 50 34 36 24 44Z', red, { outline: 2 })}${shine('M32 22C36 14 42 12 46 12C40 20 38 32 38 60H32Z', 0.5)}`;

export const teaCup: Motif = () =>
  `<path d="M72 46C94 42 94 74 66 74" fill="none" stroke="#8a4b08" stroke-width="9"/>${shape('M26 20H74L68 92H32Z', { light: '#ffd9a0', base: '#f07a1f', dark: '#8a3a04' })}${shape('M25 14H75V26H25Z', white)}${stroke('M56 14L68 -4', '#d81b3c', 6)}${shape('M30 42H70L68 56H32Z', cream, { outline: 2 })}${ball(44, 80, 5, brown, 1.5)}${ball(56, 82, 5, brown, 1.5)}${ball(50, 72, 5, brown, 1.5)}`;

export const rainbow: Motif = () =>
  `${[
    [44, '#e0242f'],
    [36, '#ff8c1a'],
    [28, '#ffd83b'],
    [20, '#4caf3a'],
    [12, '#2c7be5'],
  ]
    .map(
      ([r, colour]) =>
        `<path d="M${50 - Number(r)} 78A${r} ${r} 0 0 1 ${50 + Number(r)} 78" fill="none" stroke="${colour}" stroke-width="8.5"/>`,
    )
    .join('')}${both(`${ball(12, 78, 12, white, 2.5)}${ball(26, 82, 10, white, 2.5)}`)}`;

export const waterDrop: Motif = () =>
  `${shape('M50 4C62 28 82 46 82 66C82 84 68 96 50 96C32 96 18 84 18 66C18 46 38 28 50 4Z', blue, { kind: 'radial' })}${shine('M34 54C28 66 32 80 44 86C38 76 36 66 40 54Z', 0.7)}${both('<circle cx="34" cy="74" r="5" fill="#ff9fbf" opacity=".8"/>')}<g fill="#0b2f78"><circle cx="42" cy="66" r="4"/><circle cx="58" cy="66" r="4"/></g>${stroke('M46 75C48 78 52 78 54 75', '#0b2f78', 2.5)}`;

export const lifebuoy: Motif = () =>
  `<circle cx="50" cy="50" r="32" fill="none" stroke="#7a0713" stroke-width="28"/><circle cx="50" cy="50" r="32" fill="none" stroke="#ffffff" stroke-width="22"/><circle cx="50" cy="50" r="32" fill="none" stroke="#e0242f" stroke-width="22" stroke-dasharray="25.13 25.13" stroke-dashoffset="12"/>${stroke('M14 30C20 18 28 12 36 10', orange.light, 3)}`;
