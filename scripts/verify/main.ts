import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { giveUp, say } from '#scripts/ensure.mjs';
import { type Change, readChange, stepsFor } from '#scripts/verify/run/change.ts';
import { groupSteps } from '#scripts/verify/run/group-steps.ts';
import type { Count, Step } from '#scripts/verify/run/step.ts';
import { steps } from './steps.ts';

// What this terminal is set up to serve must not leak into what is tested.
for (const name of [
  'API_BACKEND',
  'API_ORIGIN',
  'API_PLAIN',
  'APP_ORIGIN',
  'DATABASE_PLAIN',
  'DATABASE_URL',
  'DATA_DIR',
  'BACKEND_CLOCK',
  'NEXT_DIST_DIR',
  'SANDBOX',
  'TRUSTED_GATEWAYS',
]) {
  delete process.env[name];
}
// What many processes load is compiled once.
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node');

interface Outcome {
  readonly step: Step;
  readonly count: Count;
  readonly seconds: number;
  readonly skippedFor?: string;
}

/** Steps by their names, all without one; of those, with `--changed` or `--changed=base`, what the change can break. */
function chosenSteps(): { chosen: readonly Step[]; change?: Change } {
  const isChanged = (word: string) => word === '--changed' || word.startsWith('--changed=');
  const words = process.argv.slice(2);
  const names = words.filter((word) => !isChanged(word));
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map((step) => step.name).join(' ');
    giveUp(`ไม่มีขั้นตอนชื่อ ${unknown.join(' ')}`, `There is no such step. Steps: ${known}`);
  }
  const named = names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
  const word = words.find(isChanged);
  if (!word) return { chosen: named };
  const change = readChange(word.split('=')[1] || undefined);
  say(`${change.files.length} files differ from ${change.base.slice(0, 9)}`);
  const able = stepsFor(change, steps);
  return { chosen: named.filter((step) => able.includes(step)), change };
}

async function runStep(step: Step, before: readonly Outcome[], change?: Change): Promise<Outcome> {
  const broken = before.find((one) => step.needs?.includes(one.step.name) && one.count.failed > 0);
  console.log(`\n── ${step.title} (${step.name}) ${'─'.repeat(Math.max(0, 60 - step.title.length))}`);
  if (broken) {
    console.log(`  not run: ${broken.step.title} failed`);
    return { step, count: { passed: 0, failed: 1 }, seconds: 0, skippedFor: broken.step.name };
  }
  const startedAt = performance.now();
  const count = await step.run(change).catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const seconds = (performance.now() - startedAt) / 1000;
  say(`${step.title}: ${count.passed} passed, ${count.failed} failed, ${seconds.toFixed(1)} s`);
  return { step, count, seconds };
}

async function main(): Promise<void> {
  mkdirSync('test-results', { recursive: true });
  const outcomes: Outcome[] = [];
  const { chosen, change } = chosenSteps();
  for (const group of groupSteps(chosen))
    outcomes.push(...(await Promise.all(group.map((step) => runStep(step, outcomes, change)))));
  console.log('\n── Summary');
  for (const { step, count, seconds, skippedFor } of outcomes) {
    const mark = count.failed === 0 ? '✔' : '✖';
    const note = skippedFor ? `  (not run: ${skippedFor} failed)` : '';
    const row = [step.title.padEnd(40), String(count.passed).padStart(5), String(count.failed).padStart(4)];
    console.log(`${mark} ${row.join('  ')}  ${seconds.toFixed(1).padStart(6)} s${note}`);
    for (const name of count.names ?? []) console.log(`    ✖ ${name}`);
  }
  const sum = (pick: (count: Count) => number) =>
    outcomes.reduce((total, { count }) => total + pick(count), 0);
  const failed = sum((count) => count.failed);
  console.log(
    `\n${sum((count) => count.passed)} passed, ${failed} failed in ${process.uptime().toFixed(0)} s`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}

await main();
