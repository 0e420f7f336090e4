import { spawnSync } from 'node:child_process';

const WAYS = [
  ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'],
];

/**
 * Words to put before a command so that it runs in a PID namespace of its own, as in another container on the same
 * volume. Empty where the system allows none: then the command is merely another process.
 */
export function otherPidNamespace(): readonly string[] {
  const works = ([program = '', ...args]: readonly string[]) =>
    spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0;
  return WAYS.find(works) ?? [];
}
