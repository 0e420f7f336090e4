/**
 * What a member of the model did, in satang and instants, and what follows from it by adding up from the beginning each time:
 * written apart from the product's rules, so that both can be wrong only in different ways.
 */
export interface Wager {
  readonly round: string;
  /** The number of a lottery bill; of a game there is none. */
  readonly number?: string;
  readonly acceptedAt: number;
  readonly stake: number;
  /** What of the loyalty of the site it counts for, as its provider says. */
  readonly counts: { readonly turnover: boolean; readonly cashback: boolean; readonly commission: boolean };
  /** What it paid by the newest result. */
  won: number;
  /** When it had its first result. */
  endedAt: number | null;
  isVoided: boolean;
  /** When anything became of it. */
  readonly movedAt: number[];
  /** By what its result was put right since, and when. */
  readonly corrections: { readonly at: number; readonly satang: number }[];
  /** Its result was read for commission. */
  isFollowed: boolean;
}

export const COUNTS_ALL = { turnover: true, cashback: true, commission: true } as const;
type Placed = Pick<Wager, 'round' | 'acceptedAt' | 'stake' | 'counts'> & { readonly number?: string };

export const placedWager = (placed: Placed): Wager => ({
  ...{ won: 0, endedAt: null, isVoided: false, corrections: [], isFollowed: false },
  ...{ ...placed, movedAt: [placed.acceptedAt] },
});

export function endWager(wager: Wager, at: number, won: number): void {
  wager.won = won;
  wager.endedAt = at;
  wager.movedAt.push(at);
}

export function voidWager(wager: Wager, at: number): void {
  wager.isVoided = true;
  wager.movedAt.push(at);
}

export interface Deposit {
  readonly at: number;
  /** Of withdrawals when it came: what happens at one instant has an order too. */
  readonly afterWithdrawals: number;
  readonly amount: number;
  isUsed: boolean;
}

export interface Claim {
  readonly id: string;
  readonly offer: string;
  readonly at: number;
  readonly bonus: number;
  readonly target: number;
  /** The deposit, of which turn by credit begins. */
  readonly creditFrom?: number | undefined;
  readonly until: number;
  end: 'done' | 'cancelled' | 'expired' | 'excluded' | null;
}

export interface Lot {
  readonly at: number;
  readonly endsAt: number;
  points: number;
}

/** A movement of points, and what there was after it. */
export interface PointMove {
  readonly at: number;
  readonly kind: 'given' | 'spent' | 'refunded' | 'expired';
  readonly reason: string | null;
  readonly points: number;
  readonly balance: number;
}

/** What a member redeemed, and out of which lots its points were. */
export interface Ordered {
  readonly id: string;
  readonly reward: 'credit-5' | 'spin-1' | 'bonus-2' | 'fan';
  readonly at: number;
  readonly taken: readonly { readonly lot: Lot; readonly points: number }[];
  state: 'new' | 'sent' | 'delivered' | 'refused';
  sentAt: number | null;
  endedAt: number | null;
  refusedFor: 'other' | 'returned' | null;
}

/** A spin that was made. */
export interface SpinByHand {
  readonly id: string;
  readonly at: number;
  readonly paid: 'free' | 'points';
  readonly satang: number;
  readonly ticket: number;
}

/** A bonus that was redeemed, by its order. */
export interface ShopBonus extends Pick<Claim, 'id' | 'at' | 'until' | 'target' | 'bonus'> {
  end: 'done' | 'expired' | 'excluded' | null;
}

export const DAY_MS = 86_400_000;
const BANGKOK_MS = 7 * 3_600_000;

/** The day in Bangkok, for sorting and comparing. */
export const dayOf = (at: number) => new Date(at + BANGKOK_MS).toISOString().slice(0, 10);
/** Midnight in Bangkok with which the day of an instant begins. */
export const midnightOf = (at: number) => at - ((at + BANGKOK_MS) % DAY_MS);
/** Midnight with which the week of an instant begins; weeks begin on Monday. */
export const mondayOf = (at: number) =>
  midnightOf(at) - ((new Date(at + BANGKOK_MS).getUTCDay() + 6) % 7) * DAY_MS;
export const firstOfMonth = (at: number) => midnightOf(at) - (Number(dayOf(at).slice(8)) - 1) * DAY_MS;

export class MemberBooks {
  readonly wagers: Wager[] = [];
  readonly deposits: Deposit[] = [];
  readonly claims: Claim[] = [];
  readonly withdrawals: { readonly at: number; readonly amount: number }[] = [];
  /** What promotions, coupons, the wheel and rebates gave. */
  readonly gifts: { readonly at: number; readonly satang: number }[] = [];
  /** When spins end that nothing was used of. */
  readonly freeSpins: number[] = [];
  readonly spins: SpinByHand[] = [];
  readonly coupons: { readonly id: string; readonly at: number; readonly row: object }[] = [];
  /** Rebates that were taken, by basis and day. */
  readonly rebates = new Map<string, { readonly at: number; readonly satang: number }>();
  /** Commission that was paid out. */
  readonly redemptions: { readonly id: string; readonly at: number; readonly satang: number }[] = [];
  /** What results that were put right took back and the wallet did not have. */
  owed = 0;
  hasOwed = false;
  /** From when on the member is excluded, and until when. */
  excluded: { readonly from: number; readonly until: number } | undefined;
  readonly redeemed = new Map<string, number>();
  readonly checkIns = new Map<string, number>();
  readonly lots: Lot[] = [];
  readonly pointMoves: PointMove[] = [];
  /** What was redeemed for points. */
  readonly orders: Ordered[] = [];
  readonly shopBonuses: ShopBonus[] = [];
  /** States in which the page of the shop showed an order. */
  readonly shownStates = new Set<Ordered['state']>();
  /** How often a thing was asked for that nobody had any more. */
  soldOut = 0;
  /** Answers to the poll. */
  readonly answers: { readonly ticket: number; readonly choice: number; readonly at: number }[] = [];
  /** Quests that the inbox told of, by their period. */
  readonly sentQuests = new Set<string>();
  /** Days on which points end that the inbox told of. */
  readonly sentEndings = new Map<string, { count: number; until: string; at: number }>();
  sentUntil = 0;

  get isExcluded(): boolean {
    return this.excluded !== undefined;
  }

  /** What is in the main wallet. */
  balance(): number {
    const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
    const played = this.wagers.map(({ stake, won, isVoided }) => (isVoided ? 0 : won - stake));
    return (
      sum(this.deposits.map(({ amount }) => amount)) +
      sum(played) +
      sum(this.gifts.map(({ satang }) => satang)) +
      this.owed -
      sum(this.withdrawals.map(({ amount }) => amount))
    );
  }

  /** Another result: what was paid too much comes out of the wallet as far as it reaches, and what comes pays what is owed first. */
  correct(wager: Wager, at: number, won: number): void {
    const satang = won - wager.won;
    const short = -satang - this.balance();
    wager.won = won;
    wager.corrections.push({ at, satang });
    wager.movedAt.push(at);
    this.owed = Math.max(0, satang > 0 ? this.owed - satang : this.owed + Math.max(0, short));
    this.hasOwed ||= this.owed > 0;
  }

  hasResultSince(at: number): boolean {
    return this.wagers.some(({ endedAt }) => endedAt !== null && endedAt >= at);
  }

  /** Satang at risk of wagers that have their result, from one instant on and before another. */
  staked(from: number, until: number, isOurs: (wager: Wager) => boolean = () => true): number {
    return this.wagers
      .filter(({ endedAt, isVoided }) => endedAt !== null && !isVoided && endedAt >= from && endedAt < until)
      .filter(({ counts }) => counts.turnover)
      .filter(isOurs)
      .reduce((total, { stake }) => total + stake, 0);
  }

  running(): Claim | undefined {
    return this.claims.find(({ end }) => end === null);
  }

  runningBonus(): ShopBonus | undefined {
    return this.shopBonuses.find(({ end }) => end === null);
  }

  /** Of games that were placed after the claim and got their result before its end: stakes, or the highest credit. */
  played({ at, until, target, creditFrom }: Pick<Claim, 'at' | 'until' | 'target' | 'creditFrom'>): number {
    const isOurs = ({ acceptedAt, number }: Wager) => acceptedAt >= at && number === undefined;
    if (creditFrom === undefined) return Math.min(target, this.staked(at, until + 1, isOurs));
    const ended = this.wagers
      .filter(({ isVoided, counts }) => !isVoided && counts.turnover)
      .filter(isOurs)
      .flatMap((wager) => (wager.endedAt === null ? [] : [{ ...wager, endedAt: wager.endedAt }]))
      .filter(({ endedAt }) => endedAt <= until);
    // What ends at one instant is one step.
    const steps = [...Map.groupBy(ended, ({ endedAt }) => endedAt)].toSorted(([one], [other]) => one - other);
    let credit = creditFrom;
    let highest = creditFrom;
    for (const [, together] of steps) {
      for (const { won, stake } of together) credit += won - stake;
      highest = Math.max(highest, credit);
    }
    return Math.min(target, highest);
  }

  pay(claim: Claim | ShopBonus, now: number): void {
    claim.end = 'done';
    this.gifts.push({ at: now, satang: claim.bonus });
  }

  /** Ends what is played, over, or of somebody who is excluded. */
  settle(now: number): void {
    for (const claim of [this.running(), this.runningBonus()]) {
      if (!claim) continue;
      if (this.isExcluded) claim.end = 'excluded';
      else if (this.played(claim) >= claim.target) this.pay(claim, now);
      else if (claim.until <= now) claim.end = 'expired';
    }
  }

  /** The newest deposit of today that brought no bonus and after which nothing was withdrawn. */
  depositFor(now: number): Deposit | undefined {
    const newest = this.deposits.at(-1);
    if (!newest || newest.isUsed || dayOf(newest.at) !== dayOf(now)) return undefined;
    return this.withdrawals.length > newest.afterWithdrawals ? undefined : newest;
  }

  points(now: number): number {
    return this.lots.reduce((total, { points, endsAt }) => total + (endsAt > now ? points : 0), 0);
  }

  #movePoints(move: Omit<PointMove, 'balance'>): void {
    this.pointMoves.push({ ...move, balance: (this.pointMoves.at(-1)?.balance ?? 0) + move.points });
  }

  givePoints(points: number, { at, days, reason }: { at: number; days: number; reason: string }): void {
    this.lots.push({ points, at, endsAt: at + days * DAY_MS });
    this.#movePoints({ at, kind: 'given', reason, points });
  }

  /** Takes points out of lots, soonest end first; answers what came from which, or null where there are too few. */
  takePoints(points: number, at: number, reason: string): Ordered['taken'] | null {
    if (this.points(at) < points) return null;
    let left = points;
    const taken: { lot: Lot; points: number }[] = [];
    const usable = this.lots.filter(({ endsAt }) => endsAt > at).toSorted((a, b) => a.endsAt - b.endsAt);
    for (const lot of usable) {
      const part = Math.min(left, lot.points);
      if (part === 0) continue;
      lot.points -= part;
      left -= part;
      taken.push({ lot, points: part });
    }
    this.#movePoints({ at, kind: 'spent', reason, points: -points });
    return taken;
  }

  /** Gives points back to the lots that they came from, with which they end. */
  giveBack(taken: Ordered['taken'], at: number, reason: string): void {
    for (const { lot, points } of taken) lot.points += points;
    const points = taken.reduce((sum, one) => sum + one.points, 0);
    this.#movePoints({ at, kind: 'refunded', reason, points });
  }

  /** What ended is gone. */
  expire(at: number): void {
    for (const lot of this.lots.filter(({ endsAt, points }) => endsAt <= at && points > 0)) {
      this.#movePoints({ at, kind: 'expired', reason: null, points: -lot.points });
      lot.points = 0;
    }
  }
}
