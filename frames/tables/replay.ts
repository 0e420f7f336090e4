import { askHouse } from '#frames/parts/house-api.ts';
import { baht, part } from '#frames/parts/page-parts.ts';
import { showReplayedRound } from '#frames/parts/replayed-round.ts';
import { copy } from './copy.ts';
import { openTableView } from './table-view.ts';
import { verifyAll } from './verify-all.ts';

/** Shows one round again, for whoever has its link: its bets, what was drawn, and how it is checked. Nothing can be played. */
export async function openReplay(replay: string): Promise<void> {
  const { round, name } = await askHouse('POST /api/house/replay', { replay });
  const view = openTableView({ gameId: round.game_id, machine: round.machine, name });
  for (const id of ['clear', 'repeat', 'chips', 'past-strip']) part(id).hidden = true;
  part('balance-label').textContent = copy.backLabel;
  part('total').textContent = baht(round.stake);
  const show = async () => {
    view.layout.showPaid([], new Set());
    view.layout.showStakes(new Map(round.bets?.map(({ option, stake }) => [option, stake])));
    await view.show(round);
  };
  await showReplayedRound(round, { key: 'play', verifyAll, show });
}
