import { createHash, createHmac } from 'node:crypto';
import { errorCodes } from '#contract/error-codes.ts';
import type { HouseRound } from '#contract/house.ts';
import { house as contract } from '#contract/house.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { MockRefusal, mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import { drawsOf } from '#rules/draw/draw.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import type { HouseGame } from '#rules/slots/games/house-game.ts';
import { findHouseGame, machineOfGame } from '#rules/slots/games.ts';
import { machineVersion } from '#rules/slots/machines.ts';
import { playRound } from '#rules/slots/play-round.ts';
import { stakesBaht } from '#rules/slots/stakes.ts';

/** Frames have no cookie, so all tests share this house: each opens its own token. */
interface HouseState {
  houseRounds: Record<string, HouseRound[]>;
}

const mock = mocksOf<CoreWorld & HouseState>();

const SEED = 'a'.repeat(64);
const CLIENT_SEED = 'mock-client-seed';
const BALANCE = 1_000;
const hashing: Hashing = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};
const COMMIT = createHash('sha256').update(SEED).digest('hex');

/** What the secret of a replay begins with, before the id of its game. */
const REPLAY = 'mock-replay-of-';
const REPLAY_STAKE = 10;
const FREE_ROUNDS = 2;
const FREE_STAKE = 10;

const gameIdOf = (token: string) => token.replace(/^mock-token-of-(?:demo|real|free)-\d+-/, '');

function gameOf(token: string) {
  const game = findHouseGame(gameIdOf(token));
  if (!game) throw new MockRefusal(errorCodes.GAME_SESSION_OVER, 'ปิดเกมนี้ไปแล้ว กรุณาเปิดเกมใหม่อีกครั้ง');
  return game;
}

const seedAfter = (rounds: readonly HouseRound[]) => ({
  commit: COMMIT,
  client_seed: CLIENT_SEED,
  next_nonce: rounds.length,
  // Of one seed alone: it comes after itself.
  next_commit: COMMIT,
});

const balanceAfter = (rounds: readonly HouseRound[]) =>
  toBaht(
    rounds.reduce(
      (sum, { stake, win, is_free: isFree }) => sum - (isFree ? 0n : toSatang(stake)) + toSatang(win),
      toSatang(BALANCE),
    ),
  );

/** A token that names free rounds has two of ten baht. */
function freeRoundsAfter(token: string, rounds: readonly HouseRound[]) {
  const left = FREE_ROUNDS - rounds.filter(({ is_free: isFree }) => isFree).length;
  return token.includes('-free-') && left > 0 ? [{ stake: FREE_STAKE, left, ends_at: null }] : [];
}

interface Playing {
  readonly game: HouseGame;
  readonly nonce: number;
  readonly stake: number;
  readonly isFree?: boolean | undefined;
  readonly at: string;
}

async function played({ game, nonce, stake, isFree = false, at }: Playing): Promise<HouseRound> {
  const machine = machineOfGame(game.id);
  const play = { seed: SEED, clientSeed: CLIENT_SEED, nonce };
  const { events, payHundredths } = await playRound(machine, drawsOf(hashing, play));
  return {
    ...{ round_id: `mock-round-${nonce}`, game_id: game.id, machine: game.machine },
    ...{
      is_free: isFree,
      version: await machineVersion(hashing, machine),
      stake,
      win: (stake * payHundredths) / 100,
    },
    ...{ events: [...events], commit: COMMIT, client_seed: CLIENT_SEED, nonce, seed: null },
    ...{ status: 'done', reason: null, played_at: at },
  };
}

const handlers = [
  mock(contract.open, ({ world, input }) => {
    const game = gameOf(input.token);
    const rounds = world.houseRounds[input.token] ?? [];
    return {
      game: { game_id: game.id, machine: game.machine, name: game.name.th, name_en: game.name.en },
      ...{ is_demo: input.token.includes('-demo-'), balance: balanceAfter(rounds), stakes: [...stakesBaht] },
      free_rounds: freeRoundsAfter(input.token, rounds),
      ...{ seed: seedAfter(rounds), last: rounds.at(-1) ?? null, server_time: nowOf(world) },
    };
  }),
  mock(contract.spin, async ({ world, input }) => {
    const game = gameOf(input.token);
    const rounds = world.houseRounds[input.token] ?? [];
    world.houseRounds[input.token] = rounds;
    const { stake, is_free: isFree } = input;
    const round = await played({ game, nonce: rounds.length, stake, isFree, at: nowOf(world) });
    rounds.push(round);
    return { round, balance: balanceAfter(rounds), seed: seedAfter(rounds) };
  }),
  mock(contract.changeSeed, ({ world, input }) => {
    const seed = seedAfter(world.houseRounds[input.token] ?? []);
    world.houseRounds[input.token] = [];
    return {
      shown: { ...seed, seed: SEED },
      seed: { ...seed, client_seed: input.client_seed, next_nonce: 0 },
    };
  }),
  mock(contract.replay, async ({ world, input }) => {
    const game = findHouseGame(input.replay.replace(REPLAY, ''));
    if (!game) throw notFound();
    const round = await played({ game, nonce: 0, stake: REPLAY_STAKE, at: nowOf(world) });
    return { round: { ...round, seed: SEED }, name: game.name.th };
  }),
  ...[contract.launch, contract.replayLink, contract.proofs, contract.day].map((call) =>
    mock(call, () => {
      throw new MockRefusal(403, 'ลายเซ็นของข้อมูลไม่ถูกต้อง', undefined, 403);
    }),
  ),
];

export const house = mockArea({
  state: (): HouseState => ({ houseRounds: {} }),
  handlers,
  change: { shape: {}, apply: () => undefined },
});
