/** The bearer token lives in memory only; after a reload the session cookie carries the session. */
let bearer: string | undefined;
/** How far the server's clock is ahead of this device's, in ms, from the newest answer. */
let serverAheadMs = 0;
/** The member whose page this is, named with every request so that another member's session refuses it. */
let memberId: string | undefined;
let sessionEndListener: (() => void) | undefined;

export function setBearer(token: string | undefined): void {
  bearer = token;
}

export function setCallingMember(id: string | undefined): void {
  memberId = id;
}

/** Who calls: what the next request says of its session and member. */
export function caller(): { readonly bearer: string | undefined; readonly memberId: string | undefined } {
  return { bearer, memberId };
}

/** Called once when the session turns out to be over, before the browser goes to the login page. */
export function onSessionEnd(listener: () => void): void {
  sessionEndListener = listener;
}

/** The session is over: its token is forgotten and the listener told. */
export function endSession(): void {
  setBearer(undefined);
  sessionEndListener?.();
}

/** Now by the server's clock, in epoch milliseconds. */
export function serverNowMs(): number {
  return Date.now() + serverAheadMs;
}

/**
 * Sets the offset from a time that the server told, in the first HTML or with an answer. One that may have been on its way
 * for `lateMs` and is behind what is known by no more than that does not put the clock back; nor does one that is no time.
 */
export function setServerNow(serverMs: number, lateMs = 0): void {
  const behindMs = serverNowMs() - serverMs;
  if (behindMs < 0 || behindMs > lateMs) serverAheadMs -= behindMs;
}
