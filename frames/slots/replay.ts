import { askHouse } from '#frames/parts/house-api.ts';
import { baht, part } from '#frames/parts/page-parts.ts';
import { showReplayedRound } from '#frames/parts/replayed-round.ts';
import { copy } from './copy.ts';
import { openBoard } from './game-board.ts';
import { verifyAll } from './verify-all.ts';

/** Shows one round again, for whoever has its link: what was staked and won, and how it is checked. Nothing can be played. */
export async function openReplay(replay: string): Promise<void> {
  const { round, name } = await askHouse('POST /api/house/replay', { replay });
  const board = await openBoard(round.game_id, round.machine, name);
  for (const id of ['less', 'more']) part(id).hidden = true;
  part('balance-label').textContent = copy.won;
  part('stake').textContent = baht(round.stake);
  if (round.is_free) part('stake-label').textContent = copy.free;
  const show = async () => {
    part('won').textContent = '';
    await board.show(round);
  };
  await showReplayedRound(round, { key: 'spin', verifyAll, show });
}
