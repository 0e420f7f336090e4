// Runs on Node 20 before anything is installed, so it uses Node alone.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const AGAIN_MS = 50;

/**
 * A name on this machine that one process can hold. The kernel takes it away when that process dies, so no lock is ever
 * left behind: on Linux it is no file at all.
 * @param {string} folder
 * @param {string} name
 */
function addressOf(folder, name) {
  const id = `pwin-${name}-${createHash('sha256').update(`${folder}\n${name}`).digest('hex').slice(0, 16)}`;
  if (process.platform === 'linux') return `\0${id}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : path.join(tmpdir(), id);
}

/**
 * Answers how to give the name back, or undefined while another process has it.
 * @param {string} address
 * @returns {Promise<(() => void) | undefined>}
 */
function take(address) {
  const { promise, resolve, reject } = withResolvers();
  const waiting = new Set();
  const server = createServer((socket) => {
    waiting.add(socket.on('error', () => {}).on('close', () => waiting.delete(socket)));
  });
  server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
  server.listen(address, () =>
    resolve(() => {
      server.close();
      for (const socket of waiting) socket.destroy();
    }),
  );
  return promise;
}

/** `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}

/**
 * Answers when the process that has the name gives it back or is gone.
 * @param {string} address
 * @returns {Promise<void>}
 */
function whileTaken(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('error', ({ code }) => {
      // A file of a process that is gone, where the name is a file.
      if (code === 'ECONNREFUSED' && !address.startsWith('\0')) rmSync(address, { force: true });
    });
    socket.once('close', () => resolve()).resume();
  });
}

/**
 * Runs `work` while no other process does work of this name in this folder; it hears whether it had to wait, and so may find
 * the work done. `onWait` is called once when it has to.
 * @template T
 * @param {{ folder: string, name: string, onWait?: () => void }} lock
 * @param {(hasWaited: boolean) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime({ folder, name, onWait }, work) {
  const address = addressOf(folder, name);
  for (let hasWaited = false; ; hasWaited = true) {
    const release = await take(address);
    if (release) {
      try {
        return await work(hasWaited);
      } finally {
        release();
      }
    }
    if (!hasWaited) onWait?.();
    await whileTaken(address);
    await wait(AGAIN_MS * Math.random());
  }
}
