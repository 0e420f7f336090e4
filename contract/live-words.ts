/** Where the event stream is (contract/live.ts); apart from other constants, because the browser loads it later. */
export const LIVE_PATH = '/api/events';
export const liveTimes = {
  /** Between two signs of life, and after which a stream without one counts as broken. */
  beatMs: 20_000,
  silentMs: 50_000,
  /** How far back a stream can be taken up again. */
  keepMs: 5 * 60_000,
} as const;

/** What the event stream can tell of: the last seven of one member alone, the others of everybody's. */
export const liveKinds = [
  'round',
  'result',
  'terms',
  'rates',
  'content',
  'shots',
  'balance',
  'bill',
  'shot',
  'wager',
  'withdrawal',
  'inbox',
  'entitlement',
] as const;
/** Why a stream ended: its session is over, the server stops or has too much to do, or it was open long enough. */
export const liveEnds = ['session', 'busy', 'renew'] as const;
