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
  night,
  orange,
  oval,
  put,
  red,
  shape,
  shine,
  sky,
  stroke,
  white,
  yellow,
} from '#scripts/art/paint.ts';

export const parrot: Motif = () =>
  `${shape('M62 60C78 66 88 80 90 98C76 92 62 86 54 76Z', blue)}${shape('M44 10C68 6 80 24 78 46C78 70 66 90 46 94C34 84 26 66 28 44C28 26 32 14 44 10Z', red, { kind: 'radial' })}${shape('M56 44C74 44 80 62 72 84C58 84 48 72 48 58C48 50 50 46 56 44Z', blue)}${shape('M54 44C64 42 72 46 75 54C66 56 56 58 48 58C48 50 50 46 54 44Z', yellow, { outline: 2 })}${oval(42, 32, 14, 13, white, 2)}${shape('M32 26C14 22 6 34 10 54C18 48 26 48 34 46C36 40 36 32 32 26Z', night)}${eye(44, 30, 6, '#ffcf1a')}${stroke('M44 10C42 4 46 0 52 2', red.dark, 3)}`;

export const penguin: Motif = () =>
  `${both(shape('M22 44C8 52 4 70 8 80C18 74 26 66 28 56Z', night))}${shape('M50 6C74 6 82 28 82 52C82 80 70 92 50 92C30 92 18 80 18 52C18 28 26 6 50 6Z', night, { kind: 'radial' })}${shape('M50 38C58 26 74 30 72 50C72 76 62 86 50 86C38 86 28 76 28 50C26 30 42 26 50 38Z', white, { outline: 2 })}${both(shape('M28 88C34 82 44 84 46 94H22Z', orange, { outline: 2.5 }))}${eye(39, 38, 6)}${eye(61, 38, 6)}${shape('M42 46H58L50 58Z', orange, { outline: 2.5 })}${shape('M28 62C40 70 60 70 72 62L74 70C62 78 38 78 26 70Z', red, { outline: 2.5 })}`;

export const swan: Motif = () =>
  `${shape('M28 30C28 14 48 6 58 18C68 32 50 44 52 58C60 46 82 42 98 46C96 72 80 86 54 86C24 86 18 70 30 54C38 44 48 34 44 26C40 22 36 26 36 32Z', white, { kind: 'radial' })}${shape('M36 28L14 38L34 40Z', orange, { outline: 2.5 })}${shape('M52 66C62 52 80 50 92 54C84 66 72 76 56 76Z', sky, { outline: 2 })}${eye(46, 20, 4.5)}${stroke('M4 90C16 82 24 96 36 90C48 82 56 96 68 90C80 82 88 96 98 90', '#bfe8ff', 4)}`;

export const lion: Motif = () => {
  const mane = Array.from({ length: 14 }, (_, at) => {
    const turn = at * (360 / 14);
    return `<g transform="rotate(${turn} 50 50)">${shape('M38 26C36 12 44 2 50 0C56 2 64 12 62 26Z', { light: '#e88a3a', base: '#b04a10', dark: '#4a1a02' }, { outline: 2 })}</g>`;
  });
  return `${mane.join('')}${shape('M50 20C74 20 82 38 80 54C78 76 66 86 50 86C34 86 22 76 20 54C18 38 26 20 50 20Z', gold, { kind: 'radial' })}${both(oval(39, 70, 13, 10, cream, 1.5))}${shape('M40 56H60C58 64 54 68 50 68C46 68 42 64 40 56Z', brown, { outline: 2 })}${stroke('M50 68V74M50 74C46 80 40 78 38 74M50 74C54 80 60 78 62 74', '#4a1a02', 2.4)}${eye(36, 46, 6.5, '#2a8a4a')}${eye(64, 46, 6.5, '#2a8a4a')}${shape('M36 24L50 34L64 24L58 12L50 20L42 12Z', red, { outline: 2 })}`;
};

export const bamboo: Motif = () =>
  `${[
    [22, 8],
    [46, -2],
    [70, 12],
  ]
    .map(([x = 0, y = 0]) =>
      [0, 1, 2]
        .map((part) =>
          shape(
            `M${x} ${y + part * 32}H${x + 15}C${x + 13} ${y + part * 32 + 10} ${x + 13} ${y + part * 32 + 20} ${x + 15} ${y + part * 32 + 30}H${x}C${x + 2} ${y + part * 32 + 20} ${x + 2} ${y + part * 32 + 10} ${x} ${y + part * 32}Z`,
            green,
            { outline: 2.5 },
          ),
        )
        .join(''),
    )
    .join(
      '',
    )}${put(shape('M0 0C10 -12 24 -14 34 -6C24 4 10 6 0 0Z', leaf, { outline: 2 }), 60, 34, -20)}${put(shape('M0 0C10 -12 24 -14 34 -6C24 4 10 6 0 0Z', leaf, { outline: 2 }), 38, 52, 200)}${put(shape('M0 0C10 -12 24 -14 34 -6C24 4 10 6 0 0Z', leaf, { outline: 2 }), 62, 74, 24)}`;

export const snowflake: Motif = () =>
  [0, 60, 120]
    .map((turn) => {
      const arm =
        'M50 4V96M50 20L38 10M50 20L62 10M50 36L34 24M50 36L66 24M50 80L38 90M50 80L62 90M50 64L34 76M50 64L66 76';
      return `<g transform="rotate(${turn} 50 50)">${stroke(arm, '#2f78b5', 9)}${stroke(arm, '#e8f8ff', 4.5)}</g>`;
    })
    .join('');

export const firefly: Motif = () =>
  `<circle cx="50" cy="72" r="28" fill="#f6ff8a" opacity=".45"/>${both(shape('M46 36C26 14 6 20 8 36C12 52 32 52 46 46Z', sky, { outline: 2.5 }))}${oval(50, 74, 17, 22, { light: '#ffffd8', base: '#e8f04a', dark: '#7a8a08' })}${shape('M50 24C64 24 68 40 64 56C58 62 42 62 36 56C32 40 36 24 50 24Z', night)}${ball(50, 24, 13, night)}${eye(45, 23, 4.5)}${eye(56, 23, 4.5)}${stroke('M44 12C40 4 34 2 30 4M56 12C60 4 66 2 70 4', '#10143c', 3)}${stroke('M36 70H64M35 80H65', '#b8c21a', 3)}`;

export const gecko: Motif = () =>
  `${stroke('M50 58C50 78 66 80 66 92C66 98 54 98 52 92', '#14521d', 9)}${stroke('M50 58C50 78 66 80 66 92C66 98 54 98 52 92', '#7ad04a', 4)}${both(stroke('M40 40L18 34L10 42M42 60L22 70L18 82', '#14521d', 8))}${both(stroke('M40 40L18 34L10 42M42 60L22 70L18 82', '#7ad04a', 4))}${shape('M50 26C62 28 64 46 60 62C56 70 44 70 40 62C36 46 38 28 50 26Z', green, { kind: 'radial' })}${shape('M50 2C66 4 72 18 66 28C60 36 40 36 34 28C28 18 34 4 50 2Z', green, { kind: 'radial' })}${eye(39, 14, 6, '#ffb300')}${eye(61, 14, 6, '#ffb300')}${stroke('M42 26C46 30 54 30 58 26', '#14521d', 2.5)}<g fill="#ff8c1a"><circle cx="46" cy="42" r="3"/><circle cx="55" cy="48" r="3"/><circle cx="47" cy="56" r="3"/></g>`;

export const hibiscus: Motif = () =>
  `${Array.from({ length: 5 }, (_, at) => `<g transform="rotate(${at * 72} 50 50)">${shape('M50 50C26 38 30 8 50 4C70 8 74 38 50 50Z', red, { outline: 2.5 })}${shine('M48 42C42 32 42 20 48 12Z', 0.3)}</g>`).join('')}${stroke('M50 50L74 28', '#ffd83b', 6)}${ball(76, 26, 5, yellow, 2)}${ball(50, 50, 7, gold, 2)}`;
