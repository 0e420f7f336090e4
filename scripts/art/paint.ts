/** SVG of a drawing in a square of 100 by 100. */
export type Motif = () => string;

/** Colours of a surface from its light to its shadow. */
export interface Tones {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
}

let made = 0;

/** Definitions and the reference to them: a gradient of its own for each surface. */
function gradient(
  kind: 'linear' | 'radial',
  { light, base, dark }: Tones,
): { readonly defs: string; readonly fill: string } {
  made += 1;
  const id = `g${made}`;
  const stops = `<stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/>`;
  const defs =
    kind === 'linear'
      ? `<linearGradient id="${id}" x1="0" y1="0" x2="0.3" y2="1">${stops}</linearGradient>`
      : `<radialGradient id="${id}" cx=".36" cy=".3" r=".8">${stops}</radialGradient>`;
  return { defs: `<defs>${defs}</defs>`, fill: `url(#${id})` };
}

interface Surface {
  readonly outline?: number;
  readonly kind?: 'linear' | 'radial';
}

const LINE = 'stroke-linejoin="round" stroke-linecap="round"';

/** A closed shape with light from the left above and an outline in its shadow's colour. */
export function shape(path: string, tones: Tones, { outline = 3, kind = 'linear' }: Surface = {}): string {
  const { defs, fill } = gradient(kind, tones);
  return `${defs}<path d="${path}" fill="${fill}" stroke="${tones.dark}" stroke-width="${outline}" ${LINE}/>`;
}

export function ball(cx: number, cy: number, r: number, tones: Tones, outline = 3): string {
  const { defs, fill } = gradient('radial', tones);
  const shine = `<ellipse cx="${cx - r * 0.34}" cy="${cy - r * 0.42}" rx="${r * 0.32}" ry="${r * 0.2}" fill="#fff" opacity=".55" transform="rotate(-28 ${cx - r * 0.34} ${cy - r * 0.42})"/>`;
  return `${defs}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" stroke="${tones.dark}" stroke-width="${outline}"/>${shine}`;
}

/** A line of one colour. */
export function stroke(path: string, colour: string, width = 4): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ${LINE}/>`;
}

/** What catches the light on a surface. */
export function shine(path: string, opacity = 0.5): string {
  return `<path d="${path}" fill="#fff" opacity="${opacity}"/>`;
}

/** An ellipse that is lit like a ball. */
export function oval(cx: number, cy: number, rx: number, ry: number, tones: Tones, outline = 3): string {
  return shape(
    `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`,
    tones,
    { outline, kind: 'radial' },
  );
}

/** A drawing and its mirror image in the square's right half. */
export function both(drawing: string): string {
  return `${drawing}<g transform="matrix(-1 0 0 1 100 0)">${drawing}</g>`;
}

/** A drawing moved to a place, turned there in degrees, and scaled. */
export function put(drawing: string, x: number, y: number, turn = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;
}

/** An eye that looks at the player. */
export function eye(x: number, y: number, r = 6, iris = '#20130c'): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" stroke="#20130c" stroke-width="2"/><circle cx="${x}" cy="${y + r * 0.1}" r="${r * 0.68}" fill="${iris}"/><circle cx="${x}" cy="${y + r * 0.1}" r="${r * 0.4}" fill="#120a06"/><circle cx="${x - r * 0.25}" cy="${y - r * 0.3}" r="${r * 0.28}" fill="#fff"/>`;
}

/** Points of a star with so many rays. */
export function starPath(cx: number, cy: number, outer: number, inner: number, rays: number): string {
  const points = Array.from({ length: rays * 2 }, (_, at) => {
    const angle = (Math.PI * at) / rays - Math.PI / 2;
    const radius = at % 2 === 0 ? outer : inner;
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export const gold: Tones = { light: '#fff3b8', base: '#f7b733', dark: '#8a4b08' };
export const red: Tones = { light: '#ff9a8b', base: '#e0242f', dark: '#7a0713' };
export const green: Tones = { light: '#c6f58a', base: '#4caf3a', dark: '#14521d' };
export const leaf: Tones = { light: '#b7ec8c', base: '#3d9a3a', dark: '#0f4a22' };
export const violet: Tones = { light: '#d9b3ff', base: '#8a3fd1', dark: '#3a0d6b' };
export const blue: Tones = { light: '#a8dcff', base: '#2c7be5', dark: '#0b2f78' };
export const orange: Tones = { light: '#ffe0a3', base: '#ff8c1a', dark: '#9a3d05' };
export const yellow: Tones = { light: '#fffbc2', base: '#ffd83b', dark: '#a36a00' };
export const pink: Tones = { light: '#ffd0e4', base: '#f0478f', dark: '#86104a' };
export const white: Tones = { light: '#ffffff', base: '#e8ecf5', dark: '#67708c' };
export const brown: Tones = { light: '#d8a06a', base: '#8d5524', dark: '#3d1f0a' };
export const teal: Tones = { light: '#b5fff0', base: '#17b3a3', dark: '#04544f' };
export const grey: Tones = { light: '#eef2fa', base: '#9aa7c0', dark: '#36405a' };
export const night: Tones = { light: '#7c86c9', base: '#343c86', dark: '#10143c' };
export const cream: Tones = { light: '#fffdf0', base: '#ffe9c2', dark: '#9a6a3a' };
export const rose: Tones = { light: '#ffe6ee', base: '#ff9fbf', dark: '#a8376a' };
export const sky: Tones = { light: '#f0fbff', base: '#9fd8ff', dark: '#2f78b5' };
