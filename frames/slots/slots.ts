import type { Calls } from '#contract/calls.ts';
import { askHouse } from '#frames/parts/house-api.ts';
import { baht, lessBaht, nextTask, part, say, write } from '#frames/parts/page-parts.ts';
import { loadGame, offerDeposit, resumedWords, showSeed, tellFailure } from '#frames/parts/play-page.ts';
import { tellPage } from '#frames/parts/tell-page.ts';
import { verifyShown } from '#frames/parts/verify-rounds.ts';
import { wonWords } from '#frames/parts/won.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import type { Window } from '#rules/slots/events.ts';
import { copy } from './copy.ts';
import { type GameBoard, openBoard } from './game-board.ts';
import { openReplay } from './replay.ts';
import { verifyAll } from './verify-all.ts';

type Table = Calls['POST /api/house/open']['data'];
type Round = Table['last'];

const asked = new URLSearchParams(location.hash.slice(1));
const gameId = asked.get('game') ?? '';
const token = asked.get('token') ?? '';
const replay = asked.get('replay');
const spinButton = part('spin');

/** What the page shows and plays with. */
interface Game {
  readonly table: Table;
  readonly board: GameBoard;
  stakeAt: number;
  /** Rounds that cost nothing; they are played first. */
  readonly free: { readonly stake: number; left: number }[];
  /** Of the round that was asked for and not answered; it is asked for again under the same key. */
  waitingKey: string | undefined;
  isBusy: boolean;
  /** What the site said last of the seed of the next round, and of the one after it. */
  seed: Table['seed'];
  /** Rounds whose seed is not shown yet. */
  played: NonNullable<Round>[];
}

function windowOf(round: Round): Window | undefined {
  const spins = round ? round.events.flatMap((event) => (event.kind === 'spin' ? [event.window] : [])) : [];
  return spins.at(-1);
}

function showFacts(game: Game, seed: Table['seed'], shown?: string): void {
  game.seed = seed;
  showSeed(seed, shown);
  part('demo').hidden = !game.table.is_demo;
}

/** The free rounds that are played next, if any are left. */
const nextFree = ({ free }: Game) => free.find(({ left }) => left > 0);

function stakeOf(game: Game): number {
  return nextFree(game)?.stake ?? game.table.stakes[game.stakeAt] ?? 0;
}

function showStake(game: Game): void {
  const { table, stakeAt } = game;
  const free = nextFree(game);
  write('stake', baht(stakeOf(game)));
  write('stake-label', free ? copy.freeStake(free.left) : copy.stake);
  part('less').ariaDisabled = String(free !== undefined || stakeAt === 0);
  part('more').ariaDisabled = String(free !== undefined || stakeAt === table.stakes.length - 1);
}

function setBusy(game: Game, isBusy: boolean): void {
  game.isBusy = isBusy;
  spinButton.ariaDisabled = String(isBusy);
  spinButton.textContent = isBusy ? copy.spinning : nextFree(game) ? copy.spinFree : copy.spin;
}

type Spun = Calls['POST /api/house/spin']['data'];

async function spin(game: Game): Promise<void> {
  if (game.isBusy) return;
  setBusy(game, true);
  say('');
  offerDeposit(false);
  part('won').textContent = '';
  const [stake, free] = [stakeOf(game), nextFree(game)];
  game.waitingKey ??= newIdempotencyKey();
  const spun = await askHouse('POST /api/house/spin', {
    token,
    stake,
    ...(free && { is_free: true }),
    key: game.waitingKey,
  }).catch((error: unknown) => failed(game, error));
  if (spun) {
    game.waitingKey = undefined;
    if (free) free.left -= 1;
    await showSpun(game, spun);
  }
  setBusy(game, false);
}

/** Shows a round that was staked and paid. Where its picture fails the rest is told all the same. */
async function showSpun(game: Game, { round, balance, seed }: Spun): Promise<void> {
  game.played.push(round);
  part('balance').textContent = lessBaht(balance, round.win);
  await game.board.show(round).catch(() => say(wonWords(round.win)));
  await nextTask();
  part('balance').textContent = baht(balance);
  showStake(game);
  showFacts(game, seed);
  tellPage('round');
}

/** Has the seed of the rounds until now shown, and plays each of them again from it. */
async function verify(game: Game): Promise<void> {
  if (game.isBusy) return;
  if (game.played.length === 0) {
    part('verified').textContent = copy.noneToVerify;
    return;
  }
  setBusy(game, true);
  try {
    const { shown, seed } = await askHouse('POST /api/house/seed', {
      token,
      client_seed: newIdempotencyKey(),
    });
    part('verified').textContent = await verifyShown(game, { shown, seed }, verifyAll);
    game.played = [];
    showFacts(game, seed, shown.seed);
  } catch (error) {
    failed(game, error);
  }
  setBusy(game, false);
}

function failed(game: Game, error: unknown): undefined {
  const refused = nextFree(game);
  const outcome = tellFailure(error, game.table.is_demo);
  if (outcome !== 'unknown') game.waitingKey = undefined;
  if (outcome !== 'no-free-round' || !refused) return;
  // Those of this stake ended or were used elsewhere; others are played before money is.
  refused.left = 0;
  showStake(game);
}

async function openTable(): Promise<void> {
  spinButton.textContent = copy.spin;
  part('less').ariaLabel = copy.less;
  part('more').ariaLabel = copy.more;
  part('demo').textContent = copy.demo;
  part('balance-label').textContent = copy.balance;
  part('deposit').textContent = copy.deposit;
  part('verify').textContent = copy.verify;
  const table = await askHouse('POST /api/house/open', { token });
  const { machine, name } = table.game;
  const game: Game = {
    ...{
      table,
      board: await openBoard(gameId, machine, name),
      stakeAt: Math.min(3, table.stakes.length - 1),
    },
    free: table.free_rounds.map(({ stake, left }) => ({ stake, left })),
    ...{ waitingKey: undefined, isBusy: false, seed: table.seed, played: [] },
  };
  const last = windowOf(table.last);
  if (last) game.board.showWindow(last);
  part('balance').textContent = baht(table.balance);
  showStake(game);
  setBusy(game, false);
  showFacts(game, table.seed);
  say(resumedWords(table.last));
  const step = (by: number) => {
    if (game.isBusy || game.waitingKey !== undefined || nextFree(game)) return;
    game.stakeAt = Math.min(Math.max(game.stakeAt + by, 0), table.stakes.length - 1);
    showStake(game);
  };
  part('less').addEventListener('click', () => step(-1));
  part('more').addEventListener('click', () => step(1));
  spinButton.addEventListener('click', () => void spin(game));
  part('verify').addEventListener('click', () => void verify(game));
  part('deposit').addEventListener('click', () => tellPage('deposit'));
  tellPage('ready');
}

async function open(): Promise<void> {
  part('stake-label').textContent = copy.stake;
  part('fairness-title').textContent = copy.fairness;
  say(copy.loading);
  await (replay === null ? openTable() : openReplay(replay));
}

loadGame(spinButton, open);
