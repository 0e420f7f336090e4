import type { Calls } from '#contract/calls.ts';
import { askHouse } from '#frames/parts/house-api.ts';
import { baht, lessBaht, part, say } from '#frames/parts/page-parts.ts';
import { loadGame, offerDeposit, resumedWords, showSeed, tellFailure } from '#frames/parts/play-page.ts';
import { tellPage } from '#frames/parts/tell-page.ts';
import { verifyShown } from '#frames/parts/verify-rounds.ts';
import { newIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { type Bet, stakeOfBets } from '#rules/tables/bets.ts';
import { resultOf, type TableResult } from '#rules/tables/events.ts';
import { type BetSlip, openBetSlip } from './bet-slip.ts';
import { copy, tableWords } from './copy.ts';
import { showPast } from './past.ts';
import { openReplay } from './replay.ts';
import { backWords, openTableView, type TableView } from './table-view.ts';
import { verifyAll } from './verify-all.ts';

type OpenGame = Calls['POST /api/house/open']['data'];
type Played = Calls['POST /api/house/spin']['data'];

const asked = new URLSearchParams(location.hash.slice(1));
const gameId = asked.get('game') ?? '';
const token = asked.get('token') ?? '';
const replay = asked.get('replay');
const playButton = part('play');

/** What the page shows and plays with. */
interface Game {
  readonly opened: OpenGame;
  readonly view: TableView;
  readonly slip: BetSlip;
  /** Of the round before, to be put again. */
  lastBets: readonly Bet[];
  past: readonly TableResult[];
  /** Of the round that was asked for and not answered; it is asked for again under the same key, with the same bets. */
  waiting: { readonly key: string; readonly bets: readonly Bet[] } | undefined;
  isBusy: boolean;
  /** What the site said last of the seed of the next round, and of the one after it. */
  seed: OpenGame['seed'];
  /** Rounds whose seed is not shown yet. */
  played: Played['round'][];
}

const isLocked = ({ isBusy, waiting }: Game) => isBusy || waiting !== undefined;

function setBusy(game: Game, isBusy: boolean): void {
  game.isBusy = isBusy;
  playButton.ariaDisabled = String(isBusy);
  playButton.textContent = isBusy ? tableWords().betting : tableWords().bet;
  part('clear').ariaDisabled = String(isLocked(game));
  part('repeat').ariaDisabled = String(isLocked(game) || game.lastBets.length === 0);
}

function setSeed(game: Game, seed: OpenGame['seed'], shown?: string): void {
  game.seed = seed;
  showSeed(seed, shown);
}

async function play(game: Game): Promise<void> {
  if (game.isBusy) return;
  const bets = game.waiting?.bets ?? game.slip.bets();
  if (bets.length === 0) {
    say(tableWords().empty);
    return;
  }
  game.waiting ??= { key: newIdempotencyKey(), bets };
  setBusy(game, true);
  say('');
  offerDeposit(false);
  part('won').textContent = '';
  const { key } = game.waiting;
  const stake = stakeOfBets(bets);
  const played = await askHouse('POST /api/house/spin', { token, stake, key, bets: [...bets] }).catch(
    (error: unknown) => {
      if (tellFailure(error, game.opened.is_demo) !== 'unknown') game.waiting = undefined;
      return undefined;
    },
  );
  if (played) await showPlayed(game, played, bets);
  setBusy(game, false);
}

/** Shows a round that was staked and paid. Where its picture fails the rest is told all the same. */
async function showPlayed(game: Game, { round, balance, seed }: Played, bets: readonly Bet[]): Promise<void> {
  game.waiting = undefined;
  game.played.push(round);
  game.slip.put(bets);
  part('balance').textContent = lessBaht(balance, round.win);
  await game.view.show(round).catch(() => say(backWords(round)));
  game.lastBets = bets;
  game.slip.forget();
  const result = resultOf(round.events);
  if (result) game.past = [result, ...game.past];
  showPast(game.past);
  part('balance').textContent = baht(balance);
  setSeed(game, seed);
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
    const change = { token, client_seed: newIdempotencyKey() };
    const { shown, seed } = await askHouse('POST /api/house/seed', change);
    part('verified').textContent = await verifyShown(game, { shown, seed }, verifyAll);
    game.played = [];
    setSeed(game, seed, shown.seed);
  } catch (error) {
    tellFailure(error, game.opened.is_demo);
  }
  setBusy(game, false);
}

async function openTable(): Promise<void> {
  const opened = await askHouse('POST /api/house/open', { token });
  const { machine, name } = opened.game;
  const view = openTableView({ gameId, machine, name }, (option) => game.slip.add(option));
  const game: Game = {
    ...{ opened, view, slip: openBetSlip(view, opened.stakes, () => isLocked(game)) },
    ...{ lastBets: opened.last?.bets ?? [], past: opened.past.flatMap((event) => resultOf([event]) ?? []) },
    ...{ waiting: undefined, isBusy: false, seed: opened.seed, played: [] },
  };
  const last = opened.last && resultOf(opened.last.events);
  if (last) view.putResult(last);
  showPast(game.past);
  part('demo').hidden = !opened.is_demo;
  part('total-label').textContent = tableWords().total;
  part('balance').textContent = baht(opened.balance);
  setBusy(game, false);
  setSeed(game, opened.seed);
  say(resumedWords(opened.last, backWords) || tableWords().empty);
  const whenFree = (act: () => void) => () => {
    if (!isLocked(game)) act();
  };
  part('clear').addEventListener('click', whenFree(game.slip.clear));
  part('repeat').addEventListener(
    'click',
    whenFree(() => {
      if (game.lastBets.length > 0) game.slip.put(game.lastBets);
    }),
  );
  playButton.addEventListener('click', () => void play(game));
  part('verify').addEventListener('click', () => void verify(game));
  part('deposit').addEventListener('click', () => tellPage('deposit'));
  tellPage('ready');
}

/** Words that stand on the page before anything was answered. */
function writeLabels(): void {
  const words: Readonly<Record<string, string>> = {
    ...{ play: copy.bet, clear: copy.clear, repeat: copy.repeat, demo: copy.demo, deposit: copy.deposit },
    ...{ 'balance-label': copy.balance, 'total-label': copy.total, total: baht(0) },
    ...{ verify: copy.verify, 'fairness-title': copy.fairness },
  };
  for (const [id, text] of Object.entries(words)) part(id).textContent = text;
  say(copy.loading);
}

loadGame(playButton, async () => {
  writeLabels();
  await (replay === null ? openTable() : openReplay(replay));
});
