import { askHouse } from '#frames/parts/house-api.ts';
import { baht, part, say, showFairness } from '#frames/parts/page-parts.ts';
import { tellPage } from '#frames/parts/tell-page.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import { copy } from './copy.ts';
import { openTableView } from './table-view.ts';
import { verifyAll } from './verify-all.ts';

/** Shows one round again, for whoever has its link: its bets, what was drawn, and how it is checked. Nothing can be played. */
export async function openReplay(replay: string): Promise<void> {
  const { round, name } = await askHouse('POST /api/house/replay', { replay });
  const view = openTableView({ gameId: round.game_id, machine: round.machine, name }, () => undefined);
  for (const id of ['clear', 'repeat', 'chips', 'past-strip']) part(id).hidden = true;
  part('demo').textContent = copy.replay;
  part('demo').hidden = false;
  part('balance-label').textContent = copy.backLabel;
  part('balance').textContent = baht(round.win);
  part('total').textContent = baht(round.stake);
  part('play').textContent = copy.again;
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
    part('play').ariaDisabled = 'true';
    view.layout.showPaid([], new Set());
    view.layout.showStakes(new Map(round.bets?.map(({ option, stake }) => [option, stake])));
    await view.show(round);
    say(told);
    isShowing = false;
    part('play').ariaDisabled = 'false';
  };
  part('play').hidden = !canShow;
  part('play').addEventListener('click', () => void show());
  say(told);
  tellPage('ready');
  await show();
}
