import { writeFileSync } from 'node:fs';
import { opsUnder } from '#e2e/live/ops.ts';
import { newMember } from '#e2e/pages/account.ts';
import { routesWithoutAddress } from '#e2e/routes.ts';
import { ports, servers } from '#e2e/servers.ts';
import { bundle } from '#tests/programs/bundle.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openFront } from './listening-front.ts';
import { startProgram } from './program.ts';
import { OPENED, type Walker, walk } from './walk.ts';

const { env } = servers.embedded;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** One engine's walk with a member and a front of its own; answers what was wrong. */
async function tryEngine(open: () => Promise<Engine>, seed: number): Promise<readonly string[]> {
  const begun = Date.now();
  await using front = await openFront(ports.embedded);
  const { mobile, password } = newMember(seed);
  const create = [
    'member',
    'create',
    '--username',
    mobile,
    '--password',
    password,
    '--deposit',
    '1000',
    '--yes',
  ];
  await opsUnder(env, ...create);
  await using engine = await open();
  const pay = (ref: string) => opsUnder(env, 'payment', 'pay', '--ref', ref, '--yes');
  const walker: Walker = { origin: front.origin, mobile, password, pay };
  const failure = await walk(engine, walker).then(
    () => [],
    (error: unknown) => [String(error)],
  );
  say(`  ${engine.name}: ${((Date.now() - begun) / 1_000).toFixed(1)} s`);
  return [...failure, ...front.heard].map((what) => `${engine.name}: ${what}`);
}

async function tryAll(): Promise<readonly string[]> {
  await bundle(process.env.BUNDLED_PROGRAMS ?? '', ['backend/core/ops/main.ts']);
  await using site = startProgram(process.execPath, ['scripts/start.mjs'], {
    ...env,
    PORT: String(ports.embedded),
  });
  await site.heard(/Ready/);
  const { openWebKit } = await import('./webkit.ts');
  const tried = await Promise.allSettled([tryEngine(openWebKit, 201), tryEngine(openFirefox, 202)]);
  return [
    ...tried.flatMap((one) => (one.status === 'fulfilled' ? one.value : [String(one.reason)])),
    ...routesWithoutAddress(OPENED).map((route) => `The walk opens no page of ${route}`),
  ];
}

const problems = await tryAll();
// The check says them at its end, where they are still read.
const { ENGINES_REPORT } = process.env;
if (ENGINES_REPORT) writeFileSync(ENGINES_REPORT, JSON.stringify(problems));
else for (const problem of problems) say(`  ✖ ${problem}`);
// An engine that is still open must not keep the check waiting.
process.exit(problems.length > 0 ? 1 : 0);
