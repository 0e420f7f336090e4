import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Another living process has the data folder open. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

/** Start time of a process in clock ticks, so that a reused process id is not taken for the old holder. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = startOf(pid);
  return now === undefined || start === '' || now === start;
}

/**
 * Creates the lock file for this process and answers the function that gives it up. A file left by a killed process
 * is taken over; a living holder makes it throw `DirectoryInUse`.
 */
export function holdLock(file: string): () => void {
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const [pid = '', start = ''] = read(file).split(' ');
    if (pid !== '' && isAlive(Number(pid), start)) {
      throw new DirectoryInUse(`The data folder is in use by process ${pid} (${file})`);
    }
    rmSync(file, { force: true });
  }
  throw new DirectoryInUse(`The data folder could not be locked (${file})`);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
