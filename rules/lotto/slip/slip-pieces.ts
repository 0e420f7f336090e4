import { PasteError } from './paste-error.ts';
import type { Heading } from './paste-heading.ts';
import type { Bet, Statement } from './paste-statement.ts';
import type { SlipEntry } from './slip.ts';
import type { Price } from './slip-amount.ts';
import type { Chain } from './slip-chain.ts';
import { checkRun } from './slip-numbers.ts';
import type { Piece } from './slip-rows.ts';

/** Numbers for which a price may follow. */
export type Group = Chain | Extract<Statement, { kind: 'numbers' }>;

/** What is taken as bets. */
export type Priced = Pick<Bet, 'subjects' | 'prices' | 'heading' | 'listCol'> & {
  readonly said?: Bet['said'];
};

/** A price for numbers above it. */
export type GroupPrice = Pick<Extract<Piece, { kind: 'price' }>, 'prices' | 'heading' | 'col'> & {
  readonly isEach?: boolean;
};

/** A bet with its column, and where its price stands if that is on a line below it. */
export type Read = SlipEntry & {
  readonly col: number;
  readonly price?: { readonly line: number; readonly col: number };
};

/** Why what follows is not read. */
export interface Hold {
  readonly line: number;
  /** Everything, numbers with a price of their own line, or what says no place itself. */
  readonly what: 'all' | 'groups' | 'unplaced';
  /** True until the end, false until the next heading. */
  readonly isLasting: boolean;
}

/** Figures between dashes that are not certainly numbers may be a bet, and the price that of the other numbers: all of them wait. */
export function heldByChain(
  groups: readonly { readonly group: Group; readonly line: number; readonly problem: PasteError | null }[],
): Hold | null {
  const unclear = groups.find(({ group, problem }) => group.kind === 'chain' && problem !== null);
  const isSplit = unclear && groups.some(({ problem }) => problem === null);
  return isSplit ? { line: unclear.line, what: 'all', isLasting: false } : null;
}

const NOTES: readonly string[] = ['date', 'time', 'total', 'phone', 'note'];
/** True for a line that is certainly no bet: a date, a total, a name. */
export const isNote = (piece: Piece) => piece.kind === 'unread' && NOTES.includes(piece.error.problem);

/** True for what may be said of all bets above it. */
export const isSaidOfAll = (piece: Piece, heading: Heading | null) =>
  piece.kind === 'unread' && (piece.reach === 'end' || (piece.mayPlace && !heading?.places));

/** True where each price says its place. */
export const isPlaced = (prices: readonly Price[]) => prices.every(({ place }) => place !== null);

/** True where words of one statement may be meant for the others of its line. */
export function isPlacedInPart(pieces: readonly Piece[]): boolean {
  const isSaid = (piece: Piece) => piece.kind === 'bet' && piece.said === 'line';
  const isOpen = (piece: Piece) =>
    piece.kind === 'bets' ||
    piece.kind === 'chain' ||
    ('heading' in piece && !piece.heading && !isPlaced(piece.prices));
  return pieces.some(isSaid) && pieces.some(isOpen);
}

/** The numbers of a group; none where its figures are no numbers side by side. */
export const subjectsOf = (group: Group) =>
  group.kind === 'chain' ? (group.run?.subjects ?? []) : group.subjects;

/** The numbers of a group as figures, where it is nothing but numbers. */
export const figuresOf = (group: Group) =>
  group.kind === 'numbers' ? group.subjects.map(({ number }) => number) : [];

/** True for zeros alone: a number, or the end of an amount. */
export const isZeros = (group: Group) => /^0{1,3}$/.test(figuresOf(group).join());

/** The column at which a group begins. */
export const groupCol = (group: Group) =>
  group.kind === 'chain' ? group.subject.col : (group.subjects[0]?.col ?? 1);

/** How many digits the first number of a group has. */
export const lengthOf = (group: Group) =>
  (group.kind === 'chain' ? group.subject : group.subjects[0])?.number.length;

/** Throws PasteError for what is no numbers at the price that stands below it. */
export function checkGroup(group: Group, heading: Heading | null): void {
  const col = groupCol(group);
  // `12-50` above `=100`: the price of both figures, or what all bets come to.
  if (group.kind === 'chain' && (!group.run || group.mayBeBet)) throw new PasteError('ambiguous', col);
  if (group.kind === 'chain' && group.run) checkRun(group.run, false);
  // A figure alone may be the number of a list.
  if (subjectsOf(group).length === 1 && lengthOf(group) === 1 && heading?.digits !== 1)
    throw new PasteError('list', col);
}

/** The column at which a statement begins. */
export function colOf(piece: Statement): number {
  if (piece.kind === 'price') return piece.col;
  if (piece.kind === 'starred') return piece.subject.col;
  if (piece.kind === 'bets') return piece.bets[0]?.subjects[0]?.col ?? 1;
  return piece.kind === 'bet' ? (piece.subjects[0]?.col ?? 1) : groupCol(piece);
}

/** What holds a bet back: after some lines all are held, after others groups alone, or prices that say no place. */
export function heldBy(
  hold: Hold | null,
  prices: readonly Price[],
  heading: Heading | null,
  isGroup: boolean,
): Hold | null {
  if (hold?.what === 'groups') return isGroup ? hold : null;
  if (hold?.what !== 'unplaced') return hold;
  return heading || isPlaced(prices) ? null : hold;
}
