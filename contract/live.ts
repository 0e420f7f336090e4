import { z } from 'zod';
import { LIVE_PATH, liveEnds, liveKinds } from './live-words.ts';

/**
 * Something changed. `id` names what: a round (`round`, `result`, `terms`, `shots`, `shot`), a kind of lottery (`rates`), a
 * bill, a wager, a withdrawal; empty where there is one. `what` is a word for what became of it: the status of a round or a
 * withdrawal, `accepted`, `settled`, `cancelled` or `refunded` of a bill. Never an amount, a number or a name: whoever wants to know reads it.
 */
export const LiveChange = z.object({ kind: z.enum(liveKinds), id: z.string(), what: z.string() });
export type LiveChange = z.infer<typeof LiveChange>;
export type LiveKind = LiveChange['kind'];

/** The events of the stream by name, each with its data as JSON. */
export const liveFrames = {
  /** First of all: whose stream it is (null for a visitor) and the server's time, epoch milliseconds. */
  hello: z.object({ member_id: z.string().nullable(), now: z.int() }),
  /** What came before is no longer known: read anew whatever is shown. */
  reset: z.object({}),
  /** The server's time, also a sign that the stream is alive. */
  time: z.object({ now: z.int() }),
  change: LiveChange,
  end: z.object({ why: z.enum(liveEnds) }),
} as const;
export type LiveFrames = { [Name in keyof typeof liveFrames]: z.infer<(typeof liveFrames)[Name]> };

/** Where a stream goes on: after an event by its id (also as `Last-Event-ID`), or from an instant; else from now. */
export const LiveQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  since: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  /** `1` ends the answer after what is there, for whoever cannot hold a stream. */
  once: z.enum(['0', '1']).optional(),
});

/** The event stream of the site, `text/event-stream`: described here like a call, but its answer does not end. */
export const liveStream = {
  method: 'GET',
  path: LIVE_PATH,
  summary:
    'Stream of what changes: rounds and results for everybody; balance, bills and own shots for a member',
  request: LiveQuery,
  frames: liveFrames,
} as const;
