import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { areas } from '#backend/areas.ts';
import { DirectoryInUse } from '#backend/core/db/lock-file.ts';
import { commandsOf, helpLines } from '#backend/core/ops/commands.ts';
import type { OpsAnswer } from '#backend/core/ops/ops-call.ts';
import { type OpsRequest, parseOps, UsageError } from '#backend/core/ops/parse-ops.ts';
import { askServer } from '#backend/core/ops/socket-client.ts';
import { type BackendEnv, readBackendEnv } from '#backend/env.ts';
import { terminalText } from '#backend/terminal-text.ts';

const WAIT_FOR_SERVER_MS = 15_000;
const ASK_AGAIN_MS = 200;
const commands = commandsOf(areas);

/** Loaded only when no server runs: a command through the server needs no database of its own. */
async function runHere(env: BackendEnv, request: OpsRequest): Promise<OpsAnswer> {
  const [{ openServices }, { runOps }] = await Promise.all([
    import('#backend/core/ops/open-services.ts'),
    import('#backend/core/ops/run-ops.ts'),
  ]);
  const services = await openServices(env, areas);
  try {
    return await runOps(services, request, commands);
  } finally {
    await services.db.close();
  }
}

/** PostgreSQL is opened directly. PGlite has one opener: the running server, or this command when none runs. */
async function carryOut(env: BackendEnv, request: OpsRequest): Promise<OpsAnswer> {
  if (env.databaseUrl) return runHere(env, request);
  const givesUpAt = Date.now() + WAIT_FOR_SERVER_MS;
  for (;;) {
    const answer = await askServer(env.dataDir, request);
    if (answer) return answer;
    try {
      return await runHere(env, request);
    } catch (error) {
      // A server that starts or stops holds the folder for a moment without listening.
      if (!(error instanceof DirectoryInUse) || Date.now() > givesUpAt) throw error;
      await wait(ASK_AGAIN_MS);
    }
  }
}

/** The mark of UTF-8 stays where it begins a file of CSV; a terminal shows nothing for it. */
function firstLine(line: string): string {
  return line.startsWith('\uFEFF') ? `\uFEFF${terminalText(line.slice(1))}` : terminalText(line);
}

async function main(): Promise<number> {
  const request = parseOps(process.argv.slice(2), commands);
  if (request === 'help') {
    console.log(helpLines(commands).join('\n'));
    return 0;
  }
  const answer = await carryOut(readBackendEnv(areas), request);
  for (const [at, line] of answer.lines.entries())
    console.log(at === 0 ? firstLine(line) : terminalText(line));
  const { out } = request.options;
  if (answer.file !== undefined && out !== undefined) {
    writeFileSync(out, answer.file, { mode: 0o600 });
    console.log(terminalText(`written to ${out}`));
  }
  return answer.code;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    for (const line of String(error instanceof Error ? error.message : error).split('\n'))
      console.error(terminalText(line));
    if (error instanceof UsageError) console.error('npm run ops -- help lists the commands.');
    process.exitCode = error instanceof UsageError ? 2 : 1;
  },
);
