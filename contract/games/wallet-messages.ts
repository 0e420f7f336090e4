import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Baht, Day, Id, Instant, Uuid } from '#contract/fields.ts';

/** Name that a provider gives a round or a movement, unique with that provider. */
export const ProviderKey = z.string().regex(/^[A-Za-z0-9._:-]{8,64}$/);
/** A player as the site names them; a provider may spell it in capitals (RFC 9562, 4). */
const Player = Uuid.toLowerCase();
/** Of an opened game, made by the site. */
const Token = z.string().regex(/^[A-Za-z0-9_-]{20,128}$/);
/** The only one; its amounts are baht with at most two decimals. */
const Currency = z.literal('THB');
/** The most that one message moves, far below what the wire can say of a wallet. */
const MOST_MOVED = 1_000_000_000;
const Amount = Baht.refine((baht) => baht <= MOST_MOVED);
const Positive = Amount.refine((baht) => baht > 0);

/** What of the loyalty of the site counts a bet. */
const Counts = z.strictObject({ turnover: z.boolean(), cashback: z.boolean(), commission: z.boolean() });

const Play = { player_id: Player, game_id: Id, round_id: ProviderKey, currency: Currency };
const Moved = { transaction_id: ProviderKey, at: Instant.optional() };

/** So many free rounds of one stake; the first of them end then. */
export const FreeRounds = z.object({ stake: Baht, left: z.int().positive(), ends_at: Instant.nullable() });

/** What every movement answers. */
const Balance = z.object({ balance: Baht, currency: Currency });
const Done = Balance.extend({
  transaction_id: ProviderKey,
  /** The site's own number of the movement. */
  site_transaction_id: Uuid,
  /** It had been done before, as this same message asked. */
  repeated: z.boolean(),
});

/** Messages that a game provider sends to the wallet of the site, signed over the raw body. */
export const walletMessages = {
  walletSession: endpoint({
    method: 'POST',
    path: '/api/provider/session',
    auth: 'signed',
    summary: 'Who plays under a token, and which game',
    request: z.strictObject({ token: Token }),
    data: Balance.extend({ player_id: Uuid, game_id: Id, language: z.literal('th') }),
    extension: true,
  }),
  walletBalance: endpoint({
    method: 'POST',
    path: '/api/provider/balance',
    auth: 'signed',
    summary: 'What the wallet of an opened game holds',
    request: z.strictObject({ token: Token }),
    data: Balance.extend({
      /** Of the opened game, soonest end first: rounds that cost the player nothing. */
      free_rounds: z.array(FreeRounds),
    }),
    extension: true,
  }),
  walletBet: endpoint({
    method: 'POST',
    path: '/api/provider/bet',
    auth: 'signed',
    summary: 'Take a stake; the session of its token must be open',
    request: z.strictObject({ token: Token, ...Play, ...Moved, amount: Positive, counts: Counts }),
    data: Done,
    extension: true,
  }),
  walletWin: endpoint({
    method: 'POST',
    path: '/api/provider/win',
    auth: 'signed',
    summary: 'Pay what a round won, also after the session; 0 and `finished` say that it lost',
    request: z.strictObject({ ...Play, ...Moved, amount: Amount, finished: z.boolean() }),
    data: Done,
    extension: true,
  }),
  walletBetWin: endpoint({
    method: 'POST',
    path: '/api/provider/bet_win',
    auth: 'signed',
    summary: 'A whole round in one message: the stake, what it won, and its end',
    request: z.strictObject({
      token: Token,
      ...Play,
      ...Moved,
      amount: Positive,
      win_amount: Amount,
      counts: Counts,
    }),
    data: Done,
    extension: true,
  }),
  walletFinish: endpoint({
    method: 'POST',
    path: '/api/provider/finish',
    auth: 'signed',
    summary: 'No more stakes come to a round',
    request: z.strictObject({ player_id: Player, round_id: ProviderKey }),
    data: Balance,
    extension: true,
  }),
  walletRollback: endpoint({
    method: 'POST',
    path: '/api/provider/rollback',
    auth: 'signed',
    summary: 'Give a stake back; one that has not come yet is refused when it comes',
    request: z.strictObject({
      ...Moved,
      player_id: Player,
      round_id: ProviderKey,
      original_id: ProviderKey,
      reason: z.string().max(200).optional(),
    }),
    data: Done,
    extension: true,
  }),
  walletPromo: endpoint({
    method: 'POST',
    path: '/api/provider/promo',
    auth: 'signed',
    summary: 'Pay a prize of the provider; it is no wager',
    request: z.strictObject({
      ...Moved,
      player_id: Player,
      currency: Currency,
      amount: Positive,
      promotion_id: ProviderKey,
    }),
    data: Done,
    extension: true,
  }),
  walletFreeWin: endpoint({
    method: 'POST',
    path: '/api/provider/free_win',
    auth: 'signed',
    summary:
      'Pay what a free round won; it is no wager. With `free_round` one that the site granted is used up',
    request: z.strictObject({
      ...Play,
      ...Moved,
      amount: Amount,
      free_round: z.strictObject({ token: Token, stake: Positive }).optional(),
    }),
    data: Done,
    extension: true,
  }),
  walletCorrect: endpoint({
    method: 'POST',
    path: '/api/provider/correct',
    auth: 'signed',
    summary: 'Change a win that was told wrong to another amount',
    request: z.strictObject({
      ...Moved,
      player_id: Player,
      round_id: ProviderKey,
      original_id: ProviderKey,
      currency: Currency,
      amount: Amount,
      reason: z.string().min(1).max(200),
    }),
    data: Done,
    extension: true,
  }),
  walletStatus: endpoint({
    method: 'POST',
    path: '/api/provider/status',
    auth: 'signed',
    summary: 'What became of a movement, for a provider whose answer was lost',
    request: z.strictObject({ transaction_id: ProviderKey }),
    data: z.object({
      status: z.enum(['done', 'rolled_back', 'refused', 'unknown']),
      amount: Baht.nullable(),
      at: Instant.nullable(),
    }),
    extension: true,
  }),
  walletDay: endpoint({
    method: 'POST',
    path: '/api/provider/day',
    auth: 'signed',
    summary:
      'All movements of a provider on a day in Bangkok, in the order of writing, to compare with its own',
    request: z.strictObject({ day: Day, after: z.int().min(0).default(0) }),
    data: z.object({
      movements: z.array(
        z.object({ transaction_id: ProviderKey, kind: Id, round_id: z.string(), amount: Baht, at: Instant }),
      ),
      next: z.int().nullable(),
    }),
    extension: true,
  }),
};
