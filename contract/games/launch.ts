import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { AgentCode, AgentId, Baht, Id, Instant, MoneyChange, Uuid } from '#contract/fields.ts';
import { Wallet } from '#contract/wallet.ts';

const GameLink = z.object({
  /** What the launcher's frame opens: a path of this site, or an address of the provider. */
  link: z.string(),
});

const Chosen = {
  game_id: Id,
  provider_id: Id,
  is_mobile: z.boolean(),
  /** Where the game was chosen: a page or a row of it. */
  source: Id,
};

/** What a member did in one opened game. */
const GameSession = z.object({
  game_session_id: Uuid,
  game_id: Id,
  provider_id: Id,
  opened_at: Instant,
  /** Null while it is open. */
  closed_at: Instant.nullable(),
  rounds: z.int(),
  staked: Baht,
  won: Baht,
  /** `won` less `staked` of rounds that have ended; below zero for a loss. */
  net: MoneyChange,
});
export type GameSession = z.infer<typeof GameSession>;

export const launchCalls = {
  link: endpoint({
    method: 'POST',
    path: '/api/game/link',
    auth: 'member',
    namesMember: true,
    summary: 'Open a game with a wallet: the address for the frame, and the session that the play belongs to',
    request: z.object({
      ...Chosen,
      wallet_id: Id,
      agent_code: AgentCode.optional(),
      agent_id: AgentId.optional(),
    }),
    data: GameLink.extend({ game_session_id: Uuid }),
  }),
  demo: endpoint({
    method: 'POST',
    path: '/api/game/demo',
    auth: 'public',
    summary: 'Open a game with play money: the same rules and odds, nothing is staked and nothing won',
    request: z.object({ ...Chosen, agent_code: AgentCode, agent_id: AgentId.optional() }),
    data: GameLink,
  }),
  wallets: endpoint({
    method: 'POST',
    path: '/api/game/wallets',
    auth: 'member',
    summary: 'Wallets of the member that a game can be played with',
    request: z.object({ game_id: Id, provider_id: Id, sub_provider_id: Id }),
    data: z.array(Wallet),
  }),
  session: endpoint({
    method: 'GET',
    path: '/api/member/game/session',
    auth: 'member',
    summary: 'What the member staked and won since a game was opened',
    request: z.object({ game_session_id: Uuid }),
    data: GameSession,
    extension: true,
  }),
  closeSession: endpoint({
    method: 'POST',
    path: '/api/member/game/close',
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary: 'Close an opened game: its provider may not take bets for it any more',
    request: z.object({ game_session_id: Uuid }),
    data: GameSession,
    extension: true,
  }),
};
