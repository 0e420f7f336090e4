import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { giveUp, say } from '#scripts/ensure.mjs';
import type { Count, Step } from './step.ts';
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

function chosenSteps(): readonly Step[] {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map((step) => step.name).join(' ');
    giveUp(`ไม่มีขั้นตอนชื่อ ${unknown.join(' ')}`, `There is no such step. Steps: ${known}`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

async function runStep(step: Step, before: readonly Outcome[]): Promise<Outcome> {
  const broken = before.find((one) => step.needs?.includes(one.step.name) && one.count.failed > 0);
  console.log(`\n── ${step.title} (${step.name}) ${'─'.repeat(Math.max(0, 60 - step.title.length))}`);
  if (broken) {
    console.log(`  not run: ${broken.step.title} failed`);
    return { step, count: { passed: 0, failed: 1 }, seconds: 0, skippedFor: broken.step.name };
  }
  const startedAt = performance.now();
  const count = await step.run().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const seconds = (performance.now() - startedAt) / 1000;
  say(`${step.title}: ${count.passed} passed, ${count.failed} failed, ${seconds.toFixed(1)} s`);
  return { step, count, seconds };
}

/** Steps that run at the same time, in order. */
function groups(chosen: readonly Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of chosen) {
    const before = found.at(-1);
    if (step.beside && before) before.push(step);
    else found.push([step]);
  }
  return found;
}

async function main(): Promise<void> {
  mkdirSync('test-results', { recursive: true });
  const outcomes: Outcome[] = [];
  for (const group of groups(chosenSteps()))
    outcomes.push(...(await Promise.all(group.map((step) => runStep(step, outcomes)))));
  console.log('\n── Summary');
  for (const { step, count, seconds, skippedFor } of outcomes) {
    const mark = count.failed === 0 ? '✔' : '✖';
    const note = skippedFor ? `  (not run: ${skippedFor} failed)` : '';
    const row = [step.title.padEnd(40), String(count.passed).padStart(5), String(count.failed).padStart(4)];
    console.log(`${mark} ${row.join('  ')}  ${seconds.toFixed(1).padStart(6)} s${note}`);
  }
  const sum = (pick: (count: Count) => number) =>
    outcomes.reduce((total, { count }) => total + pick(count), 0);
  const failed = sum((count) => count.failed);
  console.log(`\n${sum((count) => count.passed)} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main();
