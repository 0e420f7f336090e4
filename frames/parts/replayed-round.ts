import type { Calls } from '#contract/calls.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import { copy } from './copy.ts';
import { baht, part, say, showFairness } from './page-parts.ts';
import { tellPage } from './tell-page.ts';
import type { VerifyAll } from './verify-rounds.ts';

type ReplayedRound = Calls['POST /api/house/replay']['data']['round'];

interface ShownBy {
  /** The id of the key that shows the round once more. */
  readonly key: 'spin' | 'play';
  readonly verifyAll: VerifyAll;
  /** Clears what was shown of the round and shows it from its beginning. */
  readonly show: () => Promise<void>;
}

/** What the round was drawn from; once its seed is shown, the round can be played again from it. */
function showDraws(round: ReplayedRound, verifyAll: VerifyAll): void {
  const { seed } = round;
  showFairness([
    [copy.round, round.round_id],
    [copy.commit, round.commit],
    [copy.clientSeed, round.client_seed],
    [copy.nonce, String(round.nonce)],
    [copy.seed, seed ?? copy.seedLater],
  ]);
  part('verify').hidden = seed === null;
  part('verify').textContent = copy.verifyOne;
  part('verify').addEventListener('click', async () => {
    if (seed !== null) part('verified').textContent = await verifyAll([round], seed, copy.oneVerified);
  });
}

/** Shows a round again on the page of its game, where nothing can be played: when it was played, how it is checked, and what happened. */
export async function showReplayedRound(round: ReplayedRound, shownBy: ShownBy): Promise<void> {
  const key = part(shownBy.key);
  part('demo').textContent = copy.replay;
  part('demo').hidden = false;
  part('balance').textContent = baht(round.win);
  key.textContent = copy.again;
  showDraws(round, shownBy.verifyAll);
  const when = `${copy.played(formatThaiDateTime(round.played_at))}${round.reason === null ? '' : ` · ${round.reason}`}`;
  const canShow = round.events.length > 0;
  let isShowing = false;
  const show = async () => {
    if (isShowing || !canShow) return;
    isShowing = true;
    key.ariaDisabled = 'true';
    await shownBy.show();
    say(when);
    isShowing = false;
    key.ariaDisabled = 'false';
  };
  key.hidden = !canShow;
  key.addEventListener('click', () => void show());
  say(when);
  tellPage('ready');
  await show();
}
