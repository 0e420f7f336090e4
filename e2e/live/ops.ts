import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type ServerName, servers } from '#e2e/servers.ts';
import { nodeArguments } from '#tests/programs/programs.ts';

const run = promisify(execFile);

/** The operator's hand on the data of a live project; answers what the command printed. */
export function ops(project: string, ...command: readonly string[]): Promise<string> {
  return opsUnder(servers[liveName(project)].env, ...command);
}

/** The same on the data of a site with settings of its own. */
export async function opsUnder(
  env: Readonly<Record<string, string>>,
  ...command: readonly string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, [...nodeArguments('backend/core/ops/main.ts'), ...command], {
    env: { ...process.env, ...env },
  });
  return stdout;
}

function liveName(project: string): ServerName {
  if (project === 'embedded' || project === 'remote' || project === 'postgres') return project;
  throw new Error(`The operator has no hand in ${project}`);
}
