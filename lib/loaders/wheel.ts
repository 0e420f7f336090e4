import 'server-only';
import { read } from '#lib/loaders/read.ts';

/** Of the address: the tab that it opens, and the spin that the shown ones are before. */
interface WheelAddress {
  readonly tab: number;
  readonly before?: string | undefined;
}

/** The wheel with what its member can spin for, own spins and the board. */
export async function loadWheel({ tab, before }: WheelAddress) {
  const [config, spins, board] = await Promise.all([
    read('GET /api/wheel/config_v2', {}),
    read('POST /api/wheel/reward', before === undefined ? {} : { before_seq: before }),
    read('GET /api/wheel/board', {}),
  ]);
  return { config, spins, board, before, tab };
}
export type OwnWheel = Awaited<ReturnType<typeof loadWheel>>;
