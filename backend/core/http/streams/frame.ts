import type { Heard } from '#backend/core/live/live-feed.ts';
import type { LiveFrames } from '#contract/live.ts';

/** One event of the stream as it is on the wire; `id` is where whoever read it goes on from. */
export function frame<Name extends keyof LiveFrames>(
  name: Name,
  data: LiveFrames[Name],
  id?: number,
): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** An event of the feed; nothing for one that no member is told of. */
export function changeFrame({ position, kind, subject, what }: Heard): string {
  return kind === 'session' ? '' : frame('change', { kind, id: subject, what }, position);
}
