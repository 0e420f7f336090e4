import type { ServerResponse } from 'node:http';
import type { SeenSession } from '#backend/core/session/look-at-sessions.ts';
import type { liveEnds } from '#contract/live-words.ts';
import { frame } from './frame.ts';

/** More than this that a reader did not take yet, and it is cut off: it takes the stream up again or reads anew. */
const MOST_WAITING_BYTES = 64_000;

/** A stream that is open. */
export interface OpenStream {
  readonly response: ServerResponse;
  /** Undefined for a visitor. */
  session: SeenSession | undefined;
  readonly openedAtMs: number;
  nextBeatMs: number;
}

/** Sends text to a stream. A slow reader is cut: nothing is kept for it. */
export function send({ response }: OpenStream, text: string): void {
  if (response.destroyed || response.writableEnded) return;
  response.write(text);
  if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
}

/** Ends a stream and says why. */
export function end({ response }: OpenStream, why: (typeof liveEnds)[number]): void {
  if (!response.destroyed && !response.writableEnded) response.end(frame('end', { why }));
}

/** The streams that are open, all of them and by member. */
export interface OpenStreams extends Iterable<OpenStream> {
  readonly size: number;
  add(stream: OpenStream): void;
  remove(stream: OpenStream): void;
  of(memberId: string): ReadonlySet<OpenStream>;
}

export function createOpenStreams(): OpenStreams {
  const all = new Set<OpenStream>();
  const byMember = new Map<string, Set<OpenStream>>();
  const none: ReadonlySet<OpenStream> = new Set();
  return {
    get size() {
      return all.size;
    },
    [Symbol.iterator]: () => all[Symbol.iterator](),
    add: (stream) => {
      all.add(stream);
      if (!stream.session) return;
      const { memberId } = stream.session;
      const own = byMember.get(memberId) ?? new Set();
      byMember.set(memberId, own.add(stream));
    },
    remove: (stream) => {
      all.delete(stream);
      const memberId = stream.session?.memberId ?? '';
      const own = byMember.get(memberId);
      own?.delete(stream);
      if (own?.size === 0) byMember.delete(memberId);
    },
    of: (memberId) => byMember.get(memberId) ?? none,
  };
}
