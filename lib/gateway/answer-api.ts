import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What stands behind the gateway: answers every request under /api; never throws. */
export type AnswerApi = (request: Request) => Promise<Response>;

/** Status and body as they would be on the wire. */
export interface PageAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A backend in the same process, beside the requests that it answers. */
export interface InProcess {
  /** The session behind a token: what the header shows, and the visit that the page's own reads go under. */
  summary(token: string, isUse: boolean): Promise<PageAnswer>;
  /** A call that changes nothing, without a request; `visitOf` is asked when it is a member's. Never throws by itself. */
  read(key: string, input: object, visitOf: () => Promise<unknown>): Promise<PageAnswer>;
  /** Calls back when something that visitors see may have changed, here or in another process over the same database. */
  onChange(listener: () => void): void;
  /** False while that of other processes is not heard, for the way to the database is lost. */
  hearsChanges(): boolean;
  /** How often that was. */
  changeCount(): number;
  /** Now by the backend's clock, epoch milliseconds. */
  nowMs(): number;
  /** The event stream, held open on the connections that are given to it. */
  readonly streams: HeldStreams;
}

/** Who asks for the event stream: the bearer of a session, the member that the page is for, the address that it counts for. */
export interface StreamCaller {
  readonly token: string | undefined;
  readonly namedMember: string | undefined;
  readonly address: string | undefined;
}

export interface HeldStreams {
  /** Answers a request for the stream and holds it open; never throws. */
  answer(request: IncomingMessage, response: ServerResponse, caller: StreamCaller): Promise<void>;
  /** Ends every stream, for this server stops. */
  close(): void;
}
