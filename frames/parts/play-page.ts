import type { Calls } from '#contract/calls.ts';
import { copy } from './copy.ts';
import { HouseRefusal } from './house-api.ts';
import { part, say, showFairness } from './page-parts.ts';
import { tellPage } from './tell-page.ts';
import { wonWords } from './won.ts';

type OpenGame = Calls['POST /api/house/open']['data'];
type Round = NonNullable<OpenGame['last']>;

const INSUFFICIENT_BALANCE = 4110;
const SESSION_OVER = 4501;
const OUTCOME_UNKNOWN = 4509;
const NO_FREE_ROUND = 4511;

/** What may be told of the seed of the rounds to come, and of the one that was shown. */
export function showSeed(seed: OpenGame['seed'], shown?: string): void {
  showFairness([
    [copy.commit, seed.commit],
    [copy.clientSeed, seed.client_seed],
    [copy.nonce, String(seed.next_nonce)],
    [copy.nextCommit, seed.next_commit],
    ...(shown === undefined ? [] : [[copy.seed, shown] as const]),
  ]);
}

/** The way on for a stake that the wallet cannot pay; it stands where the win of a round does. */
export function offerDeposit(isOffered: boolean): void {
  part('deposit').hidden = !isOffered;
  part('won').hidden = isOffered;
}

/** Tells that a round was refused, or that what became of it is not known. `unknown` rounds are asked for again under their key. */
export function tellFailure(error: unknown, isDemo: boolean): 'unknown' | 'refused' | 'no-free-round' {
  if (!(error instanceof HouseRefusal)) {
    say(copy.offline);
    return 'unknown';
  }
  say(error.message || copy.failed);
  // Play money is never deposited.
  offerDeposit(error.code === INSUFFICIENT_BALANCE && !isDemo);
  if (error.code === SESSION_OVER) tellPage('over');
  if (error.code === NO_FREE_ROUND) return 'no-free-round';
  return error.code === OUTCOME_UNKNOWN ? 'unknown' : 'refused';
}

/** What became of a round that was interrupted; nothing of one that was only refused. */
export function resumedWords(
  last: OpenGame['last'],
  wordsOf = ({ win }: Pick<Round, 'win' | 'stake'>) => wonWords(win),
): string {
  if (!last?.reason || last.status === 'refused') return '';
  const told = `${copy.resumed}: ${last.reason}`;
  return last.status === 'done' ? `${told} · ${wordsOf(last)}` : told;
}

/** Loads the game. Without an answer the button that plays loads it again, so that nobody has to close and open. */
export function loadGame(button: HTMLElement, open: () => Promise<void>): void {
  button.ariaDisabled = 'true';
  open().catch((error: unknown) => {
    const isRefused = error instanceof HouseRefusal;
    say(isRefused && error.message ? error.message : copy.failed);
    if (isRefused && error.code === SESSION_OVER) tellPage('over');
    if (isRefused) return;
    button.textContent = copy.loadAgain;
    button.ariaDisabled = 'false';
    button.addEventListener('click', () => loadGame(button, open), { once: true });
  });
}
