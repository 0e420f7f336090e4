import 'server-only';

/** What stands behind the gateway: answers every request under /api; never throws. */
export type AnswerApi = (request: Request) => Promise<Response>;

/** Status and body as they would be on the wire. */
export interface PageAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A backend in the same process, beside the requests that it answers. */
export interface InProcess {
  /** The session behind a token: what the frame of a page shows, and the visit that the page's own reads go under. */
  frame(token: string): Promise<PageAnswer>;
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
}
