import 'server-only';
import { read } from '#lib/loaders/read.ts';

/** The newest messages, or those before one of them. */
export async function loadInbox(before?: string) {
  const inbox = await read('GET /api/member/inbox', before === undefined ? {} : { before });
  return { inbox, before };
}
export type OwnInbox = Awaited<ReturnType<typeof loadInbox>>;
