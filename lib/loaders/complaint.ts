import 'server-only';
import { read } from '#lib/loaders/read.ts';

/** Own complaints, the newest or those before one of them. */
export async function loadComplaints(before?: string) {
  const list = await read('GET /api/complaint/list', before === undefined ? {} : { before });
  return { list, before };
}
export type OwnComplaints = Awaited<ReturnType<typeof loadComplaints>>;
