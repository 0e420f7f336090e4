import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type FirstLoad, readFirstLoads } from './read-first-load.ts';

const kinds = ['scripts', 'styles', 'fonts'] as const;
/** Most kilobytes (1,000 bytes) of each kind: scripts and styles gzipped, fonts as they are. */
type Allowance = Readonly<Record<(typeof kinds)[number], number>>;
/** Routes with what is their own; `*` holds for the rest. */
export type Budget = Readonly<Record<string, Partial<Allowance>>> & { readonly '*': Allowance };

const BYTES_PER_KB = 1000;

/** What routes of a build load at first beyond their budget; prints every route. */
export function checkBudget(root: string, distDir: string, budget: Budget): string[] {
  if (!existsSync(path.join(root, distDir, 'BUILD_ID'))) return [`${distDir} holds no build`];
  const routes = readFirstLoads(root, distDir);
  if (routes.length === 0) return [`${distDir} names no route`];
  const unknown = Object.keys(budget).filter(
    (name) => name !== '*' && !routes.some(({ route }) => route === name),
  );
  const weigh = weigher(root);
  return [
    ...unknown.map((name) => `the budget names ${name}, which is no route`),
    ...routes.flatMap((one) => checkRoute(one, { ...budget['*'], ...budget[one.route] }, weigh)),
  ];
}

function checkRoute(load: FirstLoad, allowed: Allowance, weigh: (file: string) => number): string[] {
  const weights = kinds.map((kind) => ({
    kind,
    kilobytes: load[kind].reduce((sum, file) => sum + weigh(file), 0) / BYTES_PER_KB,
  }));
  const cells = weights.map(
    ({ kind, kilobytes }) => `${kind} ${kilobytes.toFixed(1).padStart(6)} of ${allowed[kind]} kB`,
  );
  console.log(`  ${cells.join('   ')}   ${load.route}`);
  return weights
    .filter(({ kind, kilobytes }) => kilobytes > allowed[kind])
    .map(
      ({ kind, kilobytes }) =>
        `${load.route} loads ${kilobytes.toFixed(1)} kB of ${kind}, its budget is ${allowed[kind]} kB`,
    );
}

function weigher(root: string): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const bytes = () => readFileSync(path.join(root, file));
    const weight = known.get(file) ?? (/\.woff2?$/.test(file) ? bytes() : gzipSync(bytes())).length;
    known.set(file, weight);
    return weight;
  };
}
