import { errorCodes } from '#contract/error-codes.ts';

interface MessageIds {
  readonly id: string;
  readonly round: string;
}

/** What a provider sends, amounts in baht. */
export type ModelMessage =
  | ({ readonly kind: 'bet'; readonly amount: number } & MessageIds)
  | ({ readonly kind: 'bet_win'; readonly amount: number; readonly won: number } & MessageIds)
  | ({ readonly kind: 'win'; readonly amount: number; readonly finished: boolean } & MessageIds)
  | { readonly kind: 'finish'; readonly round: string }
  | ({ readonly kind: 'rollback'; readonly original: string } & MessageIds)
  | ({ readonly kind: 'correct'; readonly original: string; readonly amount: number } & MessageIds)
  | ({ readonly kind: 'free_win'; readonly amount: number } & MessageIds);

interface Movement {
  readonly kind: 'bet' | 'win' | 'rollback' | 'correct' | 'free_win' | 'refused';
  readonly asked: string;
  readonly round: string;
  readonly amount: number;
  isRolledBack: boolean;
  /** Of a win: what the last correction made of it. */
  now: number;
}

interface Round {
  status: 'open' | 'finished' | 'cancelled';
  staked: number;
}

/** One member's wallet as docs/providers.md has it, without limits, ends of money or sessions. */
export interface ModelWallet {
  /** What all messages together brought the member. */
  change: number;
  readonly movements: Map<string, Movement>;
  readonly rounds: Map<string, Round>;
}

export const newWallet = (): ModelWallet => ({ change: 0, movements: new Map(), rounds: new Map() });

interface Answer {
  readonly error: number;
  readonly repeated: boolean;
}

const done: Answer = { error: 0, repeated: false };
const no = (reason: keyof typeof errorCodes): Answer => ({ error: errorCodes[reason], repeated: false });
const winId = (id: string) => `${id}#win`;

function write(wallet: ModelWallet, id: string, movement: Omit<Movement, 'isRolledBack' | 'now'>): void {
  wallet.movements.set(id, { ...movement, isRolledBack: false, now: movement.amount });
}

const winsOf = ({ movements }: ModelWallet, round: string) =>
  [...movements.values()].filter((one) => one.kind === 'win' && one.round === round);

/** Carries a message out in the model: what the wallet should answer. */
export function answerOf(wallet: ModelWallet, sent: ModelMessage): Answer {
  const round = wallet.rounds.get(sent.round);
  if (sent.kind === 'finish') {
    if (!round) return no('UNKNOWN_BET');
    if (round.status === 'open') round.status = 'finished';
    return done;
  }
  const asked = JSON.stringify(sent);
  const earlier = wallet.movements.get(sent.id);
  if (earlier?.kind === 'refused') return no('BET_ROLLED_BACK');
  if (earlier && earlier.asked !== asked) return no('TRANSACTION_MISMATCH');
  if (earlier?.isRolledBack) return no('BET_ROLLED_BACK');
  if (earlier) return { error: 0, repeated: true };
  const of = { asked, round: sent.round };
  switch (sent.kind) {
    case 'bet':
    case 'bet_win': {
      if (round && round.status !== 'open') return no('ROUND_FINISHED');
      write(wallet, sent.id, { ...of, kind: 'bet', amount: sent.amount });
      const own = round ?? { status: 'open' as const, staked: 0 };
      wallet.rounds.set(sent.round, {
        status: sent.kind === 'bet' ? 'open' : 'finished',
        staked: own.staked + sent.amount,
      });
      wallet.change -= sent.amount;
      if (sent.kind === 'bet' || sent.won === 0) return done;
      write(wallet, winId(sent.id), { ...of, kind: 'win', amount: sent.won });
      wallet.change += sent.won;
      return done;
    }
    case 'win': {
      if (!round) return no('UNKNOWN_BET');
      if (round.status !== 'open') return no('ROUND_FINISHED');
      write(wallet, sent.id, { ...of, kind: 'win', amount: sent.amount });
      wallet.change += sent.amount;
      if (sent.finished) round.status = 'finished';
      return done;
    }
    case 'free_win':
      write(wallet, sent.id, { ...of, kind: 'free_win', amount: sent.amount });
      wallet.change += sent.amount;
      return done;
    case 'rollback':
      return rollBack(wallet, sent, asked);
    default:
      return correct(wallet, sent, asked);
  }
}

type Of<Kind> = Extract<ModelMessage, { readonly kind: Kind }>;

function rollBack(wallet: ModelWallet, sent: Of<'rollback'>, asked: string): Answer {
  const [bet, round] = [wallet.movements.get(sent.original), wallet.rounds.get(sent.round)];
  const of = { asked, round: sent.round };
  // One id cannot be both.
  if (sent.id === sent.original) return no('TRANSACTION_MISMATCH');
  let back = 0;
  if (!bet) write(wallet, sent.original, { ...of, kind: 'refused', amount: 0 });
  else if (bet.kind !== 'refused') {
    if (bet.kind !== 'bet' || bet.round !== sent.round) return no('TRANSACTION_MISMATCH');
    if (!bet.isRolledBack) {
      if (round?.status !== 'open') return no('ROUND_FINISHED');
      const won = winsOf(wallet, sent.round).reduce((sum, { now }) => sum + now, 0);
      if (won > 0 && round.staked === bet.amount) return no('ROUND_FINISHED');
      back = bet.amount;
      bet.isRolledBack = true;
      round.staked -= back;
      if (round.staked === 0) round.status = 'cancelled';
    }
  }
  write(wallet, sent.id, { ...of, kind: 'rollback', amount: back });
  wallet.change += back;
  return done;
}

function correct(wallet: ModelWallet, sent: Of<'correct'>, asked: string): Answer {
  if (wallet.rounds.get(sent.round)?.status !== 'finished') return no('UNKNOWN_BET');
  const bet = wallet.movements.get(sent.original);
  const known = [winId(sent.original), sent.original].find((id) => {
    const found = wallet.movements.get(id);
    return found?.kind === 'win' && found.round === sent.round;
  });
  if (known === undefined) {
    const isLost = bet?.kind === 'bet' && bet.round === sent.round && !bet.isRolledBack;
    if (!isLost || winsOf(wallet, sent.round).length > 0) return no('UNKNOWN_BET');
    write(wallet, winId(sent.original), { asked: bet.asked, round: sent.round, kind: 'win', amount: 0 });
  }
  const win = wallet.movements.get(known ?? winId(sent.original));
  if (!win) throw new Error('A win that was just written is not there');
  write(wallet, sent.id, { asked, round: sent.round, kind: 'correct', amount: sent.amount });
  wallet.change += sent.amount - win.now;
  win.now = sent.amount;
  return done;
}
