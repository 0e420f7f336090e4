import 'server-only';
import { readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';

/** A poll with its winners; without an id the one of now. */
export async function loadPoll(id: number | undefined) {
  const config = await readPublic('GET /api/poll/config', id === undefined ? {} : { poll_id: id });
  const winners = await readPublic('GET /api/poll/winners', { poll_id: config.config.poll_id });
  return { poll: config, winners };
}
export type ShownPoll = Awaited<ReturnType<typeof loadPoll>>;

/** What the member may answer, and did. */
export async function loadOwnPoll({ poll }: ShownPoll) {
  return { poll, quota: await read('GET /api/poll/quota/get', { poll_id: poll.config.poll_id }) };
}
export type OwnPoll = Awaited<ReturnType<typeof loadOwnPoll>>;
