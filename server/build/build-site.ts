import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawGames } from '#scripts/art/draw-games.ts';
import { root, run, say } from '#scripts/ensure.mjs';
import { oneAtATime } from '#scripts/lock.mjs';
import type { Site } from '#server/read-site.ts';
import { buildFrames } from './build-frames.ts';
import { packStatic } from './pack-static.ts';
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

/**
 * Builds the web and answers the exit code. Several programs of one folder may ask at once, as the servers of the journeys do:
 * one builds, the others wait and take what it built.
 */
export function buildSite(site: Site): Promise<number> {
  const onWait = () => say('รอคำสั่งอื่นสร้างเว็บไซต์ให้เสร็จ · Another command builds the site; waiting for it');
  return oneAtATime({ folder: root, name: `build ${site.distDir}`, onWait }, async (hasWaited) =>
    hasWaited && isBuilt(site) ? 0 : build(site),
  );
}

/** The stamp is written last, so that a build that broke off does not count. */
async function build(site: Site): Promise<number> {
  say(`สร้างเว็บไซต์ (ราวหนึ่งนาที) · Building the site into ${site.distDir}`);
  const hash = currentHash();
  rmSync(stampOf(site), { force: true });
  await buildFrames(root);
  await drawGames(root);
  const code = await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], site.env);
  if (code !== 0) return code;
  await packStatic(root, site.distDir);
  writeFileSync(stampOf(site), hash);
  return 0;
}
