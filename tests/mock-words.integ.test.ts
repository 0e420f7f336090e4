import { globSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { agent } from '#backend/areas/agent/tables.ts';
import { closeCashbackDays } from '#backend/areas/cashback/close/close-days.ts';
import { complaint } from '#backend/areas/complaint/tables.ts';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { setNumberControl, setRoundRate } from '#backend/areas/lotto/terms/set-round-terms.ts';
import { payoutChannel } from '#backend/areas/payment/withdraw/tables.ts';
import { complaintOps } from '#backend/testing/complaints.ts';
import { makeCoupons } from '#backend/testing/coupon/coupons.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember, NEWCOMER, openSession, payIn, TEST_PASSWORD } from '#backend/testing/members.ts';
import { savedSlip, slipCode } from '#backend/testing/payment/slips.ts';
import { openPoll } from '#backend/testing/poll/polls.ts';
import { appCode } from '#backend/testing/second-factor.ts';
import { shopAddress, shopOps } from '#backend/testing/shop/shop.ts';
import { grantPoints } from '#backend/testing/wheel.ts';
import { openWorld } from '#backend/testing/world.ts';
import { MEMBER_HEADER } from '#contract/constants.ts';
import { type ErrorName, errorCodes } from '#contract/error-codes.ts';
import { mockBackend } from '#mocks/backend.ts';
import { APP_CODE } from '#mocks/second-factor.ts';
import { MOST_A_DAY, MOST_WAITING } from '#rules/complaint/complaint.ts';

const aSpin = (version: number, pay: 'free' | 'points') => ({ spin_token: 'a-token-of-mine', version, pay });

interface Told {
  readonly status: number;
  readonly error: unknown;
  readonly message: unknown;
  readonly facts: readonly string[];
}

/** The real backend or the mocks, as far as these tests need to tell them apart. */
interface Side {
  send(
    key: string,
    input: object,
    token?: string,
    named?: string,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Bearer of a member with 1,000 baht, and of a later session of the same member. */
  member(): Promise<string>;
  again(): Promise<string>;
  /** What an authenticator app shows for a secret. */
  appCode(secret: string): string;
  /** Forgets what the scenario before did, where that matters. */
  clear(): Promise<void>;
  setTime(instant: string): Promise<void>;
  /** Opens the rounds that are due. */
  openRounds(): Promise<void>;
  block(): Promise<void>;
  changeRate(): Promise<void>;
  /** Lets a new version of the terms hold. */
  changeTerms(): Promise<void>;
  /** Leaves the member 500 baht to be played, and answers the password. */
  askToPlay(): Promise<string>;
  /** Measures the day before for cashback. */
  closeDay(): Promise<void>;
  /** Gives the member so many points. */
  givePoints(points: number): Promise<void>;
  /** Answers the complaints that wait. */
  answerComplaints(): Promise<void>;
  /** Lets half a year go by in which no member was here. */
  stayAway(): Promise<void>;
  /** Ends the round's pending bills. */
  settle(): Promise<void>;
}

const EVENING = '2025-06-15T12:00:00.000Z';
const world = await openWorld();
await makeCoupons(world, { code: 'SONGKRAN' });
for (const code of ['BNSA-2345-6789', 'BNSB-2345-6789'])
  await makeCoupons(world, {
    batch: code.slice(0, 4).toLowerCase(),
    prize: 'bonus',
    amount: '1',
    stake: '5000',
    code,
  });
/** Polls without prizes as both sides have them, one for each way to refuse an answer. */
const polls = [
  { id: 21, opens_at: '2025-06-16T00:00:00.000Z' },
  { id: 22 },
  { id: 23, closes_at: '2025-06-15T12:05:00.000Z' },
  { id: 24, basis: 'free' as const, step: 0 },
].map((one) => ({
  ...{ question: 'ตอบอะไรดี', image: null, draws_at: null, basis: 'stake' as const, step: 1_000, most: 1 },
  ...{ opens_at: '2025-06-15T00:00:00.000Z', closes_at: '2025-06-20T00:00:00.000Z', prizes: [] },
  ...one,
}));
for (const { step, ...one } of polls) await openPoll(world, { ...one, step: step * 100 });
const respond = (side: Side, token: string, poll_id: number) =>
  side.send('POST /api/poll/submit', { poll_id, choice_id: 1, idempotency_key: crypto.randomUUID() }, token);
await makeCoupons(world, {
  ...{ batch: 'deposit', code: 'FAKN-3452-6789', deposit: '300' },
  ...{ prize: 'bonus', amount: '1', stake: '10000' },
});
await shopOps(world, 'switch', { reward: 'fan', to: 'closed' });
await shopOps(world, 'stock', { reward: 'umbrella', change: '-30' });
afterAll(() => world[Symbol.asyncDispose]());

function headersOf(token: string | undefined, named: string | undefined): Record<string, string> {
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(named === undefined ? {} : { [MEMBER_HEADER]: named }),
  };
}

function backendSide(): Side {
  let memberId = '';
  return {
    send: async (key, input, token, named) => {
      const { status, body } = await world.send(key, input, headersOf(token, named));
      return { status, body: { ...body } };
    },
    member: async () => {
      const built = await buildMember(world, { balance: 1_000 });
      memberId = built.memberId;
      return built.token;
    },
    again: () => openSession(world, memberId),
    appCode: (secret) => appCode(secret, world.clock.now()),
    clear: async () => {},
    settle: async () => {
      await publish(world);
    },
    answerComplaints: async () => {
      const waiting = await world.db.orm.select().from(complaint).where(eq(complaint.state, 'received'));
      for (const { number } of waiting) await complaintOps(world, 'answer', { number, text: 'ok' });
    },
    stayAway: async () => world.clock.set('2025-12-20T12:00:00.000Z'),
    givePoints: async (points) => void (await grantPoints(world, memberId, points)),
    closeDay: async () => void (await closeCashbackDays(world.services)),
    setTime: async (instant) => world.clock.set(instant),
    openRounds: async () => void (await advanceRounds(world.services)),
    block: async () => {
      const control = { roundId: ROUND, type: 'top_2' };
      await setNumberControl(world.services, { ...control, number: '99', control: 'blocked' });
      await setNumberControl(world.services, { ...control, number: '88', control: 'half_pay' });
    },
    changeRate: () =>
      setRoundRate(world.services, { roundId: ROUND, type: 'bottom_2', rateHundredths: 8_000 }),
    askToPlay: async () => {
      const { orm } = world.services.db;
      await orm.update(payoutChannel).set({ turnoverPercent: 100 });
      await payIn(world.services, memberId, 50_000n);
      await orm.update(payoutChannel).set({ turnoverPercent: 0 });
      return TEST_PASSWORD;
    },
    changeTerms: async () => {
      await world.services.db.orm.update(agent).set({ termsVersion: '2027-01' });
    },
  };
}

function mockSide(): Side {
  const send: Side['send'] = async (key, input, token, named) => {
    const [method = '', path = ''] = key.split(' ');
    const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(input))}` : '';
    const answer = await mockBackend(
      new Request(`http://mock.test${path}${query}`, {
        method,
        headers: {
          cookie: 'qa=words',
          'content-type': 'application/json',
          ...headersOf(token, named),
        },
        ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
      }),
    );
    return { status: answer.status, body: await answer.json() };
  };
  const change = async (wanted: object) => void (await send('POST /api/__qa/change', wanted));
  const login = async () => {
    const { body } = await send('POST /api/login', { username: '0812345678', password: 'sabai-dee-99' });
    return String(body.access_token);
  };
  const control = (number: string, kind: string) => ({ type: 'top_2', number, control: kind, rate: null });
  return {
    send,
    member: login,
    again: login,
    appCode: () => APP_CODE,
    clear: async () => {
      await send('POST /api/__qa/reset', {});
      // The backend's members paid in what they have.
      await change({ limitUsed: { deposit: 1_000 } });
      await change({ shopReward: { reward_id: 'fan', isClosed: true } });
      await change({ shopReward: { reward_id: 'umbrella', stock: 0 } });
      await change({ polls: polls.map((one) => ({ ...one, choices: ['หนึ่ง', 'สอง'] })) });
    },
    settle: () => change({ settle: 'lost' }),
    answerComplaints: () => change({ complaintsNow: { state: 'answered' } }),
    stayAway: () => change({ inactive: true }),
    givePoints: (points) => change({ pointsGiven: points }),
    closeDay: async () => {},
    setTime: (now) => change({ now, runs: false }),
    openRounds: async () => {},
    block: () => change({ controls: [control('99', 'blocked'), control('88', 'half_pay')] }),
    changeRate: () => change({ rates: { bottom_2: 80 } }),
    askToPlay: async () => {
      await change({ turnover: { target: 500, played: 0 } });
      return 'sabai-dee-99';
    },
    changeTerms: () => change({ texts: { terms: '2027-01' } }),
  };
}

let keys = 0;
const order = (line: object) => {
  keys += 1;
  return { round_id: ROUND, lines: [line], idempotency_key: `words-${keys}-key` };
};
const bet = (number: string, more: object = {}) => ({ type: 'top_2', number, amount: 10, ...more });
const create = (side: Side, token: string, line: object) =>
  side.send('POST /api/lotto/bill/create', order(line), token);
/** Into one of the rounds of that evening: shooting into the 54th begins, into the 60th later. */
const shot = (round: number) => ({ round_id: `yeekee-2025-06-15-${round}`, number: '12345' });
const qr = (amount: number) => ({ channel_id: 1, sub_channel_id: 1, amount });
const redeem = (side: Side, token: string, code: string) =>
  side.send('POST /api/member/coupon/redeem', { code, idempotency_key: crypto.randomUUID() }, token);
const buy = (side: Side, token: string, reward_id: string, more: object = {}) => {
  const asked = { reward_id, version: 1, idempotency_key: crypto.randomUUID(), ...more };
  return side.send('POST /api/redemption/redeem', asked, token);
};
const complain = (side: Side, token: string) => {
  const sent = { subject: 'game', text: 'เกมค้างแล้วเงินหายไป', idempotency_key: crypto.randomUUID() };
  return side.send('POST /api/complaint/send', sent, token);
};
const askCode = (side: Side, username: string) => side.send('POST /api/reset_password', { username });

async function billOf(side: Side, token: string): Promise<string> {
  const { body } = await create(side, token, bet('12'));
  return String(Object(body.data).bill_id);
}

/** A newcomer of each scenario's own, who has begun with a second factor: bearer, and what the app shows. */
async function beginFactor(side: Side, digits: string) {
  const own = { ...NEWCOMER, username: `090222000${digits}`, bank_account_no: `123456000${digits}` };
  await side.send('POST /api/register', own);
  const { body } = await side.send('POST /api/login', own);
  const token = String(body.access_token);
  const begin = () => side.send('POST /api/member/second_factor/begin', { password: own.password }, token);
  const begun = await begin();
  const code = side.appCode(String(Object(begun.body.data).secret));
  const confirm = (second_factor: string) =>
    side.send('POST /api/member/second_factor/confirm', { second_factor }, token);
  return { own, token, begin, confirm, code };
}

/** The newcomer's name in English, given by the newcomer. */
async function giveName(side: Side, english_name: string) {
  await side.send('POST /api/register', NEWCOMER);
  const { body } = await side.send('POST /api/login', NEWCOMER);
  const asked = { english_name, password: NEWCOMER.password };
  return side.send('POST /api/member/english_name', asked, String(body.access_token));
}

type Scenario = (side: Side) => Promise<{ status: number; body: Record<string, unknown> }>;

/** How to meet each refusal that the mocks give; those of one name must read alike on both sides. */
const scenarios: Partial<Record<ErrorName | 'NO_SESSION' | 'NOT_FOUND' | 'BAD_INPUT', Scenario>> = {
  NO_SESSION: (side) => side.send('POST /api/member/wallets', {}),
  BAD_INPUT: async (side) => side.send('POST /api/lotto/bill/create', { round_id: 1 }, await side.member()),
  NOT_FOUND: async (side) =>
    side.send(
      'GET /api/lotto/bill/detail',
      { bill_id: '00000000-0000-7000-8000-000000000999' },
      await side.member(),
    ),
  USERNAME_TAKEN: async (side) => {
    await side.send('POST /api/register', NEWCOMER);
    return side.send('POST /api/register', NEWCOMER);
  },
  OTP_COOLDOWN: async (side) => {
    await askCode(side, NEWCOMER.username);
    return askCode(side, NEWCOMER.username);
  },
  OTP_WRONG: async (side) => {
    await side.setTime('2025-06-15T12:10:00.000Z');
    const { ref } = Object((await askCode(side, NEWCOMER.username)).body.data);
    const tried = { username: NEWCOMER.username, ref, otp: '000000', password: 'another-good-word' };
    return side.send('POST /api/reset_password_v2', tried);
  },
  OTP_EXPIRED: async (side) => {
    await side.setTime('2025-06-15T12:20:00.000Z');
    const { ref } = Object((await askCode(side, NEWCOMER.username)).body.data);
    await side.setTime('2025-06-15T12:25:01.000Z');
    const tried = { username: NEWCOMER.username, ref, otp: '000000', password: 'another-good-word' };
    return side.send('POST /api/reset_password_v2', tried);
  },
  LOGIN_FAILED: (side) => side.send('POST /api/login', { username: '0901112229', password: 'not-this-one' }),
  LOCKED: async (side) => {
    const wrong = { username: '0901112229', password: 'not-this-one' };
    for (let tries = 0; tries < 3; tries += 1) await side.send('POST /api/login', wrong);
    return side.send('POST /api/login', wrong);
  },
  PASSWORD_WRONG: async (side) => {
    await side.send('POST /api/register', NEWCOMER);
    const { body } = await side.send('POST /api/login', NEWCOMER);
    const wrong = { current_password: 'not-this-one', password: 'another-good-word' };
    return side.send('POST /api/member/change_password', wrong, String(body.access_token));
  },
  PASSWORD_NEEDED: async (side) => {
    await side.send('POST /api/register', NEWCOMER);
    const { body } = await side.send('POST /api/login', NEWCOMER);
    return side.send('GET /api/member/data', {}, String(body.access_token));
  },
  SECOND_FACTOR_WRONG: async (side) => (await beginFactor(side, '1')).confirm('12345'),
  SECOND_FACTOR_ON: async (side) => {
    const { begin, confirm, code } = await beginFactor(side, '2');
    await confirm(code);
    return begin();
  },
  SECOND_FACTOR_NEEDED: async (side) => {
    const { own, confirm, code } = await beginFactor(side, '3');
    await confirm(code);
    return side.send('POST /api/login', own);
  },
  ACCOUNT_INACTIVE: async (side) => {
    const own = { ...NEWCOMER, username: '0902220009', bank_account_no: '1234560009' };
    await side.send('POST /api/register', own);
    await side.stayAway();
    return side.send('POST /api/login', own);
  },
  ENGLISH_NAME_UNLIKE: async (side) => giveName(side, 'Somchai Jaidee'),
  ENGLISH_NAME_SET: async (side) => {
    await giveName(side, 'Manee Meena');
    return giveName(side, 'Manee Mina');
  },
  OTHER_MEMBER: async (side) =>
    side.send('POST /api/lotto/bill/create', order(bet('12')), await side.member(), 'somebody-else'),
  GAME_SESSION_OVER: (side) =>
    side.send('POST /api/house/open', { token: 'a-token-that-nobody-was-ever-given' }),
  BET_TYPE_DISABLED: async (side) => create(side, await side.member(), { ...bet('12'), type: 'top_9' }),
  BAD_NUMBER: async (side) => create(side, await side.member(), bet('123')),
  NUMBER_BLOCKED: async (side) => create(side, await side.member(), bet('99')),
  NUMBER_HALF_PAY: async (side) => create(side, await side.member(), bet('88')),
  LINE_BELOW_MIN: async (side) => create(side, await side.member(), bet('12', { amount: 0.5 })),
  OVER_MAX: async (side) => create(side, await side.member(), bet('12', { amount: 20_001 })),
  RATE_CHANGED: async (side) => create(side, await side.member(), bet('12', { type: 'bottom_2', rate: 90 })),
  INSUFFICIENT_BALANCE: async (side) => create(side, await side.member(), bet('12', { amount: 1_001 })),
  DUPLICATE_REQUEST: async (side) => {
    const token = await side.member();
    const first = order(bet('12'));
    await side.send('POST /api/lotto/bill/create', first, token);
    return side.send('POST /api/lotto/bill/create', { ...first, lines: [bet('34')] }, token);
  },
  SHOOT_CLOSED: async (side) => {
    await side.openRounds();
    return side.send('POST /api/lotto/yeekee/shoot_number', shot(60), await side.member());
  },
  SHOOT_COOLDOWN: async (side) => {
    await side.openRounds();
    const token = await side.member();
    await side.send('POST /api/lotto/yeekee/shoot_number', shot(54), token);
    return side.send('POST /api/lotto/yeekee/shoot_number', shot(54), token);
  },
  MONEY_BELOW_MIN: async (side) =>
    side.send('POST /api/member/payment/generate_qr', qr(1), await side.member()),
  MONEY_ABOVE_MAX: async (side) =>
    side.send('POST /api/member/payment/generate_qr', qr(100_001), await side.member()),
  PENDING_EXISTS: async (side) => {
    const token = await side.member();
    for (let made = 0; made < 5; made += 1)
      await side.send('POST /api/member/payment/generate_qr', qr(100), token);
    return side.send('POST /api/member/payment/generate_qr', qr(100), token);
  },
  TURNOVER_REMAINING: async (side) => {
    const token = await side.member();
    const password = await side.askToPlay();
    const order = { amount: 100, password, idempotency_key: crypto.randomUUID() };
    return side.send('POST /api/member/withdraw/create', order, token);
  },
  PROMOTION_UNKNOWN: async (side) =>
    side.send('POST /api/member/payment/generate_qr', { ...qr(100), promotion_id: 99 }, await side.member()),
  CASHBACK_NOT_YET: async (side) =>
    side.send('POST /api/cashback/loss/claim', { day: '2025-06-15' }, await side.member()),
  CASHBACK_OVER: async (side) =>
    side.send('POST /api/cashback/turnover/claim', { day: '2025-06-01' }, await side.member()),
  CASHBACK_NOTHING: async (side) => {
    await side.closeDay();
    return side.send('POST /api/cashback/loss/claim', { day: '2025-06-14' }, await side.member());
  },
  QUEST_OVER: async (side) =>
    side.send('POST /api/quest/redeem', { quest_id: 'stake-day', period: '2025-06-14' }, await side.member()),
  QUEST_NOT_DONE: async (side) =>
    side.send('POST /api/quest/redeem', { quest_id: 'stake-day', period: '2025-06-15' }, await side.member()),
  OTHER_DAY: async (side) =>
    side.send('POST /api/quest/check_in', { day: '2025-06-14' }, await side.member()),
  CHECK_IN_NEEDS_PLAY: async (side) =>
    side.send('POST /api/quest/check_in', { day: '2025-06-15' }, await side.member()),
  TOO_LITTLE_COMMISSION: async (side) =>
    side.send('POST /api/affiliate/redeem', { idempotency_key: crypto.randomUUID() }, await side.member()),
  COUPON_REFUSED: async (side) => redeem(side, await side.member(), 'ABCD-EFGH-JKMN'),
  COUPON_NEEDS_PLAY: async (side) => redeem(side, await side.member(), 'SONGKRAN'),
  COUPON_WAIT: async (side) => {
    const token = await side.member();
    for (let tries = 0; tries < 8; tries += 1) await redeem(side, token, 'ABCD-EFGH-JKMN');
    return redeem(side, token, 'ABCD-EFGH-JKMN');
  },
  COUPON_BONUS_RUNNING: async (side) => {
    const token = await side.member();
    await redeem(side, token, 'BNSA-2345-6789');
    return redeem(side, token, 'BNSB-2345-6789');
  },
  POLL_NOT_OPEN: async (side) => respond(side, await side.member(), 21),
  POLL_NEEDS_QUOTA: async (side) => respond(side, await side.member(), 22),
  POLL_CLOSED: async (side) => {
    const token = await side.member();
    await side.setTime('2025-06-15T12:05:00.000Z');
    return respond(side, token, 23);
  },
  POLL_QUOTA_USED: async (side) => {
    const token = await side.member();
    await respond(side, token, 24);
    return respond(side, token, 24);
  },
  COUPON_NEEDS_DEPOSIT: async (side) => redeem(side, await side.member(), 'FAKN-3452-6789'),
  COUPON_HELD: async (side) => {
    const token = await side.member();
    const order = { ...qr(100), coupon_code: 'BNSA-2345-6789' };
    await side.send('POST /api/member/payment/generate_qr', order, token);
    return redeem(side, token, 'BNSA-2345-6789');
  },
  NO_SPIN_LEFT: async (side) => side.send('POST /api/wheel/spin_v2', aSpin(1, 'free'), await side.member()),
  POINTS_SHORT: async (side) => side.send('POST /api/wheel/spin_v2', aSpin(1, 'points'), await side.member()),
  WHEEL_CHANGED: async (side) => side.send('POST /api/wheel/spin_v2', aSpin(9, 'free'), await side.member()),
  SHOP_CHANGED: async (side) => buy(side, await side.member(), 'credit-5', { version: 9 }),
  SHOP_SOLD_OUT: async (side) => buy(side, await side.member(), 'umbrella'),
  SHOP_CLOSED: async (side) => buy(side, await side.member(), 'fan'),
  SHOP_ADDRESS: async (side) => {
    const token = await side.member();
    await side.givePoints(5_000);
    return buy(side, token, 'cup', { address: { ...shopAddress, postcode: '10110' } });
  },
  SHOP_LIMIT: async (side) => {
    const token = await side.member();
    await side.givePoints(5_000);
    await buy(side, token, 'cup', { address: shopAddress });
    return buy(side, token, 'cup', { address: shopAddress });
  },
  COMPLAINTS_WAITING: async (side) => {
    const token = await side.member();
    for (let at = 0; at < MOST_WAITING; at += 1) await complain(side, token);
    return complain(side, token);
  },
  COMPLAINTS_TODAY: async (side) => {
    const token = await side.member();
    for (let at = 0; at < MOST_A_DAY; at += 1) {
      await complain(side, token);
      await side.answerComplaints();
    }
    return complain(side, token);
  },
  SHOP_BONUS_RUNNING: async (side) => {
    const token = await side.member();
    await side.givePoints(5_000);
    await buy(side, token, 'bonus-20');
    return buy(side, token, 'bonus-20');
  },
  PROMOTION_NOT_MET: async (side) => {
    const token = await side.member();
    const take = (offer_id: string) => {
      const asked = { offer_id, version: 1, idempotency_key: crypto.randomUUID() };
      return side.send('POST /api/promotion/claim', asked, token);
    };
    await take('daily');
    return take('reload');
  },
  SLIP_DUPLICATE: async (side) => {
    const token = await side.member();
    const image = Buffer.from(await savedSlip(slipCode('SHOWNTWICE'), 'png')).toString('base64');
    const show = async () => {
      const order = { channel_id: 2, sub_channel_id: 1, amount: 100 };
      const { body } = await side.send('POST /api/member/payment/generate_qr', order, token);
      return side.send('POST /api/member/payment/slip', { ref: Object(body.data).ref, image }, token);
    };
    await show();
    return show();
  },
  DEPOSIT_LIMIT: async (side) => {
    const token = await side.member();
    const limit = { kind: 'deposit', window: 'day', amount: 1_500, idempotency_key: crypto.randomUUID() };
    await side.send('POST /api/member/protection/limit', limit, token);
    return side.send('POST /api/member/payment/generate_qr', qr(600), token);
  },
  CONSENT_NEEDED: async (side) => {
    const token = await side.member();
    await side.changeTerms();
    return create(side, token, bet('12'));
  },
  CONSENT_OUTDATED: async (side) => {
    const consents = [{ kind: 'terms', version: 'of-before' }];
    return side.send('POST /api/member/consents/agree', { consents }, await side.member());
  },
  CANCEL_TOO_LATE: async (side) => {
    const first = await side.member();
    const billId = await billOf(side, first);
    await side.setTime('2025-06-16T08:10:01.000Z');
    return side.send('POST /api/lotto/bill/cancel', { bill_id: billId }, await side.again());
  },
  DRAW_CLOSED: async (side) => {
    await side.setTime('2025-06-16T08:20:01.000Z');
    return create(side, await side.member(), bet('12'));
  },
  // The last one: the backend's only round has its result from here on.
  NOT_CANCELLABLE: async (side) => {
    const billId = await billOf(side, await side.member());
    await side.setTime('2025-06-16T08:41:00.000Z');
    await side.settle();
    return side.send('POST /api/lotto/bill/cancel', { bill_id: billId }, await side.again());
  },
};

async function tell(side: Side, scenario: Scenario): Promise<Told> {
  await side.clear();
  await side.setTime(EVENING);
  await side.block();
  await side.changeRate();
  const { status, body } = await scenario(side);
  const facts = Object.keys(Object(body.data)).sort();
  return { status, error: body.error, message: body.message, facts };
}

describe('a refusal reads alike in the mocks and in the backend', () => {
  const sides = [backendSide(), mockSide()];

  it.each(Object.entries(scenarios))('%s', async (name, scenario) => {
    const [real, mocked] = await Promise.all(sides.map((side) => tell(side, scenario)));
    expect(mocked).toEqual(real);
    const code = Object.entries(errorCodes).find(([known]) => known === name)?.[1];
    expect(real?.error).toBe(code ?? real?.status);
  });

  it('holds for every code that the mocks refuse with', () => {
    const used = globSync('mocks/**/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/errorCodes\.([A-Z_]+)/g)].map(([, name]) => name ?? ''),
    );
    expect([...new Set(used)].filter((name) => !(name in scenarios)).sort()).toEqual([]);
  });
});

describe('words that the mocks repeat from the seed', () => {
  const told = async (side: Side, key: string, input: object = {}, token?: string) =>
    Object((await side.send(key, input, token)).body.data);

  it('are those of banks, kinds, bet types and the deposit channel', async () => {
    const real = backendSide();
    const mocked = mockSide();
    for (const side of [real, mocked]) {
      await side.clear();
      await side.setTime(EVENING);
    }
    const banks = await told(real, 'GET /api/agent/banks');
    expect(banks).toEqual(expect.arrayContaining(await told(mocked, 'GET /api/agent/banks')));
    const kindsOf = async (side: Side) =>
      (await told(side, 'GET /api/lotto/lobby')).map(
        ({ kind, kind_name, description, category_id }: Record<string, unknown>) => ({
          kind,
          kind_name,
          description,
          category_id,
        }),
      );
    expect(await kindsOf(mocked)).toEqual(await kindsOf(real));
    const namesOf = async (side: Side) =>
      (await told(side, 'GET /api/lotto/rate', { round_id: ROUND })).map(
        ({ name }: { name: string }) => name,
      );
    expect(await namesOf(mocked)).toEqual(await namesOf(real));
    const pricesOf = async (side: Side) =>
      (await told(side, 'GET /api/lotto/rates')).map(({ kind, rates }: Record<string, unknown>) => ({
        kind,
        rates,
      }));
    expect(await pricesOf(mocked)).toEqual(await pricesOf(real));
    const channelOf = async (side: Side, channel_id: number) =>
      told(side, 'GET /api/member/payment/info', { channel_id }, await side.member());
    for (const id of [1, 4]) expect(await channelOf(mocked, id)).toEqual(await channelOf(real, id));
  });
});
