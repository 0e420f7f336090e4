import { createHash, createHmac } from 'node:crypto';
import { errorCodes } from '#contract/error-codes.ts';
import type { HouseRound } from '#contract/house.ts';
import { house as contract } from '#contract/house.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { MockRefusal, mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import { drawsOf } from '#rules/draw/draw.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { findOwnGame, type OwnGame } from '#rules/games/house-games.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { isMachineId } from '#rules/slots/machine.ts';
import { machines, machineVersion } from '#rules/slots/machines.ts';
import { playRound } from '#rules/slots/play-round.ts';
import { stakesBaht } from '#rules/slots/stakes.ts';
import type { Bet } from '#rules/tables/bets.ts';
import { PAST_RESULTS, resultOf } from '#rules/tables/events.ts';
import { playTable } from '#rules/tables/play-table.ts';
import { chipsBaht } from '#rules/tables/table.ts';
import { isTableId, tables, tableVersion } from '#rules/tables/tables.ts';

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
const REPLAY = 'mock-replay-of-game-';
const REPLAY_STAKE = 10;
const FREE_ROUNDS = 2;
const FREE_STAKE = 10;

const gameIdOf = (token: string) => token.replace(/^mock-token-of-(?:demo|real|free)-\d+-/, '');

function gameOf(token: string) {
  const game = findOwnGame(gameIdOf(token));
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
  readonly game: OwnGame;
  readonly nonce: number;
  readonly stake: number;
  readonly isFree?: boolean | undefined;
  readonly bets?: readonly Bet[] | undefined;
  readonly at: string;
}

/** What happens in a round, by the kind of its game. */
async function drawn({ game, nonce, stake, bets = [] }: Playing) {
  const draw = drawsOf(hashing, { seed: SEED, clientSeed: CLIENT_SEED, nonce });
  if (isMachineId(game.machine)) {
    const machine = machines[game.machine];
    const { events, payHundredths } = await playRound(machine, draw);
    const version = await machineVersion(hashing, machine);
    return { version, events: [...events], win: (stake * payHundredths) / 100, bets: null };
  }
  const table = tables[game.machine];
  const { events, backSatang } = await playTable(table, bets, draw);
  const version = await tableVersion(hashing, table);
  return { version, events: [...events], win: backSatang / 100, bets: [...bets] };
}

async function played(playing: Playing): Promise<HouseRound> {
  const { game, nonce, stake, isFree = false, at } = playing;
  return {
    ...{ round_id: `mock-round-${nonce}`, game_id: game.id, machine: game.machine },
    ...{ is_free: isFree, stake, ...(await drawn(playing)) },
    ...{ commit: COMMIT, client_seed: CLIENT_SEED, nonce, seed: null },
    ...{ status: 'done', reason: null, played_at: at },
  };
}

const pastOf = (rounds: readonly HouseRound[]) =>
  rounds
    .slice(-PAST_RESULTS)
    .reverse()
    .flatMap(({ events }) => resultOf(events) ?? []);

const handlers = [
  mock(contract.open, ({ world, input }) => {
    const game = gameOf(input.token);
    const rounds = world.houseRounds[input.token] ?? [];
    return {
      game: { game_id: game.id, machine: game.machine, name: game.name.th, name_en: game.name.en },
      ...{
        is_demo: input.token.includes('-demo-'),
        balance: balanceAfter(rounds),
        stakes: isTableId(game.machine) ? [...chipsBaht] : [...stakesBaht],
      },
      free_rounds: freeRoundsAfter(input.token, rounds),
      ...{
        seed: seedAfter(rounds),
        last: rounds.at(-1) ?? null,
        past: pastOf(rounds),
        server_time: nowOf(world),
      },
    };
  }),
  mock(contract.spin, async ({ world, input }) => {
    const game = gameOf(input.token);
    const rounds = world.houseRounds[input.token] ?? [];
    world.houseRounds[input.token] = rounds;
    const { stake, is_free: isFree, bets } = input;
    const round = await played({ game, nonce: rounds.length, stake, isFree, bets, at: nowOf(world) });
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
    const game = findOwnGame(input.replay.replace(REPLAY, ''));
    if (!game) throw notFound();
    const [option] = isTableId(game.machine) ? tables[game.machine].options : [];
    const bets = option ? [{ option: option.id, stake: REPLAY_STAKE }] : [];
    const round = await played({ game, nonce: 0, stake: REPLAY_STAKE, bets, at: nowOf(world) });
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
