import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';

/** Another living process has the data folder open. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

declare global {
  var pwinLocks: Set<string> | undefined;
}

/** Locks of this process. On `globalThis`, because a bundler may load this module more than once. */
function heldHere(): Set<string> {
  globalThis.pwinLocks ??= new Set();
  return globalThis.pwinLocks;
}

function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

const BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY;
}

/** Who holds a lock, for people: the lock itself is the kernel's and needs no word of anybody. */
const holderFile = (file: string) => `${file}.holder`;

function inUse(file: string): DirectoryInUse {
  let holder = 'another process';
  try {
    holder = `process ${readFileSync(holderFile(file), 'utf8')}`;
  } catch {
    // It has not said its name yet.
  }
  return new DirectoryInUse(`The data folder is in use by ${holder} (${file})`);
}

/**
 * Locks a file for this process until it ends or calls the function that is answered. Throws `DirectoryInUse` when another
 * holds it. The kernel keeps the lock on SQLite's open descriptor: taken by one of many at once, gone with the process
 * however it dies, seen from every PID namespace of the machine. The file is never removed and its content means nothing.
 */
export function holdLock(file: string): () => void {
  const held = heldHere();
  // Closing any descriptor of the file would drop this process's own lock, so it is not opened again.
  const before = identityOf(file);
  if (before && held.has(before)) throw inUse(file);
  writeFileSync(file, '', { mode: 0o600 });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    // The journal stays in memory: nothing is ever written, the transaction is there for its lock.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? inUse(file) : error;
  }
  const identity = identityOf(file) ?? '';
  held.add(identity);
  writeFileSync(holderFile(file), `${process.pid} on ${hostname()}`, { mode: 0o600 });
  return () => {
    if (!lock.isOpen) return;
    held.delete(identity);
    rmSync(holderFile(file), { force: true });
    lock.close();
  };
}
