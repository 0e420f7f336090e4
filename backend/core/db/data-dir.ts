import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const OTHERS = 0o077;

/**
 * Makes the data folder its owner's alone, and whatever this process creates from now on too. A folder that stood open
 * is closed with everything in it. Throws when the folder, or something in an open one, belongs to another user.
 */
export function prepareDataDir(dataDir: string): void {
  process.umask(OTHERS);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const me = process.getuid?.();
  const folder = statSync(dataDir);
  if (me === undefined) return;
  if (folder.uid !== me)
    throw new Error(`The data folder ${dataDir} belongs to another user; give it to this one`);
  if ((folder.mode & OTHERS) === 0) return;
  // From the top: once the folder is closed nobody else reaches what is in it.
  chmodSync(dataDir, folder.mode & 0o700);
  closeContents(dataDir, me);
}

/** Takes everything in a folder of this user from everybody else. Throws at what belongs to another user. */
export function closeContents(folder: string, me = process.getuid?.()): void {
  if (me === undefined) return;
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    const found = lstatSync(entry);
    if (found.uid !== me)
      throw new Error(`${entry} belongs to another user; remove it, or give it to this one`);
    if (found.isSymbolicLink()) continue;
    if ((found.mode & OTHERS) !== 0) chmodSync(entry, found.mode & 0o700);
    if (found.isDirectory()) closeContents(entry, me);
  }
}
