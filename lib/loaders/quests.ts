import 'server-only';
import { read } from '#lib/loaders/read.ts';

/** Quests of the member with the check-in of today, and movements of points. */
export async function loadQuests(before?: string) {
  const [list, history] = await Promise.all([
    read('GET /api/quest/list', {}),
    read('GET /api/member/points/history', before === undefined ? {} : { before_seq: before }),
  ]);
  return { list, history, before };
}
export type OwnQuests = Awaited<ReturnType<typeof loadQuests>>;
