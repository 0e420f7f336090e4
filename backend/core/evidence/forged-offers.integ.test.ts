import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { settlePromotions } from '#backend/areas/promotion/settle-promotions.ts';
import { expectCleanAudit, findFirstFinding } from '#backend/testing/audit.ts';
import { makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { type BuiltMember, buildMember, payIn } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { claim, limited, offer, openPlayer } from '#backend/testing/promotion/promotions.ts';
import { grantPoints, grantSpins } from '#backend/testing/wheel.ts';

const TODAY = '2025-06-15';
const world = await openGameWorld([]);
let member: BuiltMember;

const by = { who: 'nok', why: 'a test', yes: true };
/** One that an operator looked at and did not open. */
const closedQuest = {
  ...{
    id: 'closed',
    title: 'x',
    period: 'day',
    position: 9,
    prize_kind: 'credit',
    prize_amount: 100,
    prize_days: 0,
  },
  ...{ starts_at: '2025-01-01T00:00:00Z', ends_at: '2030-01-01T00:00:00Z' },
  conditions: [{ fact: 'stake', area: null, least: 100_00 }],
};

/** A member who has something of everything that gives, each by the product's own verbs. */
beforeAll(async () => {
  await offer(world, limited);
  const run = (command: string, file: unknown) =>
    runOps(world.services, { command, options: { file: JSON.stringify([file]) }, ...by });
  await run('promotions import', { ...limited, id: 'closed', number: 31 });
  await run('quests import', closedQuest);
  member = await buildMember(world, { balance: 200 });
  const { token, memberId } = member;
  await claim(world, token, 'daily');
  const { play } = await openPlayer(world, member);
  for (let played = 0; played < 1_400; played += 200) await play(200);
  await settlePromotions(world.services);
  await payIn(world.services, memberId, 300_00n);
  expect((await claim(world, token, 'limited')).body.error).toBe(0);
  const call = (done: { readonly body: { readonly error?: number } }) => expect(done.body.error).toBe(0);
  call(await world.call('POST /api/quest/redeem', { quest_id: 'stake-day', period: TODAY }, token));
  call(await world.call('POST /api/quest/check_in', { day: TODAY }, token));
  call(await redeem(world, token, await makePersonal(world, member, { amount: '20' })));
  const bonus = { prize: 'bonus', amount: '5', stake: '500', 'stake-days': '3' };
  call(await redeem(world, token, await makePersonal(world, member, bonus)));
  await grantSpins(world, memberId, 3);
  await grantPoints(world, memberId, 150);
  for (const [spin_token, pay] of [['a-free-token', 'free'] as const, ['a-paid-token', 'points'] as const])
    call(await world.call('POST /api/wheel/spin_v2', { spin_token, version: 1, pay }, token));
  const held = { channel_id: 1, sub_channel_id: 1, amount: 500 };
  const coupon_code = await makePersonal(world, member);
  call(await world.call('POST /api/member/payment/generate_qr', { ...held, coupon_code }, token));
  await expectCleanAudit(world);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.db.script('BEGIN'));
afterEach(() => world.db.script('ROLLBACK'));

/** Whoever owns the database passes its triggers. */
const PAST_TRIGGERS = 'SET LOCAL session_replication_role = replica;';
/** One plain statement each, of whoever has the database in hand. */
const forgeries: Readonly<Record<string, string>> = {
  // What is offered.
  'a closed promotion is opened': `UPDATE promotion_offer SET status = 'open' WHERE status = 'closed'`,
  'a promotion is taken from the page': `UPDATE promotion_offer SET status = 'closed' WHERE id = 'daily'`,
  'a promotion brings all of the deposit': `UPDATE promotion_offer SET percent = 100`,
  'a promotion asks for nothing': `UPDATE promotion_offer SET times = 1`,
  'a promotion without conditions': `UPDATE promotion_offer SET conditions = '[]'`,
  'a promotion is erased': `DELETE FROM promotion_offer WHERE id = 'limited'`,
  'a promotion is put in': `INSERT INTO promotion_offer (id, version, number, title, image, min_satang, percent, most_satang, times, days,
      max_stake_satang, weights, per, conditions, position, status)
    SELECT 'gift', 1, 77, title, image, min_satang, 200, 100000000, 1, days, max_stake_satang, weights, per, '[]', position, 'open'
    FROM promotion_offer WHERE id = 'daily'`,
  'a closed quest is opened': `UPDATE quest SET status = 'open' WHERE status = 'closed'`,
  'a quest is closed': `UPDATE quest SET status = 'closed' WHERE id = 'stake-day'`,
  'a quest brings a thousand times as much': `UPDATE quest SET prize_amount = prize_amount * 1000`,
  'a quest asks for nothing': `UPDATE quest_condition SET least = 1`,
  'a condition of a quest is erased': `DELETE FROM quest_condition WHERE fact = 'stake'`,
  'a quest is put in': `INSERT INTO quest (id, title, period, starts_at, ends_at, prize_kind, prize_amount, prize_days, position, status)
    VALUES ('gift', 'x', 'day', '2025-01-01', '2030-01-01', 'credit', 100000, 0, 9, 'open')`,
  'a quest gets a condition that nobody set': `INSERT INTO quest_condition (quest_id, place, fact, area, least) VALUES ('stake-day', 9, 'deposits', NULL, 1)`,
  'the wheel pays more': `UPDATE wheel_prize SET amount = amount * 10`,
  'another wheel is in force': `UPDATE wheel_weights SET starts_at = starts_at - interval '1 day'`,
  'a slice is put in': `INSERT INTO wheel_prize (version, place, id, name, type, amount, color, weight) VALUES (1, 9, 'gift', 'x', 'cash', 10000000, 'red', 1000)`,
  'a game is said to be no slot machine': `UPDATE game SET category = 'casino' WHERE provider_id = 'acme'`,
  'nobody said what a game returns': `UPDATE game SET rtp_bp = NULL WHERE provider_id = 'acme'`,
  'a game that no operator added': `INSERT INTO game SELECT provider_id, 'forged', sub_provider_id, category, name, name_en, image, tags, NULL, volatility,
    min_satang, max_satang, has_demo, has_free_spins, is_hot, status, position FROM game WHERE provider_id = 'acme'`,
  'a game is erased': `DELETE FROM game WHERE provider_id = 'acme'`,
  'a game takes larger stakes': `UPDATE game SET max_satang = max_satang * 100 WHERE provider_id = 'acme'`,
  'a game of the house is closed': `UPDATE game SET status = 'closed' WHERE provider_id = 'house'`,
  'a provider is closed': `UPDATE game_provider SET status = 'closed' WHERE id = 'acme'`,
  'a provider that nobody added': `INSERT INTO game_provider VALUES ('forged', 'x', 'open', 9)`,
  'a provider is closed for a member': `UPDATE game_player SET is_closed = NOT is_closed`,
  'a member is locked': `UPDATE member SET status = 'locked' WHERE status = 'active'`,
  'a reward of the shop is taken from the page': `UPDATE shop_reward SET status = 'closed' WHERE status = 'open'`,
  'a condition that waits for a quest': `INSERT INTO quest_condition (quest_id, place, fact, area, least) VALUES ('next', 9, 'deposits', NULL, 1)`,
  'codes of a batch work longer': `UPDATE coupon_batch SET ends_at = ends_at + interval '1 year'`,
  'a batch asks for no stake': `UPDATE coupon_batch SET stake_satang = 1`,
  'a code works more often': `UPDATE coupon SET uses = 100`,
  'a used code works again': `UPDATE coupon SET used = 0 WHERE used > 0`,
  'a code for another member': `UPDATE coupon SET member_id = NULL`,
  'a code is put in': `INSERT INTO coupon SELECT 'forged', batch_id, 'RGED', NULL, 100, 0 FROM coupon LIMIT 1`,

  // What was accepted.
  'a promotion that promises more': `UPDATE promotion_claim SET bonus_satang = bonus_satang * 100`,
  'a promotion for a larger deposit': `UPDATE promotion_claim SET deposit_satang = deposit_satang * 100`,
  'a promotion is taken again': `DELETE FROM promotion_claim`,
  'a promotion without a largest withdrawal': `UPDATE promotion_claim SET largest_withdrawal_satang = NULL WHERE largest_withdrawal_satang IS NOT NULL`,
  'nothing is to be played for a bonus': `UPDATE play_goal SET target_satang = 1`,
  'a bonus may be played for a year': `UPDATE play_goal SET expires_at = expires_at + interval '1 year'`,
  'everything fills a goal': `UPDATE play_goal SET weights = '{"games": 10000}'`,
  'everything fills a promotion, past its trigger': `${PAST_TRIGGERS} UPDATE play_goal SET weights = '{"games": 10000}' WHERE area = 'promotion'`,
  'everything fills a bonus, past its trigger': `${PAST_TRIGGERS} UPDATE play_goal SET weights = '{"games": 10000}' WHERE area = 'coupon'`,
  'a promotion begins with almost all of its credit': `${PAST_TRIGGERS} UPDATE play_goal SET credit_from_satang = target_satang - 1 WHERE area = 'promotion'`,
  'a bonus begins with almost all of its credit': `${PAST_TRIGGERS} UPDATE play_goal SET credit_from_satang = target_satang - 1 WHERE area = 'coupon'`,
  'a goal that was played runs again': `UPDATE play_goal SET ended_at = NULL, ended_as = NULL WHERE ended_as = 'done'`,
  'a goal that runs is said to be played': `UPDATE play_goal SET ended_at = now(), ended_as = 'done' WHERE ended_at IS NULL`,
  'a goal that runs is said to be over': `UPDATE play_goal SET ended_at = now(), ended_as = 'expired' WHERE ended_at IS NULL`,
  'a goal is erased': `DELETE FROM play_goal`,
  'a goal that was played for nothing': `INSERT INTO play_goal (id, area, member_id, target_satang, max_stake_satang, weights, at, expires_at, ended_at, ended_as)
    SELECT gen_random_uuid(), area, member_id, 1, 1, weights, at, expires_at, at, 'done' FROM play_goal LIMIT 1`,
  'a goal that was given up for nothing': `INSERT INTO play_goal (id, area, member_id, target_satang, max_stake_satang, weights, at, expires_at, ended_at, ended_as)
    SELECT gen_random_uuid(), 'shop', member_id, 1, 1, weights, at, expires_at, at, 'cancelled' FROM play_goal LIMIT 1`,
  'a stake counts more for a goal': `UPDATE wager SET valid_satang = valid_satang * 10`,
  'a wager of another category': `UPDATE wager SET category = 'x'`,
  'no largest bet': `UPDATE ledger_account SET guarded_above = NULL`,
  'a bonus is paid twice': `UPDATE ledger_account SET balance = balance + 2000 WHERE kind = 'wallet.bonus'`,

  // What was given.
  'a prize of a quest is taken again': `DELETE FROM quest_redemption`,
  'a prize of another period': `UPDATE quest_redemption SET period = period - 1`,
  'a check-in is made again': `DELETE FROM check_in`,
  'a check-in of another day': `UPDATE check_in SET day = day - 1`,
  'a check-in that is the 25th': `UPDATE check_in SET number = 25`,
  'a check-in that was not made': `INSERT INTO check_in SELECT member_id, day - 1, month, 2, 5, at - interval '1 day' FROM check_in LIMIT 1`,
  'a code is used again': `DELETE FROM coupon_redemption`,
  'a code that brought more': `UPDATE coupon_redemption SET prize_amount = prize_amount * 10`,
  'a code of somebody else': `UPDATE coupon_redemption SET member_id = gen_random_uuid()`,
  'a code is held longer': `UPDATE coupon_hold SET held_until = held_until + interval '1 year'`,
  'a code is held for more': `UPDATE coupon_hold SET deposit_ref = 'FORGED'`,
  'a code is said to be used with a deposit': `UPDATE coupon_hold SET outcome = 'used', ended_at = now()`,
  'a held code is erased': `DELETE FROM coupon_hold`,
  'a spin is made again': `DELETE FROM wheel_spin`,
  'a spin wins': `UPDATE wheel_spin SET prize_id = 'baht-500', prize_type = 'cash', amount = 50000`,
  'a spin of another ticket': `UPDATE wheel_spin SET ticket = ticket + 1`,
  'a spin that cost nothing': `UPDATE wheel_spin SET paid = 'free', points = 0 WHERE paid = 'points'`,
  'a seed is drawn anew': `UPDATE wheel_seed SET seed = repeat('ab', 32)`,
  'a seed is at its beginning again': `UPDATE wheel_seed SET next_nonce = 0`,
  'a seed is erased': `DELETE FROM wheel_seed`,
  'a seed is shown that is still drawn from': `UPDATE wheel_seed SET shown_at = now()`,
  'a lot has pieces again': `UPDATE entitlement_lot SET free = free + used, used = 0`,
  'a lot never ends': `UPDATE entitlement_lot SET ends_at = NULL`,
  'a lot of somebody else': `UPDATE entitlement_lot SET member_id = gen_random_uuid()`,
  'an act of a lot is erased': `DELETE FROM entitlement_act`,
  'a move of a lot is erased': `DELETE FROM entitlement_move`,
  'a lot was taken back': `UPDATE entitlement_lot SET taken_at = now(), taken = free, free = 0`,
  'points in a wallet': `UPDATE ledger_account SET balance = balance + 1000 WHERE kind = 'wallet.point'`,
};

/** What the database says when it lets a statement change nothing. */
const refused = /never changed|only goes on|violates (check|unique) constraint/;

test.each(Object.entries(forgeries))('%s: refused by the database, or found by the audit', async (_, sql) => {
  const said = await world.db.script(sql).then(
    () => 'nothing',
    (error: unknown) => String(error),
  );
  if (said === 'nothing') expect(await findFirstFinding(world)).toBeDefined();
  else expect(said).toMatch(refused);
});
