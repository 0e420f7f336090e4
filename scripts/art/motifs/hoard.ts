import {
  ball,
  blue,
  brown,
  cream,
  eye,
  gold,
  green,
  grey,
  leaf,
  type Motif,
  night,
  pink,
  put,
  red,
  rose,
  shape,
  shine,
  stroke,
  white,
  yellow,
} from '#scripts/art/paint.ts';

export const pickaxe: Motif = () =>
  `${put(shape('M-6 -34H6V50H-6Z', brown), 50, 48, 40)}${put(shape('M-44 -18C-30 -44 30 -44 44 -18C24 -30 12 -28 8 -24H-8C-12 -28 -24 -30 -44 -18Z', grey), 50, 48, 40)}${ball(22, 80, 10, gold, 2.5)}${ball(40, 88, 7, gold, 2)}`;

export const mineCart: Motif = () =>
  `${ball(30, 34, 13, gold)}${ball(52, 28, 15, gold)}${ball(72, 36, 12, gold)}${ball(42, 42, 11, yellow, 2.5)}${ball(62, 44, 10, gold, 2.5)}${shape('M8 42H92L82 78H18Z', grey)}${stroke('M14 54H86M30 44L34 76M50 44V76M70 44L66 76', '#36405a', 3)}${ball(30, 84, 11, night)}${ball(70, 84, 11, night)}${ball(30, 84, 4, grey, 1.5)}${ball(70, 84, 4, grey, 1.5)}`;

export const moneyTree: Motif = () =>
  `${shape('M44 92C46 74 42 62 30 50L38 46L48 58L56 40L64 46L56 62C54 72 56 82 58 92Z', brown)}${ball(28, 38, 20, leaf)}${ball(72, 38, 20, leaf)}${ball(50, 26, 22, green)}${[
    [24, 34],
    [44, 16],
    [60, 30],
    [76, 38],
    [38, 42],
    [62, 52],
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 7.5, gold, 2))
    .join('')}${shape('M24 90H76L70 98H30Z', red, { outline: 2.5 })}`;

export const pig: Motif = () =>
  `${shape('M24 22L20 4L42 16Z', rose)}${shape('M76 22L80 4L58 16Z', rose)}${shape('M50 12C82 12 94 34 92 56C90 80 72 92 50 92C28 92 10 80 8 56C6 34 18 12 50 12Z', rose, { kind: 'radial' })}${shape('M50 54C66 54 72 62 70 70C68 78 60 80 50 80C40 80 32 78 30 70C28 62 34 54 50 54Z', pink, { outline: 2.5 })}<g fill="#86104a"><ellipse cx="42" cy="67" rx="4" ry="6"/><ellipse cx="58" cy="67" rx="4" ry="6"/></g>${eye(32, 44, 6.5)}${eye(68, 44, 6.5)}${shape('M38 16H62V23H38Z', night, { outline: 1.5 })}<circle cx="20" cy="62" r="6" fill="#f0478f" opacity=".5"/><circle cx="80" cy="62" r="6" fill="#f0478f" opacity=".5"/>`;

export const lighthouse: Motif = () =>
  `<path d="M50 22L100 4V40ZM50 22L0 4V40Z" fill="#fff6a8" opacity=".75"/>${shape('M38 34H62L70 90H30Z', white)}${shape('M36.5 46H63.5L65.4 58H34.8ZM33 70H67L69 82H31Z', red, { outline: 2 })}${shape('M34 28H66V36H34Z', night, { outline: 2.5 })}${shape('M40 14H60V28H40Z', yellow, { outline: 2.5 })}${shape('M36 14L50 2L64 14Z', red, { outline: 2.5 })}${shape('M12 96C20 84 80 84 88 96Z', brown)}`;

export const train: Motif = () =>
  `${ball(24, 14, 9, white, 2)}${ball(40, 8, 6, white, 2)}${shape('M16 24H32L29 44H19Z', night, { outline: 2.5 })}${shape('M10 42H60V74H10C4 64 4 52 10 42Z', gold)}${shape('M56 18H92V74H56Z', red)}${shape('M50 12H98V22H50Z', gold, { outline: 2.5 })}${shape('M64 28H84V46H64Z', { light: '#e8faff', base: '#9fdcf5', dark: '#2a6a90' }, { outline: 2.5 })}${stroke('M24 44V72M40 44V72', gold.dark, 3)}${shape('M2 70H96V80H8Z', night, { outline: 2.5 })}${ball(22, 84, 11, grey)}${ball(46, 84, 11, grey)}${ball(76, 82, 14, grey)}${ball(76, 82, 5, gold, 1.5)}${ball(10, 52, 6, yellow, 2)}`;

export const umbrella: Motif = () =>
  `${stroke('M50 14V82C50 96 70 96 70 82', '#5a2e0a', 7)}${stroke('M50 14V82C50 96 70 96 70 82', '#d8a06a', 3)}${shape('M6 54C8 24 28 10 50 10C72 10 92 24 94 54C84 46 74 46 66 54C60 46 40 46 34 54C26 46 16 46 6 54Z', blue)}${shape('M34 54C34 34 42 18 50 10C58 18 66 34 66 54C60 46 40 46 34 54Z', yellow, { outline: 2.5 })}${shape('M47 2H53V12H47Z', gold, { outline: 2 })}${shine('M18 36C22 24 32 18 38 16C30 24 26 32 24 42Z', 0.5)}`;

export const wheat: Motif = () =>
  `${stroke('M50 96C50 70 50 50 50 26M32 96C36 70 32 56 24 36M68 96C64 70 68 56 76 36', '#8a6a1a', 4)}${[
    [50, 14, 0],
    [50, 30, -28],
    [50, 30, 28],
    [50, 46, -28],
    [50, 46, 28],
    [24, 26, -16],
    [24, 42, -44],
    [30, 44, 14],
    [76, 26, 16],
    [76, 42, 44],
    [70, 44, -14],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      put(shape('M0 -14C9 -6 8 8 0 12C-8 8 -9 -6 0 -14Z', gold, { outline: 2 }), x, y, turn),
    )
    .join('')}${shape('M30 70H70V80H30Z', cream, { outline: 2.5 })}`;
