import { betLines, checkPriceLine } from './bet-lines.ts';
import { PasteError, problemOf } from './paste-error.ts';
import type { Heading } from './paste-heading.ts';
import type { PasteProblem, Slip, SlipEntry } from './slip.ts';
import type { Price } from './slip-amount.ts';
import { otherDayLine, type SaidDay } from './slip-days.ts';
import {
  checkGroup,
  colOf,
  figuresOf,
  type Group,
  type GroupPrice,
  groupCol,
  type Hold,
  heldBy,
  heldByChain,
  isNote,
  isPlaced,
  isPlacedInPart,
  isSaidOfAll,
  isZeros,
  lengthOf,
  type Priced,
  type Read,
  subjectsOf,
} from './slip-pieces.ts';
import type { Piece, Row, Unread } from './slip-rows.ts';
import { isSumOf, mayBeSum, mayHoldPrice } from './slip-sum.ts';
import { mayBeTotal, sensesOfStarred } from './starred-pairs.ts';

/** Puts together what the lines of a slip say of each other. */
export class SlipReader {
  private readonly rows: readonly Row[];
  private readonly senses: ReturnType<typeof sensesOfStarred>;
  private entries: Read[] = [];
  private readonly problems: PasteProblem[] = [];
  private readonly places = new Set<string>();
  private heading: Heading | null = null;
  private hold: Hold | null = null;
  /** Lines of bets without `=` or a word, since the last that has one: a price below may be theirs. */
  private readonly loose = new Set<number>();
  /** Numbers for which a price may follow. */
  private waiting: { group: Group; line: number }[] = [];
  private above: Piece | null = null;
  /** What stands last but for notes; a heading has no piece. */
  private last: { piece: Piece | null; line: number } | null = null;
  private readonly days: SaidDay[] = [];
  /** True where bets stand above the first heading, so that headings may stand below what they are for. */
  private isFooted = false;

  constructor(rows: readonly Row[]) {
    this.rows = rows;
    this.senses = sensesOfStarred(rows);
  }

  read(): Slip {
    for (const [at, row] of this.rows.entries()) this.readRow(row, at + 1);
    this.endGroup();
    this.endSlip();
    const otherDay = otherDayLine(this.days, this.entries);
    if (otherDay !== undefined) this.takeBack(null, otherDay);
    const problems = this.problems.sort((one, other) => one.line - other.line || one.col - other.col);
    return { entries: this.entries.map(({ col: _, price: __, ...entry }) => entry), problems };
  }

  private readRow(row: Row, line: number): void {
    if (row.kind !== 'pieces') {
      this.endGroup();
      this.above = null;
      if (row.kind === 'blank') return;
      this.isFooted ||= !this.heading?.places && this.entries.length > 0;
      this.readHeading(row.heading, line);
      return;
    }
    const [first] = row.pieces;
    if (row.isListed && (first?.kind === 'price' || first?.kind === 'starred')) this.endGroup(true);
    const isDoubtful = isPlacedInPart(row.pieces);
    for (const piece of row.pieces) {
      if (isDoubtful && piece.kind !== 'unread') this.note(new PasteError('ambiguous', colOf(piece)), line);
      else this.readPiece(piece, line);
      this.above = piece;
      if (!isNote(piece)) this.last = { piece, line };
    }
  }

  private readHeading(heading: Heading, line: number): void {
    const isNext = this.last?.piece === null && this.last.line === line - 1;
    this.last = { piece: null, line };
    if (heading.places) {
      // `บน` right above `ล่าง`: heads of columns below each other, or one that has no bets.
      const isDoubtful = isNext && this.heading?.places?.[0] === 'top' && !heading.places.includes('top');
      this.heading = heading;
      if (!this.hold?.isLasting) this.hold = isDoubtful ? { line, what: 'unplaced', isLasting: false } : null;
      if (isDoubtful) this.note(new PasteError('ambiguous', 1), line);
    } else if (this.heading?.places) {
      // `ล่าง` and then `2 ตัว`: both may hold, or the second alone.
      this.note(new PasteError('ambiguous', 1), line);
      this.hold ??= { line, what: 'unplaced', isLasting: false };
    } else this.heading = heading;
  }

  private readPiece(piece: Piece, line: number): void {
    if (piece.kind === 'unread') this.readUnread(piece, line);
    else if (piece.kind === 'numbers' || piece.kind === 'chain') this.waiting.push({ group: piece, line });
    else if (piece.kind === 'price') this.priceGroup(piece, line);
    else if (piece.kind === 'bet' || piece.kind === 'bets') {
      this.endGroup();
      if (piece.kind === 'bet' && piece.isLoose) this.loose.add(line);
      else this.loose.clear();
      this.addBets(piece.kind === 'bet' ? [piece] : piece.bets, line);
    } else if (this.senses.get(piece) === 'price' && piece.asPrices)
      this.priceGroup({ prices: piece.asPrices, heading: null, col: colOf(piece) }, line);
    else if (this.senses.get(piece) === 'bet' && !mayBeTotal(piece, this.entries)) {
      this.endGroup();
      this.loose.add(line);
      this.addBets([{ ...piece, subjects: [piece.subject], listCol: null }], line);
    } else {
      if (this.waiting.length === 0 && piece.asPrices) this.holdGroups(line);
      this.endGroup(true);
      this.note(new PasteError('ambiguous', colOf(piece)), line);
    }
  }

  private readUnread(piece: Unread, line: number): void {
    const { error, reach, takesBack, about, isPrice, startsAnew, day } = piece;
    if (day !== null) this.days.push({ day, line });
    if (isPrice && this.waiting.length === 0 && !isNote(piece)) this.holdGroups(line);
    this.endGroup(isPrice);
    // Even right below the heading, for what stood between them may have been read already.
    if (startsAnew && this.heading?.places) this.hold ??= { line, what: 'unplaced', isLasting: false };
    const isMeant = ({ number }: SlipEntry) => takesBack || about.includes(number);
    // Of a line all or nothing, so that what stays in the field was not added.
    const lines = new Set(this.entries.filter(isMeant).map((entry) => entry.line));
    if (lines.size > 0) this.takeBack(lines, line);
    this.note(error, line);
    if (reach !== 'none' && !this.hold?.isLasting)
      this.hold = { line, what: 'all', isLasting: reach === 'end' };
  }

  /** What was read in these lines, or in all, may be meant by one that undoes or changes something. */
  private takeBack(lines: ReadonlySet<number> | null, because: number): void {
    for (const { line, col, price } of this.entries) {
      if (lines && !lines.has(line)) continue;
      this.note(new PasteError('held', col), line, because);
      if (price) this.note(new PasteError('held', price.col), price.line, because);
    }
    this.entries = this.entries.filter(({ line }) => lines && !lines.has(line));
  }

  /** All of these bets, or none. */
  private addBets(bets: readonly Priced[], line: number): void {
    let held: Hold | null = null;
    let lines: typeof this.entries = [];
    const problem = problemOf(() => {
      lines = bets.flatMap((bet) => {
        const heading = bet.heading ?? this.heading;
        if (bet.listCol !== null && heading?.digits !== 1) throw new PasteError('list', bet.listCol);
        held ??= heldBy(this.hold, bet.prices, bet.heading, false);
        return betLines(bet.subjects, bet.prices, { heading, outer: this.heading }).map((one) => ({
          ...one,
          line,
        }));
      });
    });
    const prices = bets.flatMap((bet) => bet.prices);
    if (problem) this.refuse(problem, prices, line);
    else if (held) this.holdBack(bets[0]?.subjects[0]?.col ?? 1, line, held);
    else this.entries.push(...lines);
    if (bets.some(({ said }) => said === 'open') && this.hold === null)
      this.hold = { line, what: 'unplaced', isLasting: false };
  }

  private refuse(problem: PasteError, prices: readonly Price[], line: number): void {
    this.note(problem, line);
    // `12 ล่าง 34`: the word may be a heading, and 34 the first number below it.
    if (prices.some(({ digits }) => digits)) this.hold ??= { line, what: 'all', isLasting: false };
  }

  private holdBack(col: number, line: number, { line: because, what }: Hold): void {
    this.note(new PasteError('held', col), line, because);
    if (what !== 'unplaced') return;
    // Which of the two lines is meant otherwise is not known: neither is taken.
    for (const entry of this.entries)
      if (entry.line === because) this.note(new PasteError('ambiguous', entry.col), because);
    this.entries = this.entries.filter((entry) => entry.line !== because);
  }

  /** What would be said of the lines below it, but has none, may be said of those above: `12=50` and then `ล่าง`, or another lottery. */
  private endSlip(): void {
    const { last } = this;
    if (!last || this.entries.length === 0) return;
    if (last.piece ? !isSaidOfAll(last.piece, this.heading) : !this.isFooted) return;
    if (!last.piece) this.note(new PasteError('ambiguous', 1), last.line);
    this.takeBack(null, last.line);
  }

  /** Numbers that still wait get no price any more. */
  private endGroup(isPriceUnread = false): void {
    const groups = this.waiting;
    this.waiting = [];
    const isAlone = groups.every(({ group }) => group.kind === 'chain');
    for (const { group, line } of groups) {
      const col = groupCol(group);
      // `12=5` above `0` may be one price that was torn.
      if (isZeros(group) && this.entries.some((entry) => entry.line === line - 1))
        this.takeBack(new Set([line - 1]), line);
      if (group.kind === 'numbers' || isPriceUnread || !isAlone)
        this.note(new PasteError('no_price', col), line);
      else if (group.listCol !== null && this.heading?.digits !== 1)
        this.note(new PasteError('list', col), line);
      else if (!group.isBet) this.note(new PasteError('ambiguous', col), line);
      else if (this.hold?.what === 'groups') this.holdBack(col, line, this.hold);
      else {
        this.loose.add(line);
        this.addBets([{ ...group, subjects: [group.subject], heading: null, listCol: null }], line);
      }
    }
  }

  /**
   * A price for all numbers that wait. Where its words fit some of them alone the others are a problem, and so is a price that fits none;
   * without words all must have as many digits.
   */
  private priceGroup({ prices, heading, col, isEach }: GroupPrice, line: number): void {
    const groups = this.waiting;
    this.waiting = [];
    if (groups.length === 0) {
      this.orphan(prices, col, line);
      this.doubtAbove(prices, line, isEach === true);
      return;
    }
    this.loose.clear();
    const figures = groups.map(({ group }) => figuresOf(group));
    const isMixed = !isPlaced(prices) && new Set(groups.map(({ group }) => lengthOf(group))).size > 1;
    if (isMixed || mayBeSum(figures, prices) || mayHoldPrice(figures)) {
      const problem = isMixed ? 'mixed_lengths' : 'ambiguous';
      for (const { group, line: own } of groups) this.note(new PasteError(problem, groupCol(group)), own);
      this.note(new PasteError('held', col), line);
      return;
    }
    const count = groups.flatMap(({ group }) => subjectsOf(group)).length;
    const found = groups.map((one) => ({ ...one, ...this.priced(one.group, prices, heading, count) }));
    const held = heldBy(this.hold, prices, heading, true) ?? heldByChain(found);
    const mismatch = found.find(({ isOfPrice }) => isOfPrice);
    const isUnused = found.every(({ problem }) => problem !== null);
    for (const { group, line: own, problem, lines } of found) {
      if (held && (own !== held.line || !problem)) this.holdBack(groupCol(group), own, held);
      else if (mismatch?.problem) this.note(new PasteError('no_price', groupCol(group)), own);
      else if (problem) this.note(problem, own);
      else this.entries.push(...lines.map((one) => ({ ...one, line: own, price: { line, col } })));
    }
    if (held) this.holdBack(col, line, held);
    else if (mismatch?.problem) this.refuse(mismatch.problem, prices, line);
    else if (isUnused) this.note(new PasteError('no_such_bet', col), line);
  }

  private priced(group: Group, prices: readonly Price[], heading: Heading | null, count: number) {
    let lines: ReturnType<typeof betLines> = [];
    const own = problemOf(() => checkGroup(group, heading ?? this.heading));
    if (own) return { problem: own, isOfPrice: false, lines };
    const above = { heading: heading ?? this.heading, outer: this.heading };
    const problem = problemOf(() => {
      checkPriceLine(prices);
      lines = betLines(subjectsOf(group), prices, above, count);
    });
    return { problem, isOfPrice: problem !== null && problem.problem !== 'no_such_bet', lines };
  }

  /** A price without numbers above it: it may be that of the numbers below, or of a place. */
  private orphan(prices: readonly Price[], col: number, line: number): void {
    this.note(new PasteError('price_count', col), line);
    if (this.hold !== null) return;
    if (prices.some(({ place }) => place !== null)) this.hold = { line, what: 'all', isLasting: false };
    else this.holdGroups(line);
  }

  /** What may be the price of the numbers below it: then the next one is that of those below that. */
  private holdGroups(line: number): void {
    if (this.hold === null && (this.above?.kind !== 'unread' || this.above.error.problem === 'date'))
      this.hold = { line, what: 'groups', isLasting: false };
  }

  /** A price without numbers may be that of bets above it: `12-50` and `34-20` were numbers, or each now has another. Their sum is none. */
  private doubtAbove(prices: readonly Price[], line: number, isEach: boolean): void {
    const above = isEach ? this.entries : this.entries.filter((entry) => this.loose.has(entry.line));
    const isSum = !isEach && (isSumOf(prices, above) || isSumOf(prices, this.entries));
    if (above.length > 0 && !isSum) this.takeBack(new Set(above.map((entry) => entry.line)), line);
  }

  private note({ problem, col }: PasteError, line: number, because?: number): void {
    const place = `${line}:${col}`;
    if (this.places.has(place)) return;
    this.places.add(place);
    this.problems.push({ line, col, problem, ...(because !== undefined && { because }) });
  }
}
