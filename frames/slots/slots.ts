import type { Calls } from '#contract/calls.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import type { Window } from '#rules/slots/events.ts';
import { copy } from './copy.ts';
import { type GameBoard, openBoard } from './game-board.ts';
import { askHouse, HouseRefusal } from './house-api.ts';
import { baht, lessBaht, nextTask, part, say, showFairness, write } from './page-parts.ts';
import { openReplay } from './replay.ts';
import { tellPage } from './tell-page.ts';
import { verifyAll } from './verify-all.ts';
import { wonWords } from './won.ts';

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
    part('verified').textContent = await verifyShown(game, { shown, seed });
    game.played = [];
    showFacts(game, seed, shown.seed);
  } catch (error) {
    failed(game, error);
  }
  setBusy(game, false);
}

/**
 * One seed serves all pages of a player: another page may have shown the one of these rounds, and then its rounds and its promise
 * cannot be judged here.
 */
async function verifyShown(
  { played, seed: told }: Game,
  { shown, seed }: Calls['POST /api/house/seed']['data'],
): Promise<string> {
  if (shown.commit === told.commit && seed.commit !== told.next_commit) return copy.otherSeed;
  const own = played.filter(({ commit }) => commit === shown.commit);
  const verified = await verifyAll(own, shown.seed);
  const others = played.length - own.length;
  if (others === 0) return verified;
  return own.length === 0 ? copy.shownElsewhere(others) : `${verified} · ${copy.shownElsewhere(others)}`;
}

const INSUFFICIENT_BALANCE = 4110;
const SESSION_OVER = 4501;
const OUTCOME_UNKNOWN = 4509;
const NO_FREE_ROUND = 4511;

function failed(game: Game, error: unknown): undefined {
  if (!(error instanceof HouseRefusal)) {
    say(copy.offline);
    return;
  }
  if (error.code !== OUTCOME_UNKNOWN) game.waitingKey = undefined;
  const refused = nextFree(game);
  if (error.code === NO_FREE_ROUND && refused) {
    // Those of this stake ended or were used elsewhere; others are played before money is.
    refused.left = 0;
    showStake(game);
  }
  say(error.message || copy.failed);
  // Play money is never deposited.
  offerDeposit(error.code === INSUFFICIENT_BALANCE && !game.table.is_demo);
  if (error.code === SESSION_OVER) tellPage('over');
}

/** The way on for a stake that the wallet cannot pay; it stands where the win of a round does. */
function offerDeposit(isOffered: boolean): void {
  part('deposit').hidden = !isOffered;
  part('won').hidden = isOffered;
}

/** What became of a round that was interrupted; nothing of one that was only refused. */
function resumedWords(last: Round): string {
  if (!last?.reason || last.status === 'refused') return '';
  const told = `${copy.resumed}: ${last.reason}`;
  return last.status === 'done' ? `${told} · ${wonWords(last.win)}` : told;
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
