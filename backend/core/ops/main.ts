import { writeFileSync } from 'node:fs';
import { areas } from '#backend/areas.ts';
import { carryOut } from '#backend/core/ops/carry-out.ts';
import { commandsOf, helpLines } from '#backend/core/ops/commands.ts';
import { explainError } from '#backend/core/ops/explain-error.ts';
import { commandsToExplain, parseOps, UsageError } from '#backend/core/ops/parse-ops.ts';
import { readBackendEnv } from '#backend/env.ts';
import { terminalText } from '#backend/terminal-text.ts';

const commands = commandsOf(areas);

/** The mark of UTF-8 stays where it begins a file of CSV; a terminal shows nothing for it. */
function firstLine(line: string): string {
  return line.startsWith('\uFEFF') ? `\uFEFF${terminalText(line.slice(1))}` : terminalText(line);
}

function writeOut(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600 });
  } catch {
    throw new Error(`--out: cannot write ${file}`);
  }
}

async function main(): Promise<number> {
  const argv = process.argv.slice(2);
  const request = parseOps(argv, commands);
  if (request === 'help') {
    console.log(helpLines(commandsToExplain(argv, commands)).join('\n'));
    return 0;
  }
  const answer = await carryOut(readBackendEnv(areas), areas, request);
  for (const [at, line] of answer.lines.entries())
    console.log(at === 0 ? firstLine(line) : terminalText(line));
  const { out } = request.options;
  if (answer.file !== undefined && out !== undefined) {
    writeOut(out, answer.file);
    console.log(terminalText(`written to ${out}`));
  }
  return answer.code;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    for (const line of explainError(error).split('\n')) console.error(terminalText(line));
    if (error instanceof UsageError) console.error('npm run ops -- help lists the commands.');
    process.exitCode = error instanceof UsageError ? 2 : 1;
  },
);
