import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, say } from '#scripts/ensure.mjs';
import { packStatic } from './pack-static.ts';
import type { Site } from './read-site.ts';
import { sourceHash } from './source-hash.ts';

const stampOf = (site: Site) => path.join(root, site.distDir, 'source-hash');

function currentHash(): string {
  const inlined = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  return sourceHash(root, inlined.map((pair) => pair.join('=')).sort());
}

/** True when the build folder holds a finished build of exactly these sources. */
export function isBuilt(site: Site): boolean {
  const stamp = stampOf(site);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash();
}

/** Builds the web and answers the exit code; the stamp is written last, so that a build that broke off does not count. */
export async function buildSite(site: Site): Promise<number> {
  say(`สร้างเว็บไซต์ (ราวหนึ่งนาที) · Building the site into ${site.distDir}`);
  const hash = currentHash();
  rmSync(stampOf(site), { force: true });
  const code = await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], site.env);
  if (code !== 0) return code;
  await packStatic(root, site.distDir);
  writeFileSync(stampOf(site), hash);
  return 0;
}
