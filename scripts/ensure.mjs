// Runs on whatever Node the machine has (20 or newer) before anything is installed, so it uses Node alone.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './lock.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const FLOOR = [24, 15];
const HEARTBEAT_MS = 15_000;
const bin = path.join(root, 'node_modules', '.bin');

/**
 * One line about what is being done, so that nobody looks at a silent terminal.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`▸ ${line}\n`);
}

/**
 * Ends the process with a message; for things that the reader of the terminal has to put right.
 * @param {string} thai
 * @param {string} english
 * @returns {never}
 */
export function giveUp(thai, english) {
  process.stderr.write(`\n✖ ${thai}\n  ${english}\n`);
  process.exit(1);
}

/**
 * Makes the rest of the script run in the project's folder, with the packages of the lockfile, under a Node that is new
 * enough. Under an older Node it starts the script again with the one that the lockfile brings, and does not return.
 * @param {'site' | 'tools'} needed What the site is built from and served with, or the tools of the checks too.
 */
export async function ensure(needed = 'tools') {
  process.chdir(root);
  if (!isInstalled(needed)) await installOnce(needed);
  process.env.PATH = [bin, ...pathWithoutBin()].join(path.delimiter);
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  if (!isNewEnough(process.versions.node)) await continueUnderNewNode();
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1]);
}

function pathWithoutBin() {
  return (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.resolve(folder) !== bin);
}

/** The packages of a lockfile; none where there is no such file. npm writes what it installed into node_modules. */
function packagesIn(file) {
  const full = path.join(root, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')).packages : {};
}

/** Every package that is needed must be there in the version of the lockfile. */
function isInstalled(needed) {
  const wanted = packagesIn('package-lock.json');
  const found = packagesIn('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([name, entry]) => {
    const there = found[name];
    if (name === '' || entry.link || (needed === 'site' && entry.dev)) return true;
    return there ? there.version === entry.version : Boolean(entry.optional || entry.devOptional);
  });
}

/** A site that is there is never taken away from under a server: the tools are put beside it. Where there were tools they stay. */
function commandFor(needed) {
  const hasTools = Object.values(packagesIn('node_modules/.package-lock.json')).some(({ dev }) => dev);
  if (needed === 'site' && !hasTools) return ['ci', '--omit=dev'];
  return isInstalled('site') ? ['install', '--no-save', '--include=dev'] : ['ci', '--include=dev'];
}

/** Two commands at once on a fresh clone: one installs, the other waits and looks again. */
async function installOnce(needed) {
  const onWait = () =>
    say('รอคำสั่งอื่นติดตั้งแพ็กเกจให้เสร็จ · Another command installs the packages; waiting for it');
  await oneAtATime({ folder: root, name: 'install', onWait }, async () => {
    if (!isInstalled(needed)) await install(needed);
  });
}

async function install(needed) {
  const command = commandFor(needed);
  say(`ติดตั้งแพ็กเกจตาม package-lock.json (ครั้งแรกใช้เวลาราวหนึ่งนาที) · Installing packages (npm ${command[0]})`);
  const startedAt = Date.now();
  const heartbeat = setInterval(() => {
    say(`ยังติดตั้งอยู่ · still installing, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }, HEARTBEAT_MS);
  const env = { ...process.env, PATH: pathWithoutBin().join(path.delimiter) };
  const code = await run('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], env);
  clearInterval(heartbeat);
  if (code !== 0) {
    giveUp('ติดตั้งแพ็กเกจไม่สำเร็จ กรุณาดูข้อความของ npm ด้านบน', `npm ${command[0]} failed; its message is above.`);
  }
}

async function continueUnderNewNode() {
  const node = path.join(bin, 'node');
  if (process.env.UNDER_LOCKED_NODE || !existsSync(node)) {
    giveUp(
      `ต้องใช้ Node.js ${FLOOR.join('.')} ขึ้นไป (เครื่องนี้มี ${process.versions.node}) และไม่พบชุดที่มากับโปรเจกต์สำหรับเครื่องนี้`,
      `Node.js ${FLOOR.join('.')} or newer is needed (this is ${process.versions.node}); the one in the lockfile covers Linux with glibc on x64 and arm64.`,
    );
  }
  const env = { ...process.env, UNDER_LOCKED_NODE: '1' };
  process.exit(await run(node, [...process.execArgv, ...process.argv.slice(1)], env));
}

/**
 * Runs a command on this terminal, passes signals on to it, and answers its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    const end = (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      end(1);
    });
    child.once('exit', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
