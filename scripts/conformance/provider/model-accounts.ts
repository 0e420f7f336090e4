import type { ErrorName } from '#contract/error-codes.ts';
import { parseBaht, toBaht } from '#rules/money/baht.ts';

/** The fields of a message, as they came. */
export type Message = Readonly<Record<string, unknown>>;

/** What a message brought: the balance in satang, and what else is answered. */
type Outcome = ErrorName | ({ readonly satang: bigint } & Readonly<Record<string, unknown>>);

interface Player {
  satang: bigint;
}

interface Session {
  readonly playerId: string;
  readonly gameId: string;
  isOpen: boolean;
}

const START_SATANG = 1_000_000n;

/** Amounts with more than two decimals are a finding of their own; here they count for nothing. */
const satangOf = (value: unknown): bigint => (typeof value === 'number' ? parseBaht(value) : null) ?? 0n;

/** Accounts of players and what was told of them, in memory. */
export function createAccounts() {
  const players = new Map<unknown, Player>();
  const sessions = new Map<unknown, Session>();
  const done = new Map<unknown, { readonly text: string; readonly taken: bigint; isBack: boolean }>();
  const refused = new Set<unknown>();
  const staked = new Set<unknown>();
  const ended = new Set<unknown>();

  function stake(body: Message, own: Player, won: bigint): Outcome {
    const taken = satangOf(body.amount);
    if (sessions.get(body.token)?.isOpen !== true) return 'GAME_SESSION_OVER';
    if (refused.has(body.transaction_id)) return 'BET_ROLLED_BACK';
    if (ended.has(body.round_id)) return 'ROUND_FINISHED';
    if (own.satang < taken) return 'INSUFFICIENT_BALANCE';
    staked.add(body.round_id);
    return keep(body, own, { by: won - taken, taken });
  }

  function keep(body: Message, own: Player, { by, taken = 0n }: { by: bigint; taken?: bigint }): Outcome {
    own.satang += by;
    done.set(body.transaction_id, { text: JSON.stringify(body), taken, isBack: false });
    return { satang: own.satang, transaction_id: body.transaction_id, repeated: false };
  }

  function giveBack(body: Message, own: Player): Outcome {
    const original = done.get(body.original_id);
    if (!original) refused.add(body.original_id);
    const by = original && !original.isBack ? original.taken : 0n;
    if (original && ended.has(body.round_id)) return 'ROUND_FINISHED';
    if (original) original.isBack = true;
    return keep(body, own, { by });
  }

  function statusOf(id: unknown): Outcome {
    const movement = done.get(id);
    const status = movement
      ? movement.isBack
        ? 'rolled_back'
        : 'done'
      : refused.has(id)
        ? 'refused'
        : 'unknown';
    const amount = movement ? toBaht(movement.taken) : null;
    return { satang: 0n, status, amount, at: movement ? new Date().toISOString() : null };
  }

  function ask(message: string, body: Message): Outcome {
    const session = sessions.get(body.token);
    const own = players.get(session?.playerId);
    if (!session?.isOpen || !own) return 'GAME_SESSION_OVER';
    if (message === 'balance') return { satang: own.satang };
    return { satang: own.satang, player_id: session.playerId, game_id: session.gameId, language: 'th' };
  }

  function carryOut(message: string, body: Message): Outcome {
    if (message === 'status') return statusOf(body.transaction_id);
    if (message === 'session' || message === 'balance') return ask(message, body);
    const own = players.get(body.player_id);
    if (!own) return 'UNKNOWN_BET';
    const before = done.get(body.transaction_id);
    if (before && before.text !== JSON.stringify(body)) return 'TRANSACTION_MISMATCH';
    if (before) return { satang: own.satang, transaction_id: body.transaction_id, repeated: true };
    if (message === 'bet') return stake(body, own, 0n);
    if (message === 'rollback') return giveBack(body, own);
    if (message === 'bet_win') {
      const outcome = stake(body, own, satangOf(body.win_amount));
      if (typeof outcome !== 'string') ended.add(body.round_id);
      return outcome;
    }
    if (message === 'promo' || message === 'free_win') return keep(body, own, { by: satangOf(body.amount) });
    if (!staked.has(body.round_id)) return 'UNKNOWN_BET';
    if (message === 'finish' || body.finished === true) ended.add(body.round_id);
    return message === 'win' ? keep(body, own, { by: satangOf(body.amount) }) : { satang: own.satang };
  }

  return {
    carryOut,
    open: (token: string, playerId: string, gameId: string) => {
      if (!players.has(playerId)) players.set(playerId, { satang: START_SATANG });
      sessions.set(token, { playerId, gameId, isOpen: true });
    },
    end: (token: string) => {
      const session = sessions.get(token);
      if (session) session.isOpen = false;
    },
    balance: (playerId: string) => players.get(playerId)?.satang ?? 0n,
  };
}
