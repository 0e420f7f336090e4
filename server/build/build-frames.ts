import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** Where the site serves what runs in the launcher's frame. */
const OUT = 'public/frames';
/** The site's own letters: a page without an origin gets them nowhere else. */
const FONTS = ['plex-sans-thai-400.woff2', 'plex-sans-thai-600.woff2'];

/** Pages that members keep as a file of their own. */
const ALONE = ['verifier'];

/** What pages of games share; it is no page. */
const PARTS = 'parts';

/** The sheet that is named as its page comes last: it holds what other screens change. */
const mainLast = (name: string) => (one: string, other: string) =>
  Number(one === `${name}.css`) - Number(other === `${name}.css`) || one.localeCompare(other);

function sheetsOf(folder: string, name: string): string[] {
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return sheets.sort(mainLast(name)).map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** Bundles each page of `frames/` into one script, and puts its HTML and its styles, as one sheet, beside it. */
export async function buildFrames(root: string): Promise<void> {
  const out = path.join(root, OUT);
  mkdirSync(out, { recursive: true });
  for (const file of FONTS) copyFileSync(path.join(root, 'styles/fonts', file), path.join(out, file));
  const parts = path.join(root, 'frames', PARTS);
  for (const name of readdirSync(path.join(root, 'frames')).filter((one) => one !== PARTS)) {
    const folder = path.join(root, 'frames', name);
    const bundled = await rolldown({ input: path.join(folder, `${name}.ts`), platform: 'browser' });
    await bundled.write({ file: path.join(out, `${name}.js`), format: 'iife', minify: true });
    await bundled.close();
    copyFileSync(path.join(folder, `${name}.html`), path.join(out, `${name}.html`));
    const shared = ALONE.includes(name) ? [] : sheetsOf(parts, PARTS);
    writeFileSync(path.join(out, `${name}.css`), [...shared, ...sheetsOf(folder, name)].join('\n'));
    if (ALONE.includes(name)) writeAlone(out, name);
  }
}

/** The same page as one file, which does its work without the site. */
function writeAlone(out: string, name: string): void {
  const read = (kind: string) => readFileSync(path.join(out, `${name}.${kind}`), 'utf8');
  const whole = read('html')
    .replace(`<link rel="stylesheet" href="/frames/${name}.css" />`, () => `<style>${read('css')}</style>`)
    .replace(
      `<script src="/frames/${name}.js"></script>`,
      () => `<script>${read('js').replaceAll('</script', '<\\/script')}</script>`,
    );
  if (whole.includes('/frames/')) throw new Error(`${name} needs more than its own file`);
  writeFileSync(path.join(out, `${name}-alone.html`), whole);
}
