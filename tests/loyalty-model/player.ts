import { expect } from 'vitest';
import { ACME_GAME, type GameWorld, openAcme } from '#backend/testing/games/game-world.ts';
import { type BuiltMember, mobileOf, openSession, payIn, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { claim as claimOffer } from '#backend/testing/promotion/promotions.ts';
import type { Dice } from '#tests/dice.ts';
import type { Closes } from '#tests/loyalty-model/closed-days.ts';
import {
  DAY_MS,
  dayOf,
  endWager,
  firstOfMonth,
  MemberBooks,
  midnightOf,
  mondayOf,
  placedWager,
  voidWager,
  type Wager,
} from '#tests/loyalty-model/member-books.ts';
import {
  accept,
  checkInByHand,
  LARGEST_BET,
  promotionIds,
  type QuestId,
  questIds,
  questsByHand,
  refusalOf,
} from '#tests/loyalty-model/offers-by-hand.ts';

type ModelWorld = GameWorld<readonly number[]>;
const LOT_DAYS = 90;

/** First day, by which the product names it, and first instant of the period of a quest. */
export function periodOf(id: QuestId, now: number): { readonly day: string; readonly from: number } {
  const from = { day: midnightOf, week: mondayOf, month: firstOfMonth }[questsByHand[id].of](now);
  return { day: dayOf(from), from };
}

/** A member of the model: what it does goes to the backend and into its books, and both have to say the same. */
export class Player {
  readonly books = new MemberBooks();
  readonly world: ModelWorld;
  readonly member: BuiltMember;
  readonly dice: Dice;
  /** Plays for large stakes, and so for ranks. */
  readonly isHigh: boolean;
  /** Who registered by the link of this member, with the ids of the invitations. */
  readonly invited: { readonly id: string; readonly player: Player }[] = [];
  readonly closes: Closes;
  token = '';
  #seat: { readonly token: string; readonly player_id: string } | undefined;
  #moves = 0;

  constructor(
    world: ModelWorld,
    member: BuiltMember,
    { dice, isHigh, closes }: Pick<Player, 'dice' | 'isHigh' | 'closes'>,
  ) {
    this.world = world;
    this.member = member;
    this.dice = dice;
    this.isHigh = isHigh;
    this.closes = closes;
  }

  get now(): number {
    return this.world.clock.now().getTime();
  }

  /** A key of a press, which no other has. */
  readonly key = (what: string): string => {
    this.#moves += 1;
    return `${what}-${this.member.memberId.slice(-8)}-${this.#moves}`;
  };

  /** Logs in, as the clock has passed the last session. */
  async arrive(): Promise<void> {
    this.token = await openSession(this.world, this.member.memberId);
    this.#seat = await openAcme(this.world, { ...this.member, token: this.token });
  }

  async deposit(): Promise<void> {
    const amount = this.isHigh
      ? this.dice.pick([100_000_00, 400_000_00])
      : this.dice.pick([50_00, 100_00, 150_25, 300_00, 1_000_00, 2_500_00]);
    await payIn(this.world.services, this.member.memberId, BigInt(amount));
    const afterWithdrawals = this.books.withdrawals.length;
    this.books.deposits.push({ at: this.now, amount, afterWithdrawals, isUsed: false });
  }

  /** Accepts a promotion, with the same press twice at once. */
  async claim(): Promise<void> {
    // Its largest bet would end the large stakes.
    if (this.isHigh) return;
    const id = this.dice.pick(promotionIds);
    const key = this.key('claim');
    const press = () => claimOffer(this.world, this.token, id, key);
    const [one, two] = await Promise.all([press(), press()]);
    const why = refusalOf(this.books, id, this.now);
    if (why !== null) {
      for (const { body } of [one, two]) expect(body, id).toMatchObject({ error: 4314, data: { why } });
      return;
    }
    const claim = accept(this.books, id, one.body.data?.id ?? '', this.now);
    const said = { id: claim.id, bonus: claim.bonus / 100, target: claim.target / 100 };
    for (const { body } of [one, two]) expect(body, id).toMatchObject({ error: 0, data: said });
  }

  async cancelClaim(): Promise<void> {
    const claim = this.books.running();
    if (!claim || !this.dice.in100(15)) return;
    const press = () => this.world.call('POST /api/promotion/cancel', { claim_id: claim.id }, this.token);
    await Promise.all([press(), press()]);
    // What is played already is paid, although the job has not come yet.
    if (this.books.played(claim) >= claim.target) this.books.pay(claim, this.now);
    else claim.end = 'cancelled';
  }

  /** Stakes; the round ends at once, or later. */
  async bet(): Promise<void> {
    const stake = this.isHigh
      ? this.dice.pick([2_345_68, 20_000_00, 90_000_00])
      : this.dice.pick([10_00, 37_50, 100_00, 200_00, 250_00]);
    const counts = {
      turnover: !this.dice.in100(4),
      cashback: !this.dice.in100(6),
      commission: !this.dice.in100(6),
    };
    const wager = placedWager({ round: this.key('round'), acceptedAt: this.now, stake, counts });
    const { body } = await this.world.tell('POST /api/provider/bet', {
      ...this.#about(wager.round),
      ...{ token: this.#seat?.token ?? '', amount: stake / 100, counts },
    });
    const isTooLarge = this.books.running() !== undefined && stake > LARGEST_BET;
    const canPlay = !this.books.isExcluded && !isTooLarge && this.books.balance() >= stake;
    expect(body.error === 0, JSON.stringify(body)).toBe(canPlay);
    if (!canPlay) return;
    this.books.wagers.push(wager);
    if (this.dice.in100(80)) await this.end(wager);
  }

  /** Ends a round that is open, or gives its stake back. */
  async end(wager: Wager): Promise<void> {
    const about = this.#about(wager.round);
    if (this.dice.in100(8)) {
      const { player_id, round_id, transaction_id } = about;
      const original_id = `${wager.round}:bet`;
      const back = { player_id, round_id, transaction_id: `${transaction_id}-back`, original_id };
      expect((await this.world.tell('POST /api/provider/rollback', back)).body.error).toBe(0);
      voidWager(wager, this.now);
      return;
    }
    // Credit is reached by wins that are large, and never by the others.
    const times = this.books.running()?.creditFrom === undefined ? [0.5, 1, 2, 3] : [0.5, 2, 12];
    const amount = this.dice.in100(40) ? wager.stake * this.dice.pick(times) : 0;
    const win = { ...about, transaction_id: `${wager.round}:win`, amount: amount / 100, finished: true };
    expect((await this.world.tell('POST /api/provider/win', win)).body.error).toBe(0);
    endWager(wager, this.now, amount);
  }

  /** A provider puts a result right that it told wrong, of whichever day. */
  async correctOne(): Promise<void> {
    const ended = this.books.wagers.filter(
      ({ endedAt, isVoided, number }) => endedAt !== null && !isVoided && number === undefined,
    );
    if (ended.length === 0) return;
    const wager = this.dice.pick(ended);
    const won = wager.stake * this.dice.pick([0, 0.5, 1, 2, 3]);
    const { player_id, round_id, currency } = this.#about(wager.round);
    const right = {
      ...{ player_id, round_id, currency, transaction_id: this.key('right'), amount: won / 100 },
      ...{ original_id: `${wager.round}:win`, reason: 'counted wrong' },
    };
    expect((await this.world.tell('POST /api/provider/correct', right)).body.error).toBe(0);
    this.books.correct(wager, this.now, won);
  }

  async endOldest(): Promise<void> {
    const open = this.books.wagers.find(
      ({ endedAt, isVoided, number }) => endedAt === null && !isVoided && number === undefined,
    );
    if (open) await this.end(open);
  }

  #about(round: string) {
    return {
      ...{ player_id: this.#seat?.player_id ?? '', round_id: round, game_id: ACME_GAME },
      ...{ currency: 'THB' as const, transaction_id: `${round}:bet` },
    };
  }

  /** Takes the prize of a quest, from two devices at once. */
  async redeem(): Promise<void> {
    const id = this.dice.pick(questIds);
    const { day, from } = periodOf(id, this.now);
    const press = () => this.world.call('POST /api/quest/redeem', { quest_id: id, period: day }, this.token);
    const answers = await Promise.all([press(), press()]);
    const { points, stake } = questsByHand[id];
    const name = `${id} ${day}`;
    const isDone =
      this.books.redeemed.has(name) || this.books.staked(from, Number.POSITIVE_INFINITY) >= stake;
    for (const { body } of answers) expect(body.error, name).toBe(isDone ? 0 : 4801);
    if (!isDone || this.books.redeemed.has(name)) return;
    this.books.redeemed.set(name, points);
    this.books.givePoints(points, { at: this.now, days: LOT_DAYS, reason: 'quest' });
  }

  async checkIn(): Promise<void> {
    const day = dayOf(this.now);
    const press = () => this.world.call('POST /api/quest/check_in', { day }, this.token);
    const answers = await Promise.all([press(), press()]);
    const recent = this.books.staked(midnightOf(this.now) - 6 * DAY_MS, Number.POSITIVE_INFINITY);
    const isOpen = this.books.checkIns.has(day) || recent >= 1_000_00;
    for (const { body } of answers) expect(body.error, day).toBe(isOpen ? 0 : 4804);
    if (!isOpen || this.books.checkIns.has(day)) return;
    const ofMonth = [...this.books.checkIns.keys()].filter((one) => one.slice(0, 7) === day.slice(0, 7));
    const points = checkInByHand(ofMonth.length + 1);
    this.books.checkIns.set(day, points);
    this.books.givePoints(points, { at: this.now, days: LOT_DAYS, reason: 'check_in' });
  }

  /** Points of an operator that end soon, and a purchase that is given back half of the time. */
  async movePoints(): Promise<void> {
    const { services } = this.world;
    const { memberId } = this.member;
    const of = { agentId: services.agentId, memberId, at: this.world.clock.now() };
    if (this.dice.in100(40)) {
      const days = this.dice.pick([1, 2, 5]);
      const options = {
        username: await mobileOf(this.world, memberId),
        points: '30',
        'valid-days': String(days),
        again: 'yes',
      };
      const by = { who: 'nok', why: 'a gift', yes: true };
      expect((await runOps(services, { command: 'points grant', options, ...by })).code).toBe(0);
      this.books.givePoints(30, { at: this.now, days, reason: 'operator' });
      return;
    }
    const order = { ...of, scope: 'model.spend', key: this.key('spend') };
    const taken = this.books.takePoints(25, this.now, 'shop');
    const spend = services.db.transact(async (tx) => {
      const { outcome } = await services.ports.spendPoints(services, tx, {
        ...order,
        points: 25,
        reason: 'shop',
      });
      if (outcome !== 'done') throw new RangeError(outcome);
    });
    if (!taken) {
      await expect(spend).rejects.toThrow('insufficient');
      return;
    }
    await spend;
    if (this.dice.in100(50)) return;
    await services.db.transact((tx) => services.ports.refundPoints(services, tx, order));
    this.books.giveBack(taken, this.now, 'shop');
  }

  async withdraw(): Promise<void> {
    // A withdrawal stays open, and some with a little commission leave at the end.
    if (this.books.withdrawals.length > 0 || this.books.balance() < 100_00 || this.invited.length === 1)
      return;
    const order = { amount: 100, password: TEST_PASSWORD, idempotency_key: this.key('withdraw') };
    const { body } = await this.world.call('POST /api/member/withdraw/create', order, this.token);
    const claim = this.books.running();
    const left = claim ? claim.target - this.books.played(claim) : 0;
    expect(body).toMatchObject(left > 0 ? { error: 4304, data: { left: left / 100 } } : { error: 0 });
    if (left <= 0) this.books.withdrawals.push({ at: this.now, amount: 100_00 });
  }

  async exclude(): Promise<void> {
    const asked = { length: 'week', password: TEST_PASSWORD } as const;
    const { body } = await this.world.call('POST /api/member/protection/bar', asked, this.token);
    expect(body.error).toBe(0);
    this.books.excluded = { from: this.now, until: this.now + 7 * DAY_MS };
  }
}
