/** How a round stands for who looks at the lobby. */
export type RoundState = 'open' | 'soon' | 'closed' | 'result' | 'voided' | 'none';

interface LobbyRound {
  readonly status: string;
  readonly closesAt: string;
}

/** So long before its close a round is about to close. */
const SOON_MS = 10 * 60_000;

/** The state of a round at an instant of the server's clock, without asking the server again when its close passes. */
export function roundState(round: LobbyRound | null, nowMs: number): RoundState {
  if (!round || round.status === 'draft') return 'none';
  if (round.status === 'voided') return 'voided';
  if (round.status === 'resulting' || round.status === 'resulted') return 'result';
  const leftMs = Date.parse(round.closesAt) - nowMs;
  if (round.status === 'closed' || leftMs < 0) return 'closed';
  return leftMs <= SOON_MS ? 'soon' : 'open';
}
