import 'server-only';

/** Type of an answer that does not end. */
export const STREAM = 'text/event-stream; charset=utf-8';

/** True for the event stream, which is passed on while it comes. */
export function isStream({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('content-type') ?? '').startsWith('text/event-stream');
}
