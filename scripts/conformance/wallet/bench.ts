import { randomUUID } from 'node:crypto';
import { formatBaht, parseBaht, toBaht } from '#rules/money/baht.ts';
import type { Answer, Sender, Signing } from '#scripts/conformance/sender.ts';

/** A game that was opened for the player of the checks. */
export interface OpenedGame {
  readonly token: string;
  /** Ends the session of the token; wins and rollbacks come later all the same. */
  readonly close: () => Promise<void>;
}

export interface WalletSettings {
  readonly gameId: string;
  /** A usual stake in satang; the checks need about fifty times as much. */
  readonly stakeSatang: bigint;
  /** The largest stake of the game in satang. */
  readonly largestSatang: bigint;
  /** Opens the game once more. */
  readonly openGame: () => Promise<OpenedGame>;
}

/** A movement as the file of the day must have it. */
export interface Noted {
  readonly id: string;
  readonly kind: string;
  readonly round: string;
  readonly satang: bigint;
  /** What it brings the player. */
  readonly change: bigint;
}

/** Where checks of a wallet are tried. */
export interface WalletBench extends WalletSettings {
  readonly playerId: string;
  /** Two devices of one player. */
  readonly first: OpenedGame;
  readonly second: OpenedGame;
  readonly now: () => Date;
  /** What the wallet held before the first check. */
  readonly begun: { readonly satang: bigint; readonly at: Date };
  readonly noted: readonly Noted[];
  /** Answers whose balance was not what the next question for it said. */
  readonly stale: readonly string[];
  readonly tell: (message: string, body: unknown, signing?: Signing) => Promise<Answer>;
  /** Tells of movements that are noted once the wallet has carried them out, and compares the balance that it answers. */
  readonly move: (message: string, body: unknown, movements: readonly Noted[]) => Promise<Answer>;
  /** Notes movements that were carried out, without asking for the balance. */
  readonly note: (movements: readonly Noted[]) => void;
  readonly balance: () => Promise<bigint>;
}

/** A name that nothing had before. */
export function newId(kind: string): string {
  return `${kind}-${randomUUID()}`;
}

/** An amount of an answer in satang. Throws for what is none. */
export function satangOf(value: unknown, what: string): bigint {
  const satang = typeof value === 'number' ? parseBaht(value) : null;
  if (satang === null) throw new Error(`${JSON.stringify(value)} where ${what} should be`);
  return satang;
}

/** Opens the game on two devices and reads what the wallet holds. Throws when that is not possible. */
export async function openBench(sender: Sender, settings: WalletSettings): Promise<WalletBench> {
  const [first, second] = [await settings.openGame(), await settings.openGame()];
  const session = await sender.send('session', { token: first.token });
  const playerId = session.data.player_id;
  if (session.error !== 0 || typeof playerId !== 'string')
    throw new Error(`The wallet does not know the token: HTTP ${session.status}, error ${session.error}`);
  const balance = async () => {
    const answer = await sender.send('balance', { token: first.token });
    return satangOf(answer.data.balance, `the balance (HTTP ${answer.status}, error ${answer.error})`);
  };
  const noted: Noted[] = [];
  const stale: string[] = [];
  const note = (movements: readonly Noted[]) => {
    const isKnown = ({ id, kind }: Noted) => noted.some((one) => one.id === id && one.kind === kind);
    noted.push(...movements.filter((one) => !isKnown(one)));
  };
  const compare = async (message: string, answer: Answer) => {
    const [told, held] = [answer.data.balance, formatBaht(await balance())];
    const answered = typeof told === 'number' ? formatBaht(told) : JSON.stringify(told);
    if (answered !== held) stale.push(`${message}: expected ${held}, which it holds, came ${answered}`);
  };
  return {
    ...settings,
    ...{ playerId, first, second, noted, stale, note, balance, now: sender.now, tell: sender.send },
    begun: { satang: await balance(), at: sender.now() },
    move: async (message, body, movements) => {
      const answer = await sender.send(message, body);
      if (answer.status !== 200 || answer.error !== 0) return answer;
      note(movements);
      await compare(message, answer);
      return answer;
    },
  };
}

/** Satang as amounts stand in messages. */
export const baht = toBaht;
