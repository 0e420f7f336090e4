import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const KANIT = 'node_modules/@expo-google-fonts/kanit';
const PLEX = 'node_modules/@expo-google-fonts/ibm-plex-sans-thai';
const OUT = 'styles/fonts';

const files: Readonly<Record<string, string>> = {
  'kanit-600': `${KANIT}/600SemiBold/Kanit_600SemiBold.ttf`,
  'plex-sans-thai-400': `${PLEX}/400Regular/IBMPlexSansThai_400Regular.ttf`,
  'plex-sans-thai-600': `${PLEX}/600SemiBold/IBMPlexSansThai_600SemiBold.ttf`,
};

function charactersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
}

/** What Thai and Latin text of the site is written with; anything else is drawn by the phone's own faces. */
const CHARACTERS = [
  charactersFrom(0x20, 0x7e),
  charactersFrom(0xe01, 0xe3a),
  charactersFrom(0xe3f, 0xe5b),
  // A mark without its letter stands on U+25CC; the joiners steer how marks stack.
  '\u00a0\u200c\u200d\u25cc',
  '·×÷©°–—‘’“”•…→−≤',
].join('');

/** Marks in their places, pairs that are drawn closer, digits of one width. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'rlig', 'calt', 'clig', 'tnum', 'dist'];

// Run when a face or its version changes: writes the kept files, and the licence that goes with them.
mkdirSync(OUT, { recursive: true });
for (const [name, file] of Object.entries(files)) {
  const whole = readFileSync(file);
  // Without hints: no phone uses them, and they are a third of a file.
  const part = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(`${OUT}/${name}.woff2`, part);
  console.log(`${name}: ${whole.length} -> ${part.length} bytes`);
}
const licences = [
  readFileSync(`${KANIT}/LICENSE_FONT`, 'utf8'),
  readFileSync(`${PLEX}/LICENSE_FONT`, 'utf8'),
];
writeFileSync(`${OUT}/LICENSE.txt`, `${licences.map((text) => text.trim()).join('\n\n---\n\n')}\n`);
