import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { beat } from '#backend/core/heartbeat/heartbeat.ts';
import { codeOf, followAll, inviteMember } from '#backend/testing/affiliate/invitations.ts';
import { expectCleanAudit, findFirstFinding } from '#backend/testing/audit.ts';
import { closeBefore } from '#backend/testing/cashback/cashback.ts';
import { makePersonal } from '#backend/testing/coupon/coupons.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { answer, importPoll, openPoll } from '#backend/testing/poll/polls.ts';
import { openPlayer } from '#backend/testing/promotion/promotions.ts';
import { orderedThing, shopOps } from '#backend/testing/shop/shop.ts';

const world = await openGameWorld([]);
let member: BuiltMember;
let friend: BuiltMember;
let stranger: BuiltMember;
let order: string;

const by = { who: 'nok', why: 'a test', yes: true };
const wheel = [
  { id: 'none', name: 'ขอบคุณ', type: 'none', amount: 0, color: 'grey', weight: 90_000 },
  { id: 'baht-20', name: '20 บาท', type: 'cash', amount: 2_000, color: 'blue', weight: 10_000 },
];

/** Everything that gives and is not written by what a member does alone, each by the product's own verbs. */
beforeAll(async () => {
  member = await buildMember(world, { balance: 5_000 });
  stranger = await buildMember(world, { balance: 100 });
  await codeOf(world, member);
  friend = await buildMember(world, { balance: 5_000 });
  await inviteMember(world, member, friend);
  await openPoll(world);
  await importPoll(world, { id: 8, prizes: [], draws_at: null, basis: 'free', step: 0 });
  for (const one of [member, friend]) {
    const { play } = await openPlayer(world, one);
    for (let staked = 0; staked < 2_000; staked += 500) await play(500);
  }
  world.clock.set('2025-06-15T19:01:00+07:00');
  for (const { token } of [member, friend]) expect((await answer(world, token)).body.error).toBe(0);
  await followAll(world);
  order = await orderedThing(world, member);
  await orderedThing(world, friend);
  await shopOps(world, 'stock', { reward: 'cup', change: '5' });
  await shopOps(world, 'send', { order, carrier: 'thailand_post', tracking: 'EF123456789TH' });
  await runOps(world.services, {
    ...{ command: 'wheel weights', ...by },
    options: { file: JSON.stringify(wheel), from: '2025-07-01T00:00+07:00' },
  });
  const rates = {
    from: '2025-07-01',
    rank: 'silver',
    turnover: '10',
    loss: '500',
    cap: '100',
    'loss-most': '10',
  };
  await runOps(world.services, { command: 'cashback rates', options: rates, ...by });
  const code = await makePersonal(world, stranger);
  const { token } = stranger;
  const asked = { channel_id: 1, sub_channel_id: 1, amount: 500, promotion_id: 2, coupon_code: code };
  expect((await world.call('POST /api/member/payment/generate_qr', asked, token)).body).toMatchObject({
    error: 0,
  });
  await closeBefore(world, '2025-06-16', member);
  await beat(world.services);
  await expectCleanAudit(world);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.db.script('BEGIN'));
afterEach(() => world.db.script('ROLLBACK'));

const id = (of: () => BuiltMember) => `'${of().memberId}'`;
const mine = () => id(() => member);
const theirs = () => id(() => stranger);

/** One plain statement each. */
const forgeries: Readonly<Record<string, () => string>> = {
  // Cashback.
  'rates of cashback that nobody set': () =>
    `INSERT INTO cashback_rate VALUES ('2025-06-17', 1, 'bronze', 20, 10000, 100000000, 20, now())`,
  'rates of a day on which another set holds': () =>
    `INSERT INTO cashback_rate SELECT from_day, number + 1, rank, 0, 0, cap_satang, 0, at FROM cashback_rate`,
  'a day that is said to be closed, so that nobody is measured on it': () =>
    `INSERT INTO cashback_close VALUES ('2025-06-16', '2025-06-16T12:00:00+07:00')`,
  'a day that is said to be closed far ahead': () =>
    `INSERT INTO cashback_close VALUES ('2025-07-20', '2025-07-21T00:15:00+07:00')`,
  'days to come that are said to be closed, so that nobody is measured on them': () =>
    `INSERT INTO cashback_close SELECT day::date, day + interval '24 hours 10 minutes' FROM generate_series('2025-06-16'::timestamp, '2025-06-20', '1 day') AS day`,
  'a day of cashback that nobody measures so': () => `
    INSERT INTO cashback_day SELECT member_id, 'both', day, rank, turnover_bp, loss_bp, cap_satang, loss_most_bp, staked_satang, start_satang, deposit_satang,
      withdrawal_satang, end_satang, bonus_satang, corrected_satang, rebate_satang, adjusted_satang, carried_satang, due_satang, carry_satang, closed_at, until
    FROM cashback_day WHERE basis = 'loss' LIMIT 1`,
  'a day of cashback for stakes that there were not': () => `
    INSERT INTO cashback_day SELECT ${theirs()}, 'turnover', '2025-06-15', 'bronze', 15, 500, 100000, 20, 1000000000, 0, 10000, 0, 10000, 0, 0,
      1500000, 0, 0, 1500000, 0, closed_at, until FROM cashback_day LIMIT 1`,
  'a day of cashback for a deposit that there was not': () => `
    INSERT INTO cashback_day SELECT ${theirs()}, 'loss', '2025-06-15', 'bronze', 15, 500, 100000, 20, 0, 0, 99000000, 0, 10000, 0, 0,
      0, 0, 0, 0, 0, closed_at, until FROM cashback_day LIMIT 1`,

  // Wheel.
  'a slice of nothing in the wheel of next month': () =>
    `INSERT INTO wheel_prize VALUES (2, 9, 'air', 'x', 'none', 0, 'grey', 900000)`,
  'a slice of money in the wheel of next month': () =>
    `INSERT INTO wheel_prize VALUES (2, 9, 'gift', 'x', 'cash', 10000000, 'red', 1)`,

  'a slice that waits for the next wheel': () =>
    `INSERT INTO wheel_prize VALUES (3, 9, 'gift', 'x', 'cash', 10000000, 'red', 1)`,

  // Polls.
  'a prize that waits for a poll': () => `INSERT INTO poll_prize VALUES (99, 4, 'credit', 100000000)`,
  'a choice that waits for a poll': () => `INSERT INTO poll_choice VALUES (99, 4, 'x', NULL)`,
  'a prize more of a poll': () => `INSERT INTO poll_prize VALUES (7, 4, 'credit', 100000000)`,
  'a choice more of a poll': () => `INSERT INTO poll_choice VALUES (7, 4, 'x', NULL)`,
  'a poll that nobody made': () => `
    INSERT INTO poll (id, agent_id, question, opens_at, closes_at, basis, step_satang, most, counts_from, seed_owner, made_at, opened_at)
    SELECT 99, agent_id, 'x', opens_at, closes_at, 'free', 0, 1, counts_from, seed_owner, made_at, made_at FROM poll WHERE id = 1`,
  'a poll that nobody opened': () => `UPDATE poll SET opened_at = '2025-06-15T20:00:00+07:00' WHERE id = 8`,
  'an answer that nobody sent': () => `
    INSERT INTO poll_answer (id, poll_id, ticket, member_id, choice_id, idempotency_key, mark, link, at)
    SELECT gen_random_uuid(), poll_id, 3, member_id, choice_id, 'forged', mark, link, at FROM poll_answer WHERE ticket = 2`,
  'a winner before the draw': () => `
    INSERT INTO poll_winner (id, poll_id, place, ticket, member_id, kind, amount, given, at)
    SELECT gen_random_uuid(), poll_id, 1, ticket, member_id, 'point', 8, false, at FROM poll_answer WHERE ticket = 2`,

  'answers that an open poll is said to hold': () => `UPDATE poll SET head = 'x' WHERE id = 7`,
  'a poll that is said to be closed tomorrow, and takes no answer now': () => `
    UPDATE poll SET closed_at = closes_at + interval '1 day', tickets = (SELECT count(*) FROM poll_answer WHERE poll_id = poll.id),
      head = (SELECT link FROM poll_answer WHERE poll_id = poll.id ORDER BY ticket DESC LIMIT 1) WHERE id = 7`,
  'a seed that was drawn from before its poll was': () => `UPDATE poll_seed SET next_nonce = 1`,

  // Shop.
  'an address of no order': () => `
    INSERT INTO shop_address SELECT gen_random_uuid(), member_id, name, mobile, line, subdistrict, district, province, postcode FROM shop_address LIMIT 1`,
  'a parcel of another number': () => `UPDATE shop_order SET tracking = 'EF999999999TH' WHERE state = 'sent'`,
  'a parcel by another carrier': () => `UPDATE shop_order SET carrier = 'other' WHERE state = 'sent'`,
  'an address of who waits for a thing is erased': () =>
    `DELETE FROM shop_address WHERE member_id = ${id(() => friend)}`,
  'an address of what was sent is erased too early': () =>
    `DELETE FROM shop_address WHERE order_id IN (SELECT id FROM shop_order WHERE state = 'sent')`,
  'a reward of which nobody may have one': () => `UPDATE shop_reward SET stock = 0 WHERE id = 'cup'`,

  'things that came with the first ones': () => `
    WITH came AS (INSERT INTO shop_stock SELECT gen_random_uuid(), 'cup', 50, at, NULL FROM shop_stock WHERE made_by IS NULL LIMIT 1)
    UPDATE shop_reward SET stock = stock + 50 WHERE id = 'cup'`,
  'things that an act brought once, twice': () => `
    WITH came AS (INSERT INTO shop_stock SELECT gen_random_uuid(), reward_id, change, at, made_by FROM shop_stock WHERE made_by IS NOT NULL RETURNING *)
    UPDATE shop_reward SET stock = stock + change FROM came WHERE shop_reward.id = reward_id`,
  'a reward among the first ones': () => `
    WITH own AS (INSERT INTO shop_reward SELECT 'gift', category, art, 99, 'open', 1, NULL FROM shop_reward WHERE id = 'cup')
    INSERT INTO shop_terms (reward_id, version, kind, title, detail, points, amount, made_at)
    SELECT 'gift', 1, 'credit', 'x', 'x', 1, 5, made_at FROM shop_terms WHERE made_by IS NULL LIMIT 1`,

  // What is granted.
  'free spins of nobody, in lots and moves alike': () => `
    WITH act AS (
      INSERT INTO entitlement_act (id, scope, key, request_hash, verb, member_id, kind, amount, reference, at)
      VALUES (gen_random_uuid(), 'forged', 'x', '', 'grant', ${theirs()}, 'wheel.spin', 9, 'x', '2025-06-15T19:00:00+07:00') RETURNING *
    ), lot AS (
      INSERT INTO entitlement_lot (id, agent_id, member_id, kind, amount, reference, granted_at, fingerprint, free, seq)
      SELECT gen_random_uuid(), 31, member_id, kind, amount, reference, at, 'x', amount, 1 FROM act RETURNING *
    ) INSERT INTO entitlement_move (act_id, lot_id, seq, target, amount) SELECT act.id, lot.id, 1, 'free', lot.amount FROM act, lot`,

  // Cashback of a day that runs.
  'a day of cashback of a higher rank, before the day is over': () => `
    INSERT INTO cashback_day SELECT ${theirs()}, basis, '2025-06-16', rank, turnover_bp, loss_bp, cap_satang, loss_most_bp, 0, 10000, 0, 0, 10000, 0, 0,
      0, 0, 0, 0, 0, '2025-06-16T12:00:00+07:00', '2025-06-17T00:00:00+07:00' FROM cashback_day WHERE basis = 'turnover' LIMIT 1`,

  // Invitations.
  'an invitation long after the registration': () => `
    INSERT INTO affiliate_referral (id, agent_id, member_id, referrer_id, same_address, at)
    SELECT gen_random_uuid(), agent_id, id, ${mine()}, false, created_at FROM member WHERE id = ${theirs()}`,
  'an invitation of who came without a code, with an id of that time': () => `
    INSERT INTO affiliate_referral (id, agent_id, member_id, referrer_id, same_address, at)
    SELECT overlay(gen_random_uuid()::text PLACING left(id::text, 14) FROM 1)::uuid, agent_id, id, ${mine()}, false, created_at
    FROM member WHERE id = ${theirs()}`,
  'a stake of a month in the table of an inviter': () =>
    `UPDATE affiliate_day SET stake_satang = stake_satang * 2`,

  // Deposits that wait.
  'a code that is let go before its time': () =>
    `UPDATE coupon_hold SET released_at = at + interval '1 minute'`,
  'a code that is said to be let go tomorrow, and is free now': () =>
    `UPDATE coupon_hold SET released_at = at + interval '1 day'`,
  'a promotion that is chosen with no deposit': () => `
    INSERT INTO promotion_choice (deposit_ref, member_id, agent_id, offer_id, offer_version, at)
    SELECT 'FORGED', member_id, agent_id, offer_id, offer_version, at FROM promotion_choice`,
  'a promotion that was chosen before its deposit was made': () => `
    INSERT INTO promotion_choice (deposit_ref, member_id, agent_id, offer_id, offer_version, at)
    SELECT deposit.ref, deposit.member_id, deposit.agent_id, offer_id, offer_version, deposit.created_at - interval '1 hour'
    FROM promotion_choice, deposit WHERE deposit.ref <> deposit_ref LIMIT 1`,
  'a code that is held for no deposit': () => `
    INSERT INTO coupon_hold SELECT 'FORGED', agent_id, member_id, batch_id, code_hash, at, held_until FROM coupon_hold`,
  'a code that is said to be gone with a deposit that never came': () =>
    `UPDATE coupon_hold SET outcome = 'gone', ended_at = '2025-06-15T19:05:00+07:00'`,
  'a promotion that is said to be over with a deposit that never came': () =>
    `UPDATE promotion_choice SET outcome = 'over', ended_at = '2025-06-15T19:05:00+07:00'`,
  'a promotion that is said to be over, when money came with an earlier deposit': () => `
    UPDATE promotion_choice SET outcome = 'over', ended_at = (SELECT max(ended_at) FROM deposit WHERE status = 'paid' AND member_id = promotion_choice.member_id)`,
  'a code that is said to be gone, when money came with an earlier deposit': () => `
    UPDATE coupon_hold SET outcome = 'gone', ended_at = (SELECT max(ended_at) FROM deposit WHERE status = 'paid' AND member_id = coupon_hold.member_id)`,
  'a code that is held for a year': () => `
    INSERT INTO coupon_hold SELECT 'FORGED', agent_id, member_id, batch_id, code_hash, at, at + interval '1 year' FROM coupon_hold`,
};

/** What the database says when it lets a statement change nothing. */
const refused = /never changed|only goes on|violates (check|unique) constraint/;

test.each(Object.entries(forgeries))('%s: refused by the database, or found by the audit', async (_, sql) => {
  const said = await world.db.script(sql()).then(
    () => 'nothing',
    (error: unknown) => String(error),
  );
  if (said === 'nothing') expect(await findFirstFinding(world)).toBeDefined();
  else expect(said).toMatch(refused);
});
