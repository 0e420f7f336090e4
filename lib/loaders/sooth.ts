import 'server-only';
import { read } from '#lib/loaders/read.ts';

/** All rooms, and the one that the address names. */
export async function loadSooth(roomId: number | undefined) {
  const [list, detail] = await Promise.all([
    read('POST /api/sooth/baccarat', {}),
    roomId === undefined ? null : read('POST /api/sooth/detail', { room_id: roomId }),
  ]);
  return { list, detail };
}
export type OwnSooth = Awaited<ReturnType<typeof loadSooth>>;
