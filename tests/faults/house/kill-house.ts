import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '#backend/core/db/database.ts';
import { type ProcessEnv, startBackend } from '#backend/testing/backend-process.ts';
import { operate } from '#backend/testing/ops.ts';
import { expectHouseBooks, type HouseFigures } from '#tests/faults/house/house-books.ts';
import { type HousePlayer, playUntilGone, press, sitDown } from '#tests/faults/house/house-player.ts';
import { makeMember } from '#tests/faults/make-member.ts';
import { freePort } from '#tests/free-port.ts';

const PLAYERS = ['0811111111', '0822222222', '0833333333', '0844444444'];
const DEPOSIT = 10_000;
const LOAD_MS = 300;
/** Longer than a wrong or lost password keeps the next one waiting, and than the limit of presses of one game counts. */
const AWAY_MS = 70_000;

/**
 * Kills the backend, which is house and wallet in one process, at a random moment of play, `kills` times. Half of the players
 * press once more with the key that no answer came to, the others open the game again. Demands afterwards what `expectHouseBooks`
 * demands and a clean audit.
 */
export async function killHouse(
  given: ProcessEnv,
  openDatabase: () => Promise<Database>,
  kills: number,
): Promise<HouseFigures> {
  const port = await freePort();
  const startedAt = Date.parse(given.BACKEND_CLOCK ?? '');
  const envOf = (life: number): ProcessEnv => ({
    ...given,
    ...{ BACKEND_PORT: port, OWN_URL: `http://127.0.0.1:${port}` },
    BACKEND_CLOCK: new Date(startedAt + life * AWAY_MS).toISOString(),
  });
  let backend = await startBackend(envOf(0));
  const players: HousePlayer[] = [];
  for (const username of PLAYERS) {
    const token = await makeMember(backend.origin, envOf(0), { username, deposit: DEPOSIT });
    players.push({ token, told: new Map(), lost: undefined });
  }
  const frames = players.map(() => '');
  for (let life = 0; life < kills; life += 1) {
    const { origin } = backend;
    await Promise.all(players.map((player, at) => comeBack(origin, player, at, frames)));
    const begun = players.map(() => Promise.withResolvers<void>());
    const busy = players.map((player, at) =>
      playUntilGone(origin, player, frames[at] ?? '', () => begun[at]?.resolve()),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    await wait(Math.random() * LOAD_MS);
    await backend.stop('SIGKILL');
    await Promise.all(busy);
    backend = await startBackend(envOf(life + 1));
  }
  const { origin } = backend;
  await Promise.all(players.map((player, at) => comeBack(origin, player, at, frames)));
  expect((await operate(['audit'], envOf(kills))).lines).toContain('audit clean');
  await backend.stop('SIGTERM');
  await using db = await disposable(openDatabase);
  const told = players.flatMap((player) => [...player.told.values()]);
  return await expectHouseBooks(db.open, told, BigInt(DEPOSIT * PLAYERS.length) * 100n);
}

/** What a page does after a break: the press once more, or the game once more. */
async function comeBack(origin: string, player: HousePlayer, at: number, frames: string[]): Promise<void> {
  const [lost, frame] = [player.lost, frames[at]];
  if (lost !== undefined && frame && at % 2 === 0) await press(origin, player, frame, lost);
  frames[at] = await sitDown(origin, player);
}

async function disposable(open: () => Promise<Database>) {
  const db = await open();
  return { open: db, [Symbol.asyncDispose]: () => db.close() };
}
