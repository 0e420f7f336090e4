import {
  type Basis,
  countedFor,
  figuresOf,
  lostOn,
  ratesOn,
  rebateByHand,
} from '#tests/loyalty-model/cashback-by-hand.ts';
import { DAY_MS, dayOf, type MemberBooks, midnightOf } from '#tests/loyalty-model/member-books.ts';

const AGAIN_DAYS = 7;
/** A day is measured so long after its midnight. */
const WAIT_MS = 300_000;

/** When days were closed, the first one first. */
export class Closes {
  readonly begin: number;
  readonly all: { readonly day: number; readonly at: number }[] = [];

  constructor(begin: number) {
    this.begin = begin;
  }

  /** Closes what is over; the first time the last day alone. */
  run(now: number): void {
    const last = midnightOf(now - WAIT_MS) - DAY_MS;
    for (let day = (this.all.at(-1)?.day ?? last - DAY_MS) + DAY_MS; day <= last; day += DAY_MS)
      this.all.push({ day, at: now });
  }
}

/** What a closed day gives: its own rebate, and what earlier days are put right by. */
export interface ClosedByHand {
  readonly day: number;
  readonly closedAt: number;
  readonly until: number;
  readonly rebate: number;
  readonly adjustments: readonly { readonly of: number; readonly satang: number }[];
  readonly carried: number;
  readonly due: number;
  readonly left: number;
  readonly claim: { readonly at: number; readonly satang: number } | undefined;
}

/** What of an earlier day was offered in a row, and what of it the member let pass: the own rebate first, then what was put right. */
function offered(row: ClosedByHand, of: number, now: number) {
  let left = row.claim || row.until > now ? 0 : row.due;
  let [total, lost] = [0, 0];
  for (const part of [{ of: row.day, satang: row.rebate }, ...row.adjustments]) {
    const gone = Math.max(0, Math.min(left, part.satang));
    left -= gone;
    if (part.of !== of) continue;
    total += part.satang;
    lost += gone;
  }
  return { total, lost };
}

/** By how much an earlier day is put right, given what it is worth now. */
function missing(rows: readonly ClosedByHand[], of: number, worth: number, now: number): number {
  const parts = rows.map((row) => offered(row, of, now));
  const lost = parts.reduce((total, part) => total + part.lost, 0);
  const got = parts.reduce((total, part) => total + part.total, 0) - lost;
  // Too much is taken off; too little is made up, but for what the member did not want.
  return worth < got ? worth - got : Math.max(0, got, worth - lost) - got;
}

/** Rows of the history of a member as they follow from all that was done, the first one first. */
export function closedByHand(books: MemberBooks, basis: Basis, { begin, all }: Closes): ClosedByHand[] {
  const rows: ClosedByHand[] = [];
  const moved = new Set(books.wagers.flatMap(({ movedAt }) => movedAt.map(midnightOf)));
  for (const { day, at } of all) {
    if (!moved.has(day) && !moved.has(day - DAY_MS)) continue;
    const worth = (of: number) => rebateByHand(books, { basis, day: of, begin, known: day + DAY_MS });
    const adjustments = all
      .filter((one) => one.day < day && one.day >= day - AGAIN_DAYS * DAY_MS)
      .map(({ day: of }) => ({ of, satang: missing(rows, of, worth(of), at) }))
      .filter(({ satang }) => satang !== 0);
    if (countedFor(books, day) === 0 && adjustments.length === 0) continue;
    const rebate = worth(day);
    const carried = rows.at(-1)?.left ?? 0;
    const total = adjustments.reduce((sum, { satang }) => sum + satang, rebate + carried);
    rows.push({
      ...{ day, closedAt: at, until: midnightOf(at) + DAY_MS, rebate, adjustments, carried },
      ...{ due: Math.max(0, total), left: Math.min(0, total) },
      claim: books.rebates.get(`${basis} ${dayOf(day)}`),
    });
  }
  return rows;
}

const baht = (satang: number) => satang / 100 + 0;
const iso = (at: number) => new Date(at).toISOString();

/** Figures of a day as the page has them. */
export function figuresOnPage(books: MemberBooks, asked: Parameters<typeof rebateByHand>[1]) {
  const { day, begin, known } = asked;
  const own = figuresOf(books, day, known);
  const { rank, turnover, loss, cap, most } = ratesOn(books, day, begin);
  return {
    ...{ staked: baht(own.staked), start_balance: baht(own.start), deposits: baht(own.deposits) },
    ...{ withdrawals: baht(own.withdrawals), end_balance: baht(own.end), bonuses: baht(own.bonuses) },
    ...{ corrected: baht(own.corrected), net_loss: baht(lostOn(books, day, known)) },
    rates: { rank, turnover_bp: turnover, loss_bp: loss, cap: baht(cap), loss_most_bp: most },
    rebate: baht(rebateByHand(books, asked)),
  };
}

/** A row of the history as the page has it. */
export function rowOnPage(
  books: MemberBooks,
  row: ClosedByHand,
  { basis, begin, now }: { readonly basis: Basis; readonly begin: number; readonly now: number },
) {
  const { day, adjustments, carried, due, left, until, claim } = row;
  const open = until > now ? 'open' : 'over';
  return {
    day: dayOf(day),
    ...figuresOnPage(books, { basis, day, begin, known: day + DAY_MS }),
    adjustments: adjustments.map(({ of, satang }) => ({ of_day: dayOf(of), amount: baht(satang) })),
    ...{ carried: baht(carried), due: baht(due), left: baht(left), until: iso(until) },
    status: claim ? 'claimed' : due === 0 ? 'nothing' : open,
    claimed_at: claim ? iso(claim.at) : null,
  };
}
