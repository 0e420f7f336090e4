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
  won: number;
  endedAt: number | null;
  isVoided: boolean;
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
  readonly until: number;
  end: 'done' | 'cancelled' | 'expired' | 'excluded' | null;
}

export interface Lot {
  readonly endsAt: number;
  points: number;
}

/** What a member redeemed, and out of which lots its points were. */
export interface Ordered {
  readonly id: string;
  readonly reward: 'credit-5' | 'spin-1' | 'bonus-2' | 'fan';
  readonly at: number;
  readonly taken: readonly { readonly lot: Lot; readonly points: number }[];
  state: 'new' | 'sent' | 'delivered' | 'refused';
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
  freeSpins = 0;
  readonly spins: string[] = [];
  readonly coupons: string[] = [];
  /** Rebates that were taken, by basis and day. */
  readonly rebates = new Map<string, number>();
  readonly redeemed = new Map<string, number>();
  readonly checkIns = new Map<string, number>();
  lots: Lot[] = [];
  /** What was redeemed for points. */
  readonly orders: Ordered[] = [];
  readonly shopBonuses: ShopBonus[] = [];
  /** States in which the page of the shop showed an order. */
  readonly shownStates = new Set<Ordered['state']>();
  /** How often a thing was asked for that nobody had any more. */
  soldOut = 0;
  /** Answers to the poll. */
  readonly tickets: number[] = [];
  /** Quests that the inbox told of, by their period. */
  readonly sentQuests = new Set<string>();
  sentUntil = 0;
  isExcluded = false;

  balance(): number {
    const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
    const played = this.wagers.map(({ stake, won, isVoided }) => (isVoided ? 0 : won - stake));
    return (
      sum(this.deposits.map(({ amount }) => amount)) +
      sum(played) +
      sum(this.gifts.map(({ satang }) => satang)) -
      sum(this.withdrawals.map(({ amount }) => amount))
    );
  }

  hasResultSince(at: number): boolean {
    return this.wagers.some(({ endedAt }) => endedAt !== null && endedAt >= at);
  }

  /** Satang at risk of wagers that have their result, from one instant on and before another. */
  staked(from: number, until: number, isOurs: (wager: Wager) => boolean = () => true): number {
    return this.wagers
      .filter(({ endedAt, isVoided }) => endedAt !== null && !isVoided && endedAt >= from && endedAt < until)
      .filter(isOurs)
      .reduce((total, { stake }) => total + stake, 0);
  }

  /** What a day of Bangkok that begins then gives back: of the stake at risk, or of the loss. */
  rebate(basis: 'turnover' | 'loss', from: number): number {
    const staked = this.staked(from, from + DAY_MS);
    if (basis === 'turnover') return Math.floor((staked * 15) / 10_000);
    const lost = this.wagers
      .filter(({ endedAt }) => endedAt !== null && endedAt >= from && endedAt < from + DAY_MS)
      .reduce((sum, { stake, won, isVoided }) => sum + (isVoided ? 0 : stake - won), 0);
    // What was given is no loss: once as it is in the balance, and once more by the formula.
    const given = this.gifts
      .filter(({ at }) => at >= from && at < from + DAY_MS)
      .reduce((sum, { satang }) => sum + satang, 0);
    const share = Math.floor((Math.max(0, lost - 2 * given) * 500) / 10_000);
    return Math.min(share, 1_000_00, Math.floor((staked * 20) / 10_000));
  }

  running(): Claim | undefined {
    return this.claims.find(({ end }) => end === null);
  }

  runningBonus(): ShopBonus | undefined {
    return this.shopBonuses.find(({ end }) => end === null);
  }

  /** Of stakes in games that were placed after the claim and got their result before its end. */
  played({ at, until, target }: Pick<Claim, 'at' | 'until' | 'target'>): number {
    return Math.min(
      target,
      this.staked(at, until + 1, ({ acceptedAt, number }) => acceptedAt >= at && number === undefined),
    );
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

  /** Takes points out of lots, soonest end first; answers what came from which, or null where there are too few. */
  takePoints(points: number, now: number): { readonly lot: Lot; readonly points: number }[] | null {
    if (this.points(now) < points) return null;
    let left = points;
    const taken: { lot: Lot; points: number }[] = [];
    const usable = this.lots.filter(({ endsAt }) => endsAt > now).toSorted((a, b) => a.endsAt - b.endsAt);
    for (const lot of usable) {
      const part = Math.min(left, lot.points);
      if (part === 0) continue;
      lot.points -= part;
      left -= part;
      taken.push({ lot, points: part });
    }
    return taken;
  }

  /** What ended is gone. */
  expire(now: number): void {
    this.lots = this.lots.filter(({ endsAt }) => endsAt > now);
  }
}
