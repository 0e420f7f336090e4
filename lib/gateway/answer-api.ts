import 'server-only';

/** What stands behind the gateway: answers every request under /api; never throws. */
export type AnswerApi = (request: Request) => Promise<Response>;

/** A backend in the same process, beside the requests that it answers. */
export interface InProcess {
  /** Calls back when something that visitors see may have changed, here or in another process over the same database. */
  onChange(listener: () => void): void;
  /** Now by the backend's clock, epoch milliseconds. */
  nowMs(): number;
}
