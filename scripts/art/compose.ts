import { plate, sceneOf } from './scenes.ts';
import type { Looks } from './theme.ts';

const at = (drawing: string, x: number, y: number, scale: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-50 -50)">${drawing}</g>`;

/** Rays of light from a point behind the hero. */
function rays(colour: string, cx: number, cy: number): string {
  const beams = Array.from({ length: 14 }, (_, beam) => {
    const [from, to] = [(beam * Math.PI) / 7, (beam * Math.PI) / 7 + Math.PI / 14];
    const point = (angle: number) =>
      `${(cx + 800 * Math.cos(angle)).toFixed(0)} ${(cy + 800 * Math.sin(angle)).toFixed(0)}`;
    return `M${cx} ${cy}L${point(from)}L${point(to)}Z`;
  });
  return `<path d="${beams.join('')}" fill="${colour}" opacity=".22"/>`;
}

function dots(colour: string): string {
  const spots = Array.from({ length: 26 }, (_, at) => {
    const [x, y, r] = [(at * 61) % 264, (at * 97) % 264, 1 + ((at * 7) % 4)];
    return `<circle cx="${x}" cy="${y}" r="${r}"/>`;
  });
  return `<g fill="${colour}" opacity=".45">${spots.join('')}</g>`;
}

function backdrop({ sky, glow, spark }: Looks, width: number, height: number): string {
  const [top, middle, bottom] = sky;
  return `<defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
    <radialGradient id="glow" cx=".5" cy=".46" r=".55"><stop offset="0" stop-color="${glow}" stop-opacity=".95"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
    <filter id="shade" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="5" stdDeviation="4" flood-color="#000" flood-opacity=".5"/></filter>
  </defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${rays(spark, width / 2, height * 0.46)}<rect width="${width}" height="${height}" fill="url(#glow)"/>`;
}

const places: Readonly<
  Record<Looks['layout'], readonly (readonly [x: number, y: number, scale: number, turn: number])[]>
> = {
  hero: [
    [132, 138, 1.75, 0],
    [46, 206, 0.72, -16],
    [218, 206, 0.72, 16],
  ],
  trio: [
    [132, 104, 1.2, 0],
    [72, 178, 1.05, -12],
    [192, 178, 1.05, 12],
  ],
  diagonal: [
    [168, 158, 1.5, 10],
    [84, 84, 0.98, -14],
    [62, 214, 0.66, 8],
  ],
  arch: [
    [132, 166, 1.42, 0],
    [62, 88, 0.84, -24],
    [202, 88, 0.84, 24],
  ],
  close: [
    [132, 142, 2.25, 0],
    [30, 222, 0.7, -14],
    [234, 222, 0.7, 14],
  ],
  medallion: [
    [132, 124, 1.38, 0],
    [58, 212, 0.86, -12],
    [206, 212, 0.86, 12],
  ],
  pair: [
    [88, 152, 1.45, -8],
    [184, 126, 1.3, 10],
    [196, 222, 0.66, 8],
  ],
  row: [
    [132, 150, 1.5, 0],
    [48, 166, 0.98, -6],
    [216, 166, 0.98, 6],
  ],
  side: [
    [96, 146, 1.7, -6],
    [214, 74, 0.86, 10],
    [212, 196, 0.92, -8],
  ],
  crowd: [
    [132, 178, 1.42, 0],
    [76, 106, 1.22, -10],
    [190, 108, 1.22, 10],
  ],
  tower: [
    [132, 86, 1.34, 0],
    [84, 200, 1.05, -6],
    [182, 200, 1.05, 6],
  ],
};

/** The card of a game: its hero in front of its sky, two of its symbols beside. */
export function cardOf(theme: Looks): string {
  const drawings = theme.heroes.map((motif) => motif());
  // The hero is drawn last, in front of the others.
  const parts = places[theme.layout].map(([x, y, scale, turn], place) =>
    at(drawings[place] ?? '', x, y, scale, turn),
  );
  const [hero = '', ...beside] = parts;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="264" height="264" viewBox="0 0 264 264">${backdrop(theme, 264, 264)}${dots(theme.spark)}${sceneOf(theme)}${theme.layout === 'medallion' ? plate(132, 124, 100, theme) : ''}<g filter="url(#shade)">${beside.join('')}${hero}</g><rect x="4" y="4" width="256" height="256" rx="20" fill="none" stroke="${theme.spark}" stroke-width="5" opacity=".8"/></svg>`;
}

/** What lies behind the reels. */
export function backgroundOf(theme: Looks): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="960" viewBox="0 0 640 960">${backdrop(theme, 640, 960)}<g transform="translate(0 320) scale(2.4243)">${sceneOf(theme)}</g><rect width="640" height="960" fill="#0b0620" opacity=".42"/></svg>`;
}
