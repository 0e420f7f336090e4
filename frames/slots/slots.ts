import type { Calls } from '#contract/calls.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import type { Window } from '#rules/slots/events.ts';
import { copy } from './copy.ts';
import { type GameBoard, openBoard } from './game-board.ts';
import { askHouse, HouseRefusal } from './house-api.ts';
import { baht, nextTask, part, say, showFairness } from './page-parts.ts';
import { openReplay } from './replay.ts';
import { tellPage } from './tell-page.ts';
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
  /** What the site committed to for the seed after this one. */
  nextCommit: string;
  /** Rounds whose seed is not shown yet. */
  played: NonNullable<Round>[];
}

function windowOf(round: Round): Window | undefined {
  const spins = round ? round.events.flatMap((event) => (event.kind === 'spin' ? [event.window] : [])) : [];
  return spins.at(-1);
}

function showFacts(game: Game, seed: Table['seed'], shown?: string): void {
  game.nextCommit = seed.next_commit;
  showFairness([
    [copy.commit, seed.commit],
    [copy.clientSeed, seed.client_seed],
    [copy.nonce, String(seed.next_nonce)],
    [copy.nextCommit, seed.next_commit],
    ...(shown === undefined ? [] : [[copy.seed, shown] as const]),
  ]);
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
  part('stake').textContent = baht(stakeOf(game));
  part('stake-label').textContent = free ? copy.freeStake(free.left) : copy.stake;
  part('less').ariaDisabled = String(free !== undefined || stakeAt === 0);
  part('more').ariaDisabled = String(free !== undefined || stakeAt === table.stakes.length - 1);
}

function setBusy(game: Game, isBusy: boolean): void {
  game.isBusy = isBusy;
  spinButton.ariaDisabled = String(isBusy);
  spinButton.textContent = isBusy ? copy.spinning : nextFree(game) ? copy.spinFree : copy.spin;
}

async function spin(game: Game): Promise<void> {
  if (game.isBusy) return;
  setBusy(game, true);
  say('');
  part('won').textContent = '';
  const [stake, free] = [stakeOf(game), nextFree(game)];
  game.waitingKey ??= newIdempotencyKey();
  try {
    const { round, balance, seed } = await askHouse('POST /api/house/spin', {
      token,
      stake,
      ...(free && { is_free: true }),
      key: game.waitingKey,
    });
    game.waitingKey = undefined;
    if (free) free.left -= 1;
    part('balance').textContent = baht(Math.max(0, balance - round.win));
    await game.board.show(round);
    await nextTask();
    part('balance').textContent = baht(balance);
    game.played.push(round);
    showStake(game);
    showFacts(game, seed);
    tellPage('round');
  } catch (error) {
    failed(game, error);
  }
  setBusy(game, false);
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
    const isPromised = seed.commit === game.nextCommit;
    const verified = await verifyAll(game.played, shown.seed);
    part('verified').textContent = isPromised ? verified : copy.otherSeed;
    game.played = [];
    showFacts(game, seed, shown.seed);
  } catch (error) {
    failed(game, error);
  }
  setBusy(game, false);
}

const SESSION_OVER = 4501;
const OUTCOME_UNKNOWN = 4509;
const NO_FREE_ROUND = 4511;

function failed(game: Game, error: unknown): void {
  if (!(error instanceof HouseRefusal)) {
    say(copy.offline);
    return;
  }
  if (error.code !== OUTCOME_UNKNOWN) game.waitingKey = undefined;
  if (error.code === NO_FREE_ROUND) {
    game.free.length = 0;
    showStake(game);
  }
  say(error.message || copy.failed);
  if (error.code === SESSION_OVER) tellPage('over');
}

async function openTable(): Promise<void> {
  spinButton.textContent = copy.spin;
  part('less').ariaLabel = copy.less;
  part('more').ariaLabel = copy.more;
  part('demo').textContent = copy.demo;
  part('balance-label').textContent = copy.balance;
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
    ...{ waitingKey: undefined, isBusy: false, nextCommit: '', played: [] },
  };
  const last = windowOf(table.last);
  if (last) game.board.showWindow(last);
  part('balance').textContent = baht(table.balance);
  showStake(game);
  setBusy(game, false);
  showFacts(game, table.seed);
  say(table.last?.reason ? `${copy.resumed}: ${table.last.reason}` : '');
  const step = (by: number) => {
    if (game.isBusy || game.waitingKey !== undefined || nextFree(game)) return;
    game.stakeAt = Math.min(Math.max(game.stakeAt + by, 0), table.stakes.length - 1);
    showStake(game);
  };
  part('less').addEventListener('click', () => step(-1));
  part('more').addEventListener('click', () => step(1));
  spinButton.addEventListener('click', () => void spin(game));
  part('verify').addEventListener('click', () => void verify(game));
  tellPage('ready');
}

async function open(): Promise<void> {
  part('stake-label').textContent = copy.stake;
  part('fairness-title').textContent = copy.fairness;
  say(copy.loading);
  await (replay === null ? openTable() : openReplay(replay));
}

/** Loads the game. Without an answer the button that plays loads it again, so that nobody has to close and open. */
function load(): void {
  spinButton.ariaDisabled = 'true';
  open().catch((error: unknown) => {
    const isRefused = error instanceof HouseRefusal;
    say(isRefused && error.message ? error.message : copy.failed);
    if (isRefused && error.code === SESSION_OVER) tellPage('over');
    if (isRefused) return;
    spinButton.textContent = copy.loadAgain;
    spinButton.ariaDisabled = 'false';
    spinButton.addEventListener('click', load, { once: true });
  });
}

load();
