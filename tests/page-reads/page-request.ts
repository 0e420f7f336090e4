/** The request whose page is rendered, in the place of Next's and React's own. */
let cookie = '';
let path = '/';
let turn = 0;

/** Begins another request. */
export function beginRequest(asked: { readonly cookie: string; readonly path: string }): void {
  ({ cookie, path } = asked);
  turn += 1;
}

export const headers = async () => new Headers({ cookie, 'x-page-path': path });
export const cookies = async () => new Map<string, never>();

/** Once per request, as on the server. */
export function cache<Result>(work: () => Result): () => Result {
  let kept: { readonly turn: number; readonly value: Result } | undefined;
  return () => {
    if (kept?.turn !== turn) kept = { turn, value: work() };
    return kept.value;
  };
}
