import { shape, starPath } from './paint.ts';
import { filled, insideScenes, many } from './scenes-inside.ts';
import type { Looks } from './theme.ts';

type Scene = NonNullable<Looks['scene']>;

const cloudPath = 'M0 30C-22 30 -22 6 -4 6C-2 -14 24 -16 30 -2C44 -12 62 2 54 14C70 18 66 32 52 30Z';

const cloudAt = (x: number, y: number, scale: number, opacity: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${filled(cloudPath, '#fff', opacity)}</g>`;

const wave = (y: number, shift: number): string =>
  `M-60 ${y}${many(7, (at) => `Q${-40 + at * 60 + shift} ${y - 20} ${-10 + at * 60 + shift} ${y}T${20 + at * 60 + shift} ${y}`)}V264H-60Z`;

const roof = (x: number, y: number, scale: number): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 -62L6 -34C14 -18 26 -12 36 -18C34 -4 24 0 18 0C30 14 44 18 56 10C54 26 42 30 34 30V90H-34V30C-42 30 -54 26 -56 10C-44 18 -30 14 -18 0C-24 0 -34 -4 -36 -18C-26 -12 -14 -18 -6 -34Z"/>`;

const leaf = (x: number, y: number, turn: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${filled('M0 0C-34 -30 -30 -84 0 -120C30 -84 34 -30 0 0Z', colour)}<path d="M0 0V-108" stroke="#fff" stroke-opacity=".25" stroke-width="2.5"/></g>`;

/** Scenes for a card of 264 by 264, in the colours of a theme. */
const scenes: Readonly<Record<Scene, (theme: Looks) => string>> = {
  ...insideScenes,
  bubbles: ({ sky }) =>
    many(18, (at) => {
      const [x, y, r] = [(at * 83) % 264, (at * 57) % 264, 5 + ((at * 5) % 17)];
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><circle cx="${x - r / 3}" cy="${y - r / 3}" r="${r / 4}" fill="#fff" opacity=".8"/>`;
    }) + filled('M0 236C50 214 90 246 140 232S230 220 264 238V264H0Z', sky[2]),
  city: ({ sky, spark }) =>
    many(9, (at) => {
      const [x, height] = [at * 31 - 8, 60 + ((at * 47) % 92)];
      const windows = many(Math.floor(height / 16), (row) =>
        many(2, (side) =>
          (at + row * 3 + side) % 4 === 0
            ? ''
            : `<rect x="${x + 6 + side * 11}" y="${264 - height + 8 + row * 16}" width="6" height="8" fill="${spark}" opacity=".75"/>`,
        ),
      );
      return `<rect x="${x}" y="${264 - height}" width="28" height="${height}" fill="${sky[2]}"/>${windows}`;
    }),
  clouds: () =>
    cloudAt(30, 40, 1.1, 0.75) +
    cloudAt(180, 66, 1.2, 0.65) +
    cloudAt(-10, 224, 1.9, 0.85) +
    cloudAt(110, 236, 1.8, 0.9) +
    cloudAt(206, 222, 1.7, 0.85),
  confetti: ({ spark }) =>
    many(34, (at) => {
      const colour = [spark, '#ff5d8f', '#5cffd0', '#ffd83b', '#ffffff'][at % 5] ?? spark;
      return `<rect x="${(at * 71) % 264}" y="${(at * 43) % 200}" width="7" height="12" rx="2" fill="${colour}" transform="rotate(${at * 37} ${(at * 71) % 264} ${(at * 43) % 200})"/>`;
    }),
  dunes: ({ sky, glow }) =>
    filled('M0 190C60 150 120 160 170 186S240 196 264 176V264H0Z', glow, 0.7) +
    filled('M0 226C70 196 130 216 170 226S240 220 264 210V264H0Z', sky[2], 0.75),
  hills: ({ sky, glow }) =>
    filled('M-20 210C40 130 90 140 130 190C170 120 230 130 290 210V264H-20Z', glow, 0.45) +
    filled('M0 222C60 180 130 210 170 220S240 206 264 198V264H0Z', sky[2]) +
    cloudAt(36, 44, 0.9, 0.7) +
    cloudAt(190, 56, 0.8, 0.6),
  jungle: ({ sky }) =>
    [
      [-14, 276, 14],
      [40, 290, -14],
      [278, 276, -14],
      [224, 290, 16],
      [-20, -16, 150],
      [284, -16, 212],
      [36, -36, 172],
      [228, -36, 188],
    ]
      .map(([x = 0, y = 0, turn = 0], at) => leaf(x, y, turn, at % 2 === 0 ? sky[2] : sky[1]))
      .join(''),
  rainbow: () =>
    ['#ff5d6c', '#ff9d3d', '#ffe066', '#6fdc7a', '#5aa9ff', '#a97bff']
      .map(
        (colour, at) =>
          `<circle cx="132" cy="236" r="${196 - at * 15}" fill="none" stroke="${colour}" stroke-width="15" opacity=".8"/>`,
      )
      .join('') +
    cloudAt(-6, 214, 1.9, 0.95) +
    cloudAt(190, 218, 1.9, 0.95),
  roofs: ({ sky }) =>
    `<g fill="${sky[2]}" opacity=".92">${roof(132, 90, 1.35)}${roof(36, 160, 1.05)}${roof(228, 160, 1.05)}<path d="M0 234H264V264H0Z"/></g>`,
  snow: ({ sky }) =>
    filled('M-20 176L52 84L92 140L140 70L196 148L226 112L290 190V264H-20Z', sky[1], 0.9) +
    filled('M52 84L36 106L50 116L60 108L70 110ZM140 70L118 102L134 112L146 104L162 106Z', '#fff', 0.95) +
    filled('M0 214C60 188 120 210 170 206S240 196 264 206V264H0Z', '#fff', 0.92) +
    many(
      26,
      (at) => `<circle cx="${(at * 73) % 264}" cy="${(at * 47) % 210}" r="${2 + (at % 3)}" fill="#fff"/>`,
    ),
  stars: ({ spark, glow }) =>
    `<circle cx="222" cy="46" r="22" fill="${glow}" opacity=".85"/><circle cx="214" cy="40" r="5" fill="#000" opacity=".15"/><circle cx="228" cy="54" r="7" fill="#000" opacity=".15"/>` +
    many(22, (at) => {
      const path = starPath((at * 67 + 14) % 264, (at * 101 + 20) % 264, 4 + (at % 3) * 3, 1.6 + (at % 3), 4);
      return filled(path, spark, 0.9);
    }),
  waves: ({ sky, glow }) =>
    filled(wave(196, 0), glow, 0.75) + filled(wave(216, 26), sky[1]) + filled(wave(238, 8), sky[2]),
};

export function sceneOf(theme: Looks): string {
  return theme.scene ? scenes[theme.scene](theme) : '';
}

/** A plate of gold behind a hero. */
export function plate(cx: number, cy: number, r: number, { sky, spark }: Looks): string {
  const edge = shape(starPath(cx, cy, r, r - 7, 28), { light: '#fff3b8', base: '#f0a82a', dark: '#7a3f04' });
  return `${edge}<circle cx="${cx}" cy="${cy}" r="${r - 15}" fill="${sky[1]}" stroke="${spark}" stroke-width="3"/><circle cx="${cx}" cy="${cy}" r="${r - 15}" fill="url(#glow)" opacity=".7"/>`;
}
