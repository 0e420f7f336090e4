import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import budget from './budget.json' with { type: 'json' };

interface RouteStats {
  readonly route: string;
  /** Every script of the first load, from the project's root, without the polyfills that modern browsers skip. */
  readonly firstLoadChunkPaths: readonly string[];
}

const BYTES_PER_KB = 1000;

/** Routes whose first-load JavaScript, gzipped, is above the budget in kB (1,000 bytes); prints every route. */
export function checkBudget(distDir: string): string[] {
  const file = path.join(distDir, 'diagnostics/route-bundle-stats.json');
  if (!existsSync(file)) return [`${file} is missing: build first`];
  const routes: RouteStats[] = JSON.parse(readFileSync(file, 'utf8'));
  if (routes.length === 0) return [`${file} names no route`];
  const allowances: Readonly<Record<string, number>> = budget;
  return routes.flatMap(({ route, firstLoadChunkPaths }) => {
    const kilobytes = firstLoadChunkPaths.reduce((sum, chunk) => sum + sizeOf(chunk), 0) / BYTES_PER_KB;
    const allowed = allowances[route] ?? budget['*'];
    console.log(`  ${kilobytes.toFixed(1).padStart(7)} kB of ${allowed}  ${route}`);
    return kilobytes > allowed
      ? [`${route} loads ${kilobytes.toFixed(1)} kB, its budget is ${allowed} kB`]
      : [];
  });
}

const sizes = new Map<string, number>();

function sizeOf(chunk: string): number {
  const size = sizes.get(chunk) ?? gzipSync(readFileSync(chunk)).length;
  sizes.set(chunk, size);
  return size;
}
