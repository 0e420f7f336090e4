import type { IncomingMessage } from 'node:http';
import { liveStream } from '#contract/live.ts';

/** True for a request for the event stream; whatever else is asked of that address no call answers. */
export function isForStream({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && url.split('?', 1)[0] === liveStream.path;
}
