import { errorCodes } from '#contract/error-codes.ts';

interface Told {
  readonly id: string;
  readonly round: string;
}

/** What a provider tells, amounts in baht. */
export type ModelMessage =
  | ({ readonly kind: 'bet'; readonly amount: number } & Told)
  | ({ readonly kind: 'bet_win'; readonly amount: number; readonly won: number } & Told)
  | ({ readonly kind: 'win'; readonly amount: number; readonly finished: boolean } & Told)
  | { readonly kind: 'finish'; readonly round: string }
  | ({ readonly kind: 'rollback'; readonly original: string } & Told)
  | ({ readonly kind: 'correct'; readonly original: string; readonly amount: number } & Told)
  | ({ readonly kind: 'free_win'; readonly amount: number } & Told);

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
export function answerOf(wallet: ModelWallet, told: ModelMessage): Answer {
  const round = wallet.rounds.get(told.round);
  if (told.kind === 'finish') {
    if (!round) return no('UNKNOWN_BET');
    if (round.status === 'open') round.status = 'finished';
    return done;
  }
  const asked = JSON.stringify(told);
  const earlier = wallet.movements.get(told.id);
  if (earlier?.kind === 'refused') return no('BET_ROLLED_BACK');
  if (earlier && earlier.asked !== asked) return no('TRANSACTION_MISMATCH');
  if (earlier?.isRolledBack) return no('BET_ROLLED_BACK');
  if (earlier) return { error: 0, repeated: true };
  const of = { asked, round: told.round };
  switch (told.kind) {
    case 'bet':
    case 'bet_win': {
      if (round && round.status !== 'open') return no('ROUND_FINISHED');
      write(wallet, told.id, { ...of, kind: 'bet', amount: told.amount });
      const own = round ?? { status: 'open' as const, staked: 0 };
      wallet.rounds.set(told.round, {
        status: told.kind === 'bet' ? 'open' : 'finished',
        staked: own.staked + told.amount,
      });
      wallet.change -= told.amount;
      if (told.kind === 'bet' || told.won === 0) return done;
      write(wallet, winId(told.id), { ...of, kind: 'win', amount: told.won });
      wallet.change += told.won;
      return done;
    }
    case 'win': {
      if (!round) return no('UNKNOWN_BET');
      if (round.status !== 'open') return no('ROUND_FINISHED');
      write(wallet, told.id, { ...of, kind: 'win', amount: told.amount });
      wallet.change += told.amount;
      if (told.finished) round.status = 'finished';
      return done;
    }
    case 'free_win':
      write(wallet, told.id, { ...of, kind: 'free_win', amount: told.amount });
      wallet.change += told.amount;
      return done;
    case 'rollback':
      return rollBack(wallet, told, asked);
    default:
      return correct(wallet, told, asked);
  }
}

type Of<Kind> = Extract<ModelMessage, { readonly kind: Kind }>;

function rollBack(wallet: ModelWallet, told: Of<'rollback'>, asked: string): Answer {
  const [bet, round] = [wallet.movements.get(told.original), wallet.rounds.get(told.round)];
  const of = { asked, round: told.round };
  // One id cannot be both.
  if (told.id === told.original) return no('TRANSACTION_MISMATCH');
  let back = 0;
  if (!bet) write(wallet, told.original, { ...of, kind: 'refused', amount: 0 });
  else if (bet.kind !== 'refused') {
    if (bet.kind !== 'bet' || bet.round !== told.round) return no('TRANSACTION_MISMATCH');
    if (!bet.isRolledBack) {
      if (round?.status !== 'open') return no('ROUND_FINISHED');
      const won = winsOf(wallet, told.round).reduce((sum, { now }) => sum + now, 0);
      if (won > 0 && round.staked === bet.amount) return no('ROUND_FINISHED');
      back = bet.amount;
      bet.isRolledBack = true;
      round.staked -= back;
      if (round.staked === 0) round.status = 'cancelled';
    }
  }
  write(wallet, told.id, { ...of, kind: 'rollback', amount: back });
  wallet.change += back;
  return done;
}

function correct(wallet: ModelWallet, told: Of<'correct'>, asked: string): Answer {
  if (wallet.rounds.get(told.round)?.status !== 'finished') return no('UNKNOWN_BET');
  const bet = wallet.movements.get(told.original);
  const known = [winId(told.original), told.original].find((id) => {
    const found = wallet.movements.get(id);
    return found?.kind === 'win' && found.round === told.round;
  });
  if (known === undefined) {
    const isLost = bet?.kind === 'bet' && bet.round === told.round && !bet.isRolledBack;
    if (!isLost || winsOf(wallet, told.round).length > 0) return no('UNKNOWN_BET');
    write(wallet, winId(told.original), { asked: bet.asked, round: told.round, kind: 'win', amount: 0 });
  }
  const win = wallet.movements.get(known ?? winId(told.original));
  if (!win) throw new Error('A win that was just written is not there');
  write(wallet, told.id, { asked, round: told.round, kind: 'correct', amount: told.amount });
  wallet.change += told.amount - win.now;
  win.now = told.amount;
  return done;
}
