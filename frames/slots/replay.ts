import { askHouse } from '#frames/parts/house-api.ts';
import { baht, part, say, showFairness } from '#frames/parts/page-parts.ts';
import { tellPage } from '#frames/parts/tell-page.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import { copy } from './copy.ts';
import { openBoard } from './game-board.ts';
import { verifyAll } from './verify-all.ts';

/** Shows one round again, for whoever has its link: what was staked and won, and how it is checked. Nothing can be played. */
export async function openReplay(replay: string): Promise<void> {
  const { round, name } = await askHouse('POST /api/house/replay', { replay });
  const board = await openBoard(round.game_id, round.machine, name);
  for (const id of ['less', 'more']) part(id).hidden = true;
  part('demo').textContent = copy.replay;
  part('demo').hidden = false;
  part('balance-label').textContent = copy.won;
  part('balance').textContent = baht(round.win);
  part('stake').textContent = baht(round.stake);
  if (round.is_free) part('stake-label').textContent = copy.free;
  part('spin').textContent = copy.again;
  showFairness([
    [copy.round, round.round_id],
    [copy.commit, round.commit],
    [copy.clientSeed, round.client_seed],
    [copy.nonce, String(round.nonce)],
    [copy.seed, round.seed ?? copy.seedLater],
  ]);
  const { seed } = round;
  part('verify').hidden = seed === null;
  part('verify').textContent = copy.verifyOne;
  part('verify').addEventListener('click', async () => {
    if (seed !== null) part('verified').textContent = await verifyAll([round], seed, copy.oneVerified);
  });
  const told = `${copy.played(formatThaiDateTime(round.played_at))}${round.reason === null ? '' : ` · ${round.reason}`}`;
  const canShow = round.events.length > 0;
  let isShowing = false;
  const show = async () => {
    if (isShowing || !canShow) return;
    isShowing = true;
    part('spin').ariaDisabled = 'true';
    part('won').textContent = '';
    await board.show(round);
    say(told);
    isShowing = false;
    part('spin').ariaDisabled = 'false';
  };
  part('spin').hidden = !canShow;
  part('spin').addEventListener('click', () => void show());
  say(told);
  tellPage('ready');
  await show();
}
