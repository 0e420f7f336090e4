import type { Hashing } from '#rules/draw/hashing.ts';
import { parseBaht } from '#rules/money/baht.ts';
import { houseGames } from '#rules/slots/games.ts';
import { readBets } from '#rules/tables/bets.ts';
import { tableGames } from '#rules/tables/games.ts';
import { isPlayedOnId } from './house-games.ts';
import { type RoundCells, readRoundsFile, roundStates } from './rounds-file.ts';
import { verifyOwnRound, type WrongPart as WrongDraw } from './verify-own-round.ts';

/** A part of a round that is not as it was: of its draw, or one that does not go with the others. */
export type WrongPart = WrongDraw | 'game' | 'paid';

/**
 * What became of a round of a file: it is as it was told; its first part that is not; its seed is not shown yet; it was played on
 * a machine of another version than this one; or nothing says what it was drawn from.
 */
export type Verdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly part: WrongPart }
  | { readonly kind: 'waits' | 'other-version' | 'unproved' };

/** Words of a round that ended by its result: of the file, and of the house. */
const ENDED: readonly string[] = [roundStates.finished, 'done', ''];

/** A number as files have it: with nothing beside its digits, for blanks and other bases are read as other amounts. */
const PLAIN = /^\d+(\.\d+)?$/;
const numberOf = (text: string | undefined) => (text && PLAIN.test(text) ? Number(text) : Number.NaN);

/** Money of a file; null for what is none. */
const satangOf = (text: string | undefined) => parseBaht(numberOf(text));

/** What does not go with the rest of a round: its game has another machine, or another amount was paid for it than was staked. */
function oddPartOf({ game, machine, paid }: RoundCells, stakeSatang: bigint): 'game' | 'paid' | null {
  const known = [...houseGames, ...tableGames].find(({ id, name }) => id === game || name.th === game);
  if (known && known.machine !== machine) return 'game';
  const paidSatang = paid ? satangOf(paid) : stakeSatang;
  // A free round costs nothing.
  return paidSatang === stakeSatang || paidSatang === 0n ? null : 'paid';
}

/** What a file says that happened in a round. */
type FileEvents = ReadonlyArray<{ readonly kind: string }>;

/** Plays a round of a file again. What happened in it is compared where the file tells it. */
export async function verdictOf(
  hashing: Hashing,
  cells: RoundCells,
  events: FileEvents | null = null,
): Promise<Verdict> {
  const { machine, version = '', commit = '', clientSeed = '', seed } = cells;
  const [stake, won, nonce] = [satangOf(cells.stake), satangOf(cells.won), numberOf(cells.nonce)];
  if (!isPlayedOnId(machine) || !commit || !stake || !Number.isInteger(nonce)) return { kind: 'unproved' };
  if (!ENDED.includes(cells.status ?? '')) return { kind: 'unproved' };
  if (!seed) return { kind: 'waits' };
  const odd = oddPartOf(cells, stake);
  if (odd) return { kind: 'wrong', part: odd };
  const bets = cells.bets ? readBets(cells.bets) : null;
  if (bets === undefined) return { kind: 'wrong', part: 'bets' };
  const amounts = { stakeSatang: stake, wonSatang: won };
  const record = { machine, version, seed, commit, clientSeed, nonce, events, bets, ...amounts };
  const part = await verifyOwnRound(hashing, record);
  if (part === null) return { kind: 'right' };
  return part === 'version' ? { kind: 'other-version' } : { kind: 'wrong', part };
}

/**
 * Compares each round of a file with those before it: the part that cannot be, where another round was drawn with the same nonce of a
 * seed, or the player's seed changed while the secret one stayed; null where nothing speaks against it.
 */
export function compareRounds(): (cells: RoundCells) => 'nonce' | 'clientSeed' | null {
  const players = new Map<string, string>();
  const drawn = new Map<string, string>();
  return ({ commit = '', clientSeed = '', nonce = '', round = '' }) => {
    if (!commit) return null;
    const draw = `${commit} ${Number(nonce)}`;
    const [player, other] = [players.get(commit) ?? clientSeed, drawn.get(draw) ?? round];
    players.set(commit, player);
    drawn.set(draw, other);
    if (player !== clientSeed) return 'clientSeed';
    return other === round ? null : 'nonce';
  };
}

/** A round of a file, ready to be played again. */
export interface FileRound {
  readonly cells: RoundCells;
  readonly events: FileEvents | null;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** What is neither a text nor a number stays what it is, so that it is never taken for what is not told. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
const isEvents = (value: unknown): value is FileEvents =>
  Array.isArray(value) && value.every((event) => isFields(event) && typeof event.kind === 'string');

/** Whoever made the file: what is no list of events is read as none, and found to differ. */
function eventsOf(told: unknown): FileEvents | null {
  if (told === undefined || told === null) return null;
  return isEvents(told) ? told : [];
}

/** Bets as the house tells them, as a file has them; what are none stay what they are, and are found to be wrong. */
function betsOf(told: unknown): string {
  if (!Array.isArray(told)) return textOf(told);
  return told
    .map((bet) => (isFields(bet) ? `${textOf(bet.option)}=${textOf(bet.stake)}` : textOf(bet)))
    .join(' ');
}

function fromJson(one: Fields): FileRound {
  const cells = {
    ...{ round: textOf(one.round_id), game: textOf(one.game_id), machine: textOf(one.machine) },
    ...{ version: textOf(one.version), commit: textOf(one.commit), clientSeed: textOf(one.client_seed) },
    ...{
      status: textOf(one.status),
      nonce: textOf(one.nonce),
      seed: textOf(one.seed),
      stake: textOf(one.stake),
      bets: betsOf(one.bets),
      won: textOf(one.win),
    },
  };
  return { cells, events: eventsOf(one.events) };
}

function readJson(text: string): FileRound[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    const list = isFields(read) && Array.isArray(read.rounds) ? read.rounds : [read].flat();
    const rounds = list.filter(isFields);
    return rounds.length > 0 && rounds.length === list.length ? rounds.map(fromJson) : undefined;
  } catch {
    return undefined;
  }
}

/** The rounds of a text of CSV as the site gives it, or of JSON as the house tells rounds; undefined for another text. */
export function readRounds(text: string): FileRound[] | undefined {
  const json = readJson(text);
  if (json) return json;
  return readRoundsFile(text)?.map((cells) => ({ cells, events: null }));
}
