import type { Looks } from './theme.ts';

export const many = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

export const filled = (path: string, colour: string, opacity = 1): string =>
  `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;

/** Scenes of rooms and caves for a card of 264 by 264, and what hangs or falls in the air. */
export const insideScenes = {
  beams: ({ spark, sky }: Looks) =>
    `${many(5, (at) => {
      const [from, to] = [30 + at * 51, 132 + (at - 2) * 26];
      const colour = ['#ff5d8f', spark, '#5cffd0', spark, '#6ab8ff'][at] ?? spark;
      return filled(`M${from - 4} -4H${from + 4}L${264 - to + 40} 232H${264 - to - 40}Z`, colour, 0.34);
    })}<ellipse cx="132" cy="236" rx="128" ry="34" fill="${sky[2]}" opacity=".85"/>`,
  cave: ({ sky, spark }: Looks) =>
    filled(
      'M0 0H264V96C250 60 240 96 226 54C214 84 200 30 184 62C170 22 150 58 132 18C112 58 96 26 80 60C64 30 52 84 38 52C26 96 14 62 0 98Z',
      sky[2],
      0.95,
    ) +
    filled(
      'M0 264V196C22 210 34 176 56 206C84 224 110 212 132 222S196 226 212 204C232 174 244 214 264 194V264Z',
      sky[2],
      0.95,
    ) +
    many(16, (at) => {
      const [x, y] = [(at * 79 + 12) % 264, at % 2 === 0 ? 214 + ((at * 13) % 40) : 12 + ((at * 17) % 34)];
      return filled(`M${x} ${y - 7}L${x + 6} ${y}L${x} ${y + 7}L${x - 6} ${y}Z`, spark);
    }),
  grid: ({ sky, spark }: Looks) =>
    filled('M0 150H264V264H0Z', sky[2], 0.9) +
    `<g stroke="${spark}" stroke-width="2.5" opacity=".75"><path d="M0 150H264M0 164H264M0 184H264M0 212H264M0 248H264${many(11, (at) => `M${132 + (at - 5) * 16} 150L${132 + (at - 5) * 78} 264`)}"/></g>` +
    `<circle cx="132" cy="118" r="62" fill="${sky[0]}"/>` +
    many(5, (at) => `<rect x="66" y="${122 + at * 12}" width="132" height="${2 + at}" fill="${sky[1]}"/>`),
  petals: ({ spark, glow }: Looks) =>
    many(30, (at) => {
      const [x, y] = [(at * 89) % 264, (at * 53) % 264];
      return `<path transform="translate(${x} ${y}) rotate(${at * 47}) scale(${0.7 + (at % 4) * 0.25})" d="M0 -14C10 -8 10 6 0 14C-10 6 -10 -8 0 -14Z" fill="${at % 2 === 0 ? spark : glow}" opacity=".85"/>`;
    }),
  shelves: ({ sky, glow }: Looks) =>
    many(4, (row) => {
      const y = 6 + row * 66;
      const books = many(15, (at) => {
        const height = 34 + ((at * 11 + row * 7) % 20);
        const colour = ['#b5432e', '#2e6b8a', '#c9952b', '#3d7a4a', '#6b3f8a'][(at + row * 2) % 5] ?? glow;
        return `<rect x="${at * 18 - 3}" y="${y + 56 - height}" width="15" height="${height}" rx="2" fill="${colour}"/><rect x="${at * 18 - 3}" y="${y + 62 - height}" width="15" height="4" fill="${glow}" opacity=".7"/>`;
      });
      return `${books}<rect x="0" y="${y + 56}" width="264" height="9" fill="${sky[2]}"/>`;
    }),
} satisfies Record<string, (theme: Looks) => string>;
