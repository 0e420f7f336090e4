import { at, paths } from '#lib/paths.ts';
import type { LobbyKey } from '#rules/games/lobbies.ts';
import type { SectionKey } from '#rules/games/lobby-layouts.ts';

const PLAY = '/play';
const ROUNDS = '/member/games';

/** What narrows a lobby. */
export interface LobbyAsked {
  readonly search?: string | undefined;
  readonly provider?: string | undefined;
  /** One row of it. */
  readonly section?: SectionKey | undefined;
  /** Place of the list to go on after. */
  readonly after?: string | undefined;
}

/** Addresses of games, apart from those that every page loads. */
export const gamePaths = {
  /** A game under its own address; `1` plays it for nothing. */
  play: (asked: { readonly provider: string; readonly game: string; readonly demo?: '1' }) => at(PLAY, asked),
  /** A lobby as a filter or a search narrows it, and its pages. */
  lobbyOf: (name: LobbyKey, asked: LobbyAsked) =>
    at(paths.lobby(name), asked, 'search provider section after'),
  /** Rounds of games that the member played, the newest or those before one of them. */
  rounds: (before?: string) => at(ROUNDS, { before }),
  /** All rounds of the member as a file, and the tool that verifies it. */
  roundsFile: () => `${ROUNDS}/file`,
  verifier: () => '/frames/verifier-alone.html',
  /** Where a round stands in that list. */
  round: (id: string) => `${ROUNDS}#${id}`,
} as const;
