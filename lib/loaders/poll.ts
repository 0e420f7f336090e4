import 'server-only';
import { optionalRead } from '#lib/loaders/first-read.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';

/** A poll with its winners and how many answers each choice has, which it does without when they cannot be read; without an id the one of now. */
export async function loadPoll(id: number | undefined) {
  const config = await readPublic('GET /api/poll/config', id === undefined ? {} : { poll_id: id });
  const asked = { poll_id: config.config.poll_id };
  const [winners, stats] = await Promise.all([
    readPublic('GET /api/poll/winners', asked),
    optionalRead(() => readPublic('GET /api/poll/stats', asked)),
  ]);
  return { poll: config, winners, stats };
}
export type ShownPoll = Awaited<ReturnType<typeof loadPoll>>;

/** What the member may answer, and did. */
export async function loadOwnPoll({ poll }: ShownPoll) {
  return { poll, quota: await read('GET /api/poll/quota/get', { poll_id: poll.config.poll_id }) };
}
export type OwnPoll = Awaited<ReturnType<typeof loadOwnPoll>>;
