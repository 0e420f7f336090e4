import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { COST, type Cost } from '#backend/areas/account/password/password-cost.ts';
import { HttpRefusal } from '#backend/refusal.ts';

const TAG_BYTES = 32;
const SALT_BYTES = 16;
const AT_ONCE = availableParallelism();

/** Who wants a hash, in the order in which they are served: members at a known device, other logins, newcomers. */
const lanes = ['known', 'stranger', 'newcomer'] as const;
type Lane = (typeof lanes)[number];
const QUEUE: Readonly<Record<Lane, number>> = { known: 200, stranger: 200, newcomer: 40 };
/** Every so manieth turn goes to the last in order, so that nobody waits for ever. */
const TURN_OF_THE_LAST = 8;

const derive = promisify(argon2);
const waiting: Record<Lane, Array<() => void>> = { known: [], stranger: [], newcomer: [] };
let running = 0;
let turns = 0;

function nextInLine(): (() => void) | undefined {
  turns += 1;
  const order = turns % TURN_OF_THE_LAST === 0 ? lanes.toReversed() : lanes;
  const lane = order.find((one) => waiting[one].length > 0);
  return lane && waiting[lane].shift();
}

/** Runs a hash when a core is free. Throws 429 when too many of the lane wait already, instead of letting everybody wait. */
async function whenFree<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting[lane].length >= QUEUE[lane]) {
      throw new HttpRefusal(429, 'มีผู้ใช้งานจำนวนมาก กรุณาลองใหม่ในอีกสักครู่', undefined, { 'retry-after': '3' });
    }
    await new Promise<void>((resolve) => waiting[lane].push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = nextInLine();
    if (next) next();
    else running -= 1;
  }
}

function tag(password: string, salt: Buffer, lane: Lane, cost = COST): Promise<Buffer> {
  const message = password.normalize('NFC');
  return whenFree(lane, () => derive('argon2id', { message, nonce: salt, tagLength: TAG_BYTES, ...cost }));
}

/** Hash of a password in the PHC string format, with its own salt. */
export async function hashPassword(password: string, lane: Lane): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await tag(password, salt, lane);
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${text(salt)}$${text(hash)}`;
}

const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** What a stored hash was made with: one from before a change of `COST` is good for as long as its password. */
function costOf(parameters: string): Cost {
  const [memory, passes, parallelism] = (/^m=(\d+),t=(\d+),p=(\d+)$/.exec(parameters) ?? [])
    .slice(1)
    .map(Number);
  return memory && passes && parallelism ? { memory, passes, parallelism } : COST;
}

/** Compares a password with a stored hash; without one it takes the same time and answers false. */
export async function isPassword(password: string, stored: string | undefined, lane: Lane): Promise<boolean> {
  const [, , , parameters = '', salt = '', hash = ''] = (stored ?? NOBODY).split('$');
  const derived = await tag(password, Buffer.from(salt, 'base64'), lane, costOf(parameters));
  const expected = Buffer.from(hash, 'base64');
  return expected.length === derived.length && timingSafeEqual(expected, derived) && stored !== undefined;
}
