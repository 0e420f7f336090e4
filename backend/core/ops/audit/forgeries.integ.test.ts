import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { roundIdOf } from '#backend/areas/games/messages/game-ids.ts';
import { areas } from '#backend/areas.ts';
import { actHash } from '#backend/core/evidence/write-act.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type BusyBooks, fillBooks, OPEN, VOIDED } from '#backend/testing/busy-books.ts';
import { type PlayedGame, playGame } from '#backend/testing/games/play-game.ts';
import { ROUND } from '#backend/testing/lotto/lotto.ts';
import { payIn } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';
import { auditBooks, auditChecks } from './audit.ts';

const world = await openWorld();
const checks = await auditChecks(areas);
let books: BusyBooks;
let game: PlayedGame;

beforeAll(async () => {
  books = await fillBooks(world);
  await askToPlay();
  game = await playGame(world, books.other.memberId);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.db.script('BEGIN'));
afterEach(() => world.db.script('ROLLBACK'));

/** Two deposits while each is to be played once. */
async function askToPlay(): Promise<void> {
  const { services, clock } = world;
  const options = { percent: '100' };
  await runOps(services, { command: 'withdraw turnover', options, who: 'nok', why: 'house rule', yes: true });
  clock.set(new Date(clock.now().getTime() + 120_000).toISOString());
  for (const satang of [20_000n, 30_000n]) await payIn(services, books.other.memberId, satang);
}

/** A forger with the database in hand takes the guards of the schema away first. */
const WITHOUT_GUARDS = `
  SET LOCAL session_replication_role = replica;
  ALTER TABLE posting DROP CONSTRAINT posting_positive, DROP CONSTRAINT posting_two_sides;
  ALTER TABLE adjustment DROP CONSTRAINT adjustment_two_people, DROP CONSTRAINT adjustment_ended;
  ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_floor;
  ALTER TABLE deposit DROP CONSTRAINT deposit_paid_by, DROP CONSTRAINT deposit_positive;
  ALTER TABLE payment_event DROP CONSTRAINT payment_event_resolution;
  ALTER TABLE turnover_goal DROP CONSTRAINT turnover_goal_sums;
  ALTER TABLE withdrawal DROP CONSTRAINT withdrawal_state, DROP CONSTRAINT withdrawal_positive;
  DROP INDEX withdrawal_one_open;`;

/** Columns of an act under their own names. */
const columns = {
  no: 'no',
  id: 'id',
  at: 'at',
  who: 'who',
  why: 'why',
  command: 'command',
  asked: 'asked',
};
const uuid = () => world.services.random.uuid();
const account = (kind: string, of?: string) =>
  of
    ? `(SELECT id FROM ledger_account WHERE member_id = '${of}' AND kind = '${kind}')`
    : `(SELECT id FROM ledger_account WHERE kind = '${kind}')`;
const mine = () => account('main', books.member.memberId);
const theirs = () => account('main', books.other.memberId);

interface Forged {
  readonly kind: string;
  readonly scope: string;
  readonly reference: string;
  readonly key?: string;
  readonly satang?: number;
}

/** Money into the member's wallet with transfer, posting, sequence and balances all in order. */
function give(
  from: string,
  { kind, scope, reference, key = reference, satang = 100_000_000 }: Forged,
): string {
  const id = uuid();
  return `
    INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at) VALUES ('${id}', '${scope}', '${key}', '', '${kind}', '${reference}', now());
    UPDATE ledger_account SET balance = balance + ${satang}, seq = seq + 1 WHERE id = ${mine()};
    INSERT INTO posting (transfer_id, position, from_account, to_account, satang, to_seq, to_balance)
      SELECT '${id}', 0, ${from}, id, ${satang}, seq, balance FROM ledger_account WHERE id = ${mine()};`;
}

/** A promotion that was taken for this deposit, and nothing else of it. */
function claimed(deposit: string, offer = 'daily', id = uuid()): string {
  return `
    INSERT INTO promotion_claim (id, member_id, agent_id, offer_id, offer_version, title, period, deposit_ref, deposit_satang, bonus_satang,
      cost_satang, idempotency_key, at)
    VALUES ('${id}', '${books.member.memberId}', 31, '${offer}', 1, 'x', '2025-06-15', '${deposit}', 10000, 1000, 100, 'forged', now());`;
}

/** A batch of coupons that no act has made. */
const batch = () => `
    INSERT INTO coupon_batch (id, agent_id, title, kind, prize_kind, prize_amount, starts_at, ends_at, stake_satang, stake_days, made_at, made_by)
    VALUES ('forged', 31, 'x', 'shared', 'credit', 100, '2025-06-01T00:00:00Z', '2025-06-30T00:00:00Z', 100000, 7, now(), '${uuid()}');`;
/** A closed day of cashback without a stake, as it says of itself otherwise. */
function closedDay(says: Readonly<Record<string, string | number>>): string {
  const own = {
    ...{
      member_id: `'${books.member.memberId}'`,
      basis: `'turnover'`,
      day: `'2001-01-01'`,
      rank: `'bronze'`,
    },
    ...{ turnover_bp: 15, loss_bp: 500, cap_satang: 100_000, loss_most_bp: 20, staked_satang: 0 },
    ...{ start_satang: 0, deposit_satang: 0, withdrawal_satang: 0, end_satang: 0, bonus_satang: 0 },
    ...{ corrected_satang: 0, rebate_satang: 0, adjusted_satang: 0, carried_satang: 0, due_satang: 0 },
    ...{ carry_satang: 0, closed_at: `'2001-01-02'`, until: `'2001-01-03'`, ...says },
  };
  const rates = `INSERT INTO cashback_rate VALUES ('2000-01-01', 1, 'bronze', 15, 500, 100000, 20, now());`;
  return `${rates} INSERT INTO cashback_day (${Object.keys(own).join()}) VALUES (${Object.values(own).join()});`;
}

/** Commission on a wager that there is not. */
const entry = () => `
    INSERT INTO affiliate_entry (area, reference, version, referrer_id, level, member_id, reason, stake_satang, satang, at)
    VALUES ('games', 'forged', 2, '${books.member.memberId}', 1, '${uuid()}', 'settled', 10000, 20, now());`;

/** The act of a grant of points, and nothing else of it. */
function granted(key: string): string {
  return `
    INSERT INTO entitlement_act (id, scope, key, request_hash, verb, member_id, kind, amount, reference, at)
    VALUES ('${uuid()}', 'points.give', '${key}', '', 'grant', '${books.member.memberId}', 'wallet.point', 5, 'forged', now());`;
}

/** A spin that was drawn from nothing, and nothing else of it. */
function spun(prizeType: string, paid: string, version = 1): string {
  return `
    INSERT INTO wheel_spin (id, member_id, token, paid, points, version, seed_id, nonce, ticket, prize_id, prize_type, amount, at)
    VALUES ('${uuid()}', '${books.member.memberId}', 'forged', '${paid}', ${paid === 'free' ? 0 : 100}, ${version}, '${uuid()}', 0, 0,
      'none', '${prizeType}', ${prizeType === 'none' ? 0 : 500}, now());`;
}

/** A shoe of the first room with more hits than it had. */
const recordedShoe = (day: string, no: number) => `
  INSERT INTO sooth_shoe (room_id, day, no, seed, outcomes, shoes, totals, recorded_at)
  VALUES (1, '${day}', ${no}, 'x', 'BBBBB', 1, '{"streak":{"said":9,"hits":9,"banker":1},"chop":{"said":0,"hits":0,"banker":0},"derived":{"said":0,"hits":0,"banker":0}}', now());`;

/** An answer to the first poll that was not given as it says. */
const answeredPoll = (ticket: number, choice: number) => `
  INSERT INTO poll_answer (id, poll_id, ticket, member_id, choice_id, idempotency_key, mark, link, at)
  VALUES ('${uuid()}', 1, ${ticket}, '${books.member.memberId}', ${choice}, 'forged', 'x', 'x', now());`;

/** A place of the first poll that says that its prize was given. */
const wonPoll = (kind: string) => `
  INSERT INTO poll_winner (id, poll_id, place, ticket, member_id, kind, amount, given, at)
  VALUES ('${uuid()}', 1, 1, 1, '${books.member.memberId}', '${kind}', 500, true, now());`;

/** A complaint in a state, and nothing else of it. */
function complained(state: string, id = uuid()): string {
  return `INSERT INTO complaint (id, agent_id, member_id, number, subject, text, idempotency_key, at, due_at, state)
    VALUES ('${id}', 31, '${books.member.memberId}', 'R-25680615-FORGE', 'other', 'a forged text', '${uuid()}', now(), now() + interval '7 days', '${state}');`;
}

/** An order of the shop, and nothing else of it; what is said of a cup is as its terms say it. */
function ordered(says: Readonly<Record<string, string | number>> = {}): string {
  const own = {
    ...{ id: `'${uuid()}'`, agent_id: 31, member_id: `'${books.member.memberId}'`, reward_id: `'cup'` },
    ...{ version: 1, kind: `'goods'`, amount: 12_000, points: 2_400, idempotency_key: `'${uuid()}'` },
    ...{ at: 'now()', state: `'new'`, ...says },
  };
  return `INSERT INTO shop_order (${Object.keys(own).join()}) VALUES (${Object.values(own).join()});`;
}

interface Charged {
  readonly satang: number;
  readonly key?: string;
  readonly at?: string;
  readonly requestHash?: string;
}

/** A charge for a bill out of the member's wallet, with transfer, posting, sequence and balances all in order. */
function charge(bill: string, { satang, key = bill, at = 'now()', requestHash = '' }: Charged): string {
  const id = uuid();
  return `
    INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
      VALUES ('${id}', 'lotto.bill:${books.member.memberId}', '${key}', '${requestHash}', 'lotto_bill', '${bill}', ${at});
    UPDATE ledger_account SET balance = balance - ${satang}, seq = seq + 1 WHERE id = ${mine()};
    INSERT INTO posting (transfer_id, position, from_account, to_account, satang, from_seq, from_balance)
      SELECT '${id}', 0, id, ${account('house.lotto')}, ${satang}, seq, balance FROM ledger_account WHERE id = ${mine()};`;
}

/** Money between two accounts of the house, in order. */
function shift(from: string, to: string, { kind, scope, reference, satang = 100 }: Forged): string {
  const id = uuid();
  return `
    INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at) VALUES ('${id}', '${scope}', '${reference}', '', '${kind}', '${reference}', now());
    INSERT INTO posting (transfer_id, position, from_account, to_account, satang) VALUES ('${id}', 0, ${account(from)}, ${account(to)}, ${satang});`;
}

/** A settled line is paid 50,000 baht more, in line, bill, transfer, posting and wallet alike. */
const overpaid = () => `
  UPDATE bill_line SET payout_satang = payout_satang + 5000000 WHERE bill_id = '${books.bills.won}' AND status = 'win';
  UPDATE bill SET payout_satang = payout_satang + 5000000 WHERE id = '${books.bills.won}';
  ${raise(`(SELECT id FROM transfer WHERE kind = 'lotto_payout' AND reference = '${books.bills.won}')`, 5_000_000)}`;

/** Raises a posting into the member's wallet and everything that follows it there. */
const raise = (transfer: string, satang: number) => `
  UPDATE posting SET satang = satang + ${satang} WHERE transfer_id = ${transfer};
  UPDATE posting SET to_balance = to_balance + ${satang} WHERE to_account = ${mine()}
    AND to_seq >= (SELECT to_seq FROM posting WHERE transfer_id = ${transfer});
  UPDATE posting SET from_balance = from_balance + ${satang} WHERE from_account = ${mine()}
    AND from_seq >= (SELECT to_seq FROM posting WHERE transfer_id = ${transfer});
  UPDATE ledger_account SET balance = balance + ${satang} WHERE id = ${mine()};`;

/** A lost bill is made a won one: line, bill, money. */
const madeWinner = () => `
  UPDATE bill_line SET status = 'win', payout_satang = 180000 WHERE bill_id = '${books.bills.lost}';
  UPDATE bill SET status = 'won', payout_satang = 180000 WHERE id = '${books.bills.lost}';
  ${give(account('house.lotto'), { kind: 'lotto_payout', scope: 'lotto.payout', reference: books.bills.lost, satang: 180_000 })}`;

const paidDeposit = (ref: string, by: string) => `
  INSERT INTO deposit (ref, member_id, agent_id, channel_id, sub_channel_id, idempotency_key, satang, payload, status, created_at, expires_at, ended_at, ${by})
    SELECT '${ref}', '${books.member.memberId}', 31, 1, 1, '${ref}', 100000000, '', 'paid', now(), now(), now(),`;
const depositMoney = (reference: string) =>
  give(account('house.deposit'), { kind: 'deposit', scope: 'payment.deposit', reference });
/** An act in its place at the end of the log. */
const opsAct = (id: string, command: string, facts: string) => `
  INSERT INTO ops_log (id, no, at, who, why, command, asked, hash, facts)
    SELECT '${id}', no + 1, now(), 'x', '', '${command}', '{}', '', '${facts}'::jsonb || '{"outcome":"begun"}' FROM ops_log_end;
  UPDATE ops_log SET hash = ${actHash({ ...columns, before: '(SELECT hash FROM ops_log_end)' })} WHERE id = '${id}';
  UPDATE ops_log_end SET no = ops_log.no, hash = ops_log.hash FROM ops_log WHERE id = '${id}';`;
const sentEvent = (event: string, ref: string, outcome: string, satang: number, amount: number) =>
  `INSERT INTO payment_event (event_id, ref, outcome, body, received_at, satang) VALUES ('${event}', '${ref}', '${outcome}',
    '{"event_id":"${event}","type":"payment.paid","ref":"${ref}","amount":${amount}}', now(), ${satang});`;

/** A price of two bottom digits from the end of the month on, by an act that planned another. */
const planned = (rate: string) => `
    INSERT INTO kind_rate (kind, type, position, rate_hundredths, discount_bp, min_satang, max_satang, max_per_number_satang, enabled, since,
        pack_rate_hundredths, pack_discount_bp, version, act_id)
      SELECT kind, type, position, ${rate}, discount_bp, min_satang, max_satang, max_per_number_satang, enabled,
      '2025-07-31T17:00:00Z', pack_rate_hundredths, pack_discount_bp, 1, (SELECT id FROM ops_log LIMIT 1)
    FROM kind_rate WHERE kind = 'glo' AND type = 'bottom_2';`;

/** A second bill with the lines and the win of the first, with its sales but without money. */
const copied = (id: string, createdAt: string) => `
    INSERT INTO bill (member_id, id, agent_id, round_id, status, idempotency_key, line_count, face_satang, charged_satang, payout_satang, created_at, ended_at, result_version)
      SELECT member_id, '${id}', agent_id, round_id, status, '${id}', line_count, face_satang, charged_satang, payout_satang, ${createdAt}, ended_at, result_version
      FROM bill WHERE id = '${books.bills.won}';
    INSERT INTO bill_line SELECT member_id, '${id}', position, type, number, face_satang, charged_satang, rate_hundredths, payout_satang, status
      FROM bill_line WHERE bill_id = '${books.bills.won}';
    UPDATE exposure SET sold_satang = sold_satang + face_satang FROM bill_line line WHERE exposure.round_id = '${ROUND}'
      AND line.bill_id = '${id}' AND line.type = exposure.type
      AND exposure.number = CASE line.type WHEN 'tod_3' THEN '123' ELSE line.number END;`;

const payoutOf = (reference: string, satang: number) =>
  give(account('house.lotto'), { kind: 'lotto_payout', scope: 'lotto.payout', reference, satang });

/** A winning bill placed as if it had been there before the draw. */
const backdated = (createdAt: string) => {
  const id = uuid();
  return `${copied(id, createdAt)} ${payoutOf(id, 90_000)}`;
};

/** A winning bill of after the draw with everything that a bill has, its charge too; only the ledger's instant is the real one. */
const invented = (chargedAt: string, requestHash: string) => {
  const id = uuid();
  const accepted = `(SELECT created_at FROM bill WHERE id = '${books.bills.won}')`;
  return `
    ${copied(id, accepted)}
    ${charge(id, { satang: 1_500, at: chargedAt, requestHash })}
    ${payoutOf(id, 90_000)}
    UPDATE transfer SET at = ended_at FROM bill WHERE bill.id = '${id}' AND reference = '${id}' AND kind = 'lotto_payout';`;
};

/** By name: the check that must find it, and what the forger runs. */
const forgeries: Record<string, readonly [check: string, forge: () => string]> = {
  // The two that were not found.
  'a million baht from the adjustment account': [
    'movement',
    () => give(account('house.adjustment'), { kind: 'adjustment', scope: 'adjustment', reference: 'gift' }),
  ],
  'a winning line paid 50,000 baht more, consistently': ['line_outcome', overpaid],

  'a statement that shows more after a movement than the wallet held': [
    'entry',
    () => `UPDATE ledger_entry SET balance = balance + 1 WHERE account_id = ${mine()} AND seq = 2`,
  ],
  'a statement that leaves a movement out': [
    'entry',
    () => `DELETE FROM ledger_entry WHERE account_id = ${mine()} AND seq = 1`,
  ],

  // transfer, posting, ledger_account
  'money without a posting rule, under a known kind': [
    'movement',
    () =>
      give(account('house.withdrawal'), {
        kind: 'deposit',
        scope: 'payment.deposit',
        reference: books.deposits.paid,
        key: 'again',
      }),
  ],
  'a payout under a scope of its own': [
    'movement',
    () => give(account('house.lotto'), { kind: 'lotto_payout', scope: 'mine', reference: books.bills.won }),
  ],
  'money from the wallet of another member': [
    'movement',
    () => `
    UPDATE ledger_account SET balance = balance - 100, seq = seq + 1 WHERE id = ${theirs()};
    ${give(theirs(), { kind: 'gift', scope: 'gift', reference: 'gift', satang: 100 })}
    UPDATE posting SET from_seq = seq, from_balance = balance FROM ledger_account WHERE from_account = ${theirs()} AND to_account = ${mine()} AND ledger_account.id = from_account;`,
  ],
  'a posting of nothing': [
    'posting_amount',
    () => `INSERT INTO posting (transfer_id, position, from_account, to_account, satang)
    SELECT id, 9, ${account('house.adjustment')}, ${account('house.withdrawal')}, 0 FROM transfer LIMIT 1;`,
  ],
  'a posting from an account that does not exist': [
    'posting_orphan',
    () =>
      give(`'${uuid()}'::uuid`, {
        kind: 'deposit',
        scope: 'payment.deposit',
        reference: books.deposits.open,
      }),
  ],
  'a posting whose house side has a balance': [
    'posting_sides',
    () => `UPDATE posting SET from_seq = 7 WHERE from_account = ${account('house.deposit')};`,
  ],
  'a transfer that moved nothing': [
    'transfer_postings',
    () =>
      `INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at) VALUES ('${uuid()}', 'x', 'x', '', 'deposit', 'x', now());`,
  ],
  'a second posting in a transfer': [
    'transfer_postings',
    () => `INSERT INTO posting (transfer_id, position, from_account, to_account, satang)
    SELECT transfer_id, 1, from_account, ${account('house.adjustment')}, 1 FROM posting WHERE from_seq IS NULL LIMIT 1;`,
  ],
  'a balance that was typed in': [
    'cached_balance',
    () => `UPDATE ledger_account SET balance = balance + 100000000 WHERE id = ${mine()};`,
  ],
  'a posting that was taken out of a wallet': [
    'sequence',
    () => `DELETE FROM posting WHERE to_account = ${mine()} AND to_seq = 2;`,
  ],
  'a hole in the sequence of a wallet': [
    'sequence',
    () => `UPDATE posting SET to_seq = to_seq + 100 WHERE to_account = ${mine()} AND to_seq > 3;`,
  ],
  'a running balance that jumps': [
    'running_balance',
    () => `UPDATE posting SET to_balance = to_balance + 5 WHERE to_account = ${mine()} AND to_seq = 3;`,
  ],
  'a wallet that says that it moved earlier than it did': [
    'stated_at',
    () => `UPDATE ledger_account SET stated_at = stated_at - interval '1 day' WHERE id = ${mine()};`,
  ],
  'a wallet below its floor': [
    'below_floor',
    () => `UPDATE ledger_account SET floor = balance + 1 WHERE id = ${mine()};`,
  ],
  'a wallet that may be overdrawn': [
    'account_form',
    () => `UPDATE ledger_account SET floor = -100000000 WHERE id = ${mine()};`,
  ],
  'a debt that may not grow': [
    'account_form',
    () => `INSERT INTO ledger_account (id, agent_id, member_id, kind, name, balance)
      VALUES ('${uuid()}', 31, '${books.other.memberId}', 'debt', 'x', 0);`,
  ],
  'a wallet of money that counts points': [
    'unit_sum',
    () => `UPDATE ledger_account SET unit = 'point', wallet_type_id = NULL WHERE id = ${mine()};`,
  ],
  'a wallet of a unit that nobody declares': [
    'account_form',
    () => `UPDATE ledger_account SET unit = 'point', wallet_type_id = NULL WHERE id = ${mine()};`,
  ],
  'money that says that it was points': [
    'movement',
    () => `UPDATE transfer SET unit = 'point' WHERE kind = 'deposit';`,
  ],
  'an account of nobody': [
    'account_form',
    () =>
      `INSERT INTO ledger_account (id, agent_id, member_id, kind, name, balance) VALUES ('${uuid()}', 31, '${uuid()}', 'main', 'x', 0);`,
  ],

  // member, session
  'a member without accounts': [
    'member_accounts',
    () => `INSERT INTO member SELECT '${uuid()}', agent_id, '0999999999', password_hash, first_name, last_name, birth_date, bank_code, '9999999999',
    sub_bank_code, sub_bank_account_no, referred_by, status, created_at FROM member LIMIT 1;`,
  ],
  'a member who was deleted': [
    'account_form',
    () => `DELETE FROM member WHERE id = '${books.other.memberId}';`,
  ],
  'a consent of nobody': [
    'consent_member',
    () => `INSERT INTO consent (member_id, kind, version, at) VALUES ('${uuid()}', 'terms', '1', now());`,
  ],
  'a member who agreed to nothing': [
    'member_consents',
    () => `DELETE FROM consent WHERE member_id = '${books.other.memberId}' AND kind = 'terms';`,
  ],
  'a session of nobody': [
    'session_member',
    () => `UPDATE session SET member_id = '${uuid()}' WHERE member_id = '${books.other.memberId}';`,
  ],
  'a closed account that goes on': [
    'closed_account',
    () => `UPDATE member SET status = 'closed', closed_at = now() WHERE id = '${books.other.memberId}';`,
  ],
  'a member who is said to be gone, and earns no commission': [
    'closed_account',
    () => `UPDATE member SET closed_at = now() WHERE id = '${books.other.memberId}';`,
  ],
  'a lock of an operator lifted by hand': [
    'member_lock',
    () => opsAct(uuid(), 'member lock', `{"members": ["${books.other.memberId}:locked"]}`),
  ],
  'a second factor of nobody': [
    'second_factor_member',
    () => `INSERT INTO second_factor (member_id, secret, created_at) VALUES ('${uuid()}', '', now());`,
  ],

  // promotions, quests and points
  'a promotion without anything to be played for it': ['promotion_bonus', () => claimed(books.deposits.paid)],
  'a promotion for a deposit that there is not': ['promotion_deposit', () => claimed('FORGEDDEPOSIT002')],
  'a largest stake of no promotion': [
    'promotion_guard',
    () =>
      `UPDATE ledger_account SET guarded_above = 1 WHERE member_id = '${books.member.memberId}' AND kind = 'main';`,
  ],
  'a promotion that was never offered': ['promotion_terms', () => claimed(books.deposits.paid, 'never')],
  'a promotion whose bonus comes for next to nothing': [
    'promotion_goal',
    () => {
      const id = uuid();
      return `${claimed(books.deposits.paid, 'daily', id)}
        INSERT INTO play_goal (id, area, member_id, target_satang, max_stake_satang, weights, at, expires_at)
        VALUES ('${id}', 'promotion', '${books.member.memberId}', 1, 20000, '{"games": 100}', now(), now() + interval '7 days');`;
    },
  ],
  'a promotion that a deposit is said to have begun': [
    'promotion_choice',
    () => `INSERT INTO promotion_choice (deposit_ref, member_id, agent_id, offer_id, offer_version, at, outcome, ended_at)
      VALUES ('FORGEDDEPOSIT003', '${books.member.memberId}', 31, 'daily', 1, now(), 'taken', now());`,
  ],
  'a promotion that was chosen with no deposit': [
    'promotion_choice_deposit',
    () => `INSERT INTO promotion_choice (deposit_ref, member_id, agent_id, offer_id, offer_version, at)
      VALUES ('FORGEDDEPOSIT006', '${books.member.memberId}', 31, 'daily', 1, now());`,
  ],
  'a promotion that is said to be refused with a deposit that never came': [
    'promotion_choice_end',
    () => `INSERT INTO promotion_choice (deposit_ref, member_id, agent_id, offer_id, offer_version, at, outcome, ended_at)
      VALUES ('FORGEDDEPOSIT005', '${books.member.memberId}', 31, 'daily', 1, now(), 'over', now());`,
  ],
  'a bonus of no promotion': [
    'promotion_transfer',
    () =>
      give(account('house.promotion'), { kind: 'promotion_bonus', scope: 'promotion', reference: uuid() }),
  ],
  'a promise that stands in no wallet': [
    'goal_bonus',
    () => {
      const id = uuid();
      return `${claimed(books.deposits.paid, 'daily', id)}
        INSERT INTO play_goal (id, area, member_id, target_satang, max_stake_satang, weights, at, expires_at)
        VALUES ('${id}', 'promotion', '${books.member.memberId}', 100, 100, '{}', now(), now() + interval '1 day');`;
    },
  ],
  ...Object.fromEntries(
    (['promotion', 'coupon', 'shop'] as const).map((area): [string, readonly [string, () => string]] => [
      `a promise of another bonus than ${area} has`,
      [
        `${area}_promise`,
        () =>
          give(account(`house.${area}`), {
            ...{ kind: `${area}_promise`, scope: `${area}.promise`, reference: uuid() },
          }),
      ],
    ]),
  ),
  ...Object.fromEntries(
    (['promotion', 'coupon', 'shop'] as const).map((area): [string, readonly [string, () => string]] => [
      `a goal of no ${area}`,
      [
        `${area}_goal_of`,
        () => `INSERT INTO play_goal (id, area, member_id, target_satang, max_stake_satang, weights, at, expires_at, ended_at, ended_as)
          VALUES ('${uuid()}', '${area}', '${books.member.memberId}', 1, 1, '{}', now(), now() + interval '1 day', now(), 'done');`,
      ],
    ]),
  ),
  'a bonus wallet that nothing was promised for': [
    'bonus_wallet',
    () => `INSERT INTO ledger_account (id, agent_id, member_id, kind, name, balance)
      VALUES ('${uuid()}', 31, '${books.member.memberId}', 'wallet.bonus', 'x', 5);`,
  ],
  'a part of a bonus that no withdrawal took': [
    'promotion_trim',
    () => `INSERT INTO promotion_trim (withdrawal_ref, claim_id, member_id, agent_id, satang, at)
      VALUES ('${books.withdrawals.open}', '${uuid()}', '${books.member.memberId}', 31, 10000, now());`,
  ],
  'a bonus that comes back with no withdrawal': [
    'promotion_trim_transfer',
    () =>
      give(account('house.promotion'), {
        ...{ kind: 'promotion_trim_back', scope: 'promotion.trim_back', reference: 'FORGEDOUT0000001' },
      }),
  ],
  'a withdrawal that says a bonus went with it': [
    'withdrawal_trim',
    () => `UPDATE withdrawal SET trimmed_satang = 10000 WHERE ref = '${books.withdrawals.open}';`,
  ],
  'points in a wallet alone': [
    'point_balance',
    () => `INSERT INTO ledger_account (id, agent_id, member_id, kind, name, balance)
      VALUES ('${uuid()}', 31, '${books.member.memberId}', 'wallet.point', 'x', 5);`,
  ],
  'points in lots alone': ['point_lots', () => granted('forged')],
  'points that are given for nothing': ['entitlement_way', () => granted('forged:1')],
  'points that an operator did not give': ['point_grant', () => granted('quests.operator:forged')],
  'a quest whose prize was not given': [
    'quest_prize',
    () => `INSERT INTO quest_redemption (member_id, quest_id, period, prize_kind, prize_amount, at)
      VALUES ('${books.member.memberId}', 'stake-day', '2025-06-15', 'point', 10, now());`,
  ],
  'a condition of no quest': [
    'quest_whole',
    () =>
      `INSERT INTO quest_condition (quest_id, place, fact, area, least) VALUES ('forged', 0, 'deposits', NULL, 1);`,
  ],
  'a prize that is more than its quest brings': [
    'quest_terms',
    () => `INSERT INTO quest_redemption (member_id, quest_id, period, prize_kind, prize_amount, at)
      VALUES ('${books.member.memberId}', 'stake-day', '2025-06-15', 'point', 1000, '2025-06-15T12:00:00Z');`,
  ],
  'money of no quest': [
    'quest_prize',
    () => give(account('house.quest'), { kind: 'quest_credit', scope: 'quests.redeem', reference: uuid() }),
  ],
  'a check-in that is not the next of its month': [
    'check_in_number',
    () => `INSERT INTO check_in (member_id, day, month, number, points, at)
      VALUES ('${books.member.memberId}', '2025-06-15', '2025-06-01', 2, 5, '2025-06-15T12:00:00+07:00');`,
  ],

  // coupons
  'a coupon whose money was not given': [
    'coupon_prize',
    () => `INSERT INTO coupon_redemption (id, agent_id, member_id, batch_id, code_hash, prize_kind, prize_amount, idempotency_key, at)
      VALUES ('${uuid()}', 31, '${books.member.memberId}', 'forged', 'forged', 'credit', 100, 'forged', now());`,
  ],
  'money of no coupon': [
    'coupon_prize',
    () => give(account('house.coupon'), { kind: 'coupon_credit', scope: 'coupon.redeem', reference: uuid() }),
  ],
  'a bonus of a coupon without anything to be played for it': [
    'coupon_bonus',
    () => `INSERT INTO coupon_redemption (id, agent_id, member_id, batch_id, code_hash, prize_kind, prize_amount, idempotency_key, at)
      VALUES ('${uuid()}', 31, '${books.member.memberId}', 'forged', 'forged', 'bonus', 100, 'forged', now());`,
  ],
  'the money of a bonus of no coupon': [
    'coupon_bonus',
    () => give(account('house.coupon'), { kind: 'coupon_bonus', scope: 'coupon.bonus', reference: uuid() }),
  ],
  'a coupon that was used without a member': [
    'coupon_use',
    () =>
      `${batch()} INSERT INTO coupon (code_hash, batch_id, tail, uses, used) VALUES ('forged', 'forged', 'RGED', 5, 1);`,
  ],
  'a coupon that was used after its end': [
    'coupon_terms',
    () => `${batch()} INSERT INTO coupon (code_hash, batch_id, tail, uses, used) VALUES ('forged', 'forged', 'RGED', 5, 1);
      INSERT INTO coupon_redemption (id, agent_id, member_id, batch_id, code_hash, prize_kind, prize_amount, idempotency_key, at)
      VALUES ('${uuid()}', 31, '${books.member.memberId}', 'forged', 'forged', 'credit', 100, 'forged', '2025-07-01T00:00:00Z');`,
  ],
  'a coupon that is said to be used with a deposit': [
    'coupon_hold',
    () => `INSERT INTO coupon_hold (deposit_ref, agent_id, member_id, batch_id, code_hash, at, held_until, outcome, ended_at)
      VALUES ('FORGEDDEPOSIT004', 31, '${books.member.memberId}', 'forged', 'forged', now(), now() + interval '1 minute', 'used', now());`,
  ],
  'a code that is held for no deposit': [
    'coupon_hold_released',
    () => `INSERT INTO coupon_hold (deposit_ref, agent_id, member_id, batch_id, code_hash, at, held_until)
      VALUES ('FORGEDDEPOSIT006', 31, '${books.member.memberId}', 'forged', 'forged', now(), now() + interval '15 minutes');`,
  ],
  'a code that is let go while its deposit waits': [
    'coupon_hold_released',
    () => `INSERT INTO coupon_hold (deposit_ref, agent_id, member_id, batch_id, code_hash, at, held_until, released_at)
      VALUES ('${books.deposits.open}', 31, '${books.member.memberId}', 'forged', 'forged', now(), now() + interval '15 minutes', now());`,
  ],
  'a code that is held for a day': [
    'coupon_hold_time',
    () => `INSERT INTO coupon_hold (deposit_ref, agent_id, member_id, batch_id, code_hash, at, held_until)
      VALUES ('FORGEDDEPOSIT006', 31, '${books.member.memberId}', 'forged', 'forged', now(), now() + interval '1 day');`,
  ],
  'coupons that no operator made': ['coupon_batch', () => batch()],
  'a code of no batch': [
    'coupon_orphan',
    () =>
      `INSERT INTO coupon (code_hash, batch_id, tail, uses, used) VALUES ('forged', 'nothing', 'RGED', 5, 0);`,
  ],
  // cashback
  'cashback that was claimed and not paid': [
    'cashback_claim',
    () =>
      `${closedDay({})} INSERT INTO cashback_claim VALUES ('${books.member.memberId}', 'turnover', '2001-01-01', 5, now());`,
  ],
  'cashback that was paid and not claimed': [
    'cashback_claim',
    () =>
      give(account('house.cashback'), { kind: 'cashback_loss', scope: 'cashback.loss', reference: 'forged' }),
  ],
  'cashback that is more than its figures say': [
    'cashback_rebate',
    () => closedDay({ staked_satang: 1_000, rebate_satang: 500, due_satang: 500 }),
  ],
  'cashback of a rank that nobody staked for': ['cashback_rank', () => closedDay({ rank: `'gold'` })],
  'cashback of a day that was not over': ['cashback_figures', () => closedDay({ closed_at: `'2001-01-01'` })],
  'cashback by rates that nobody set': ['cashback_rates', () => closedDay({ turnover_bp: 14 })],
  'cashback that is adjusted by nothing': [
    'cashback_adjustment',
    () => closedDay({ adjusted_satang: 50, due_satang: 50 }),
  ],
  'cashback of a balance that there was not': ['cashback_balance', () => closedDay({ start_satang: 1 })],
  'cashback of a stake that there was not': ['cashback_figures', () => closedDay({ staked_satang: 1 })],
  'a day of cashback that is said to be closed before it was over': [
    'cashback_close',
    () => `INSERT INTO cashback_close VALUES ('2025-06-15', '2025-06-15T12:00:00Z');`,
  ],
  // wheel
  'a spin whose prize was not paid': ['wheel_prize', () => spun('cash', 'free')],
  'a prize of no spin': [
    'wheel_prize',
    () =>
      give(account('house.wheel'), {
        kind: 'wheel_prize',
        scope: 'wheel.prize',
        reference: uuid(),
        satang: 500,
      }),
  ],
  'a spin whose points were not given': ['wheel_points', () => spun('point', 'free')],
  'a spin for points that were not taken': ['wheel_points', () => spun('none', 'points')],
  'a free spin that used nothing': ['wheel_spin', () => spun('none', 'free')],
  'a spin that was drawn from nothing': ['wheel_draw', () => spun('none', 'free')],
  'a spin by weights that there are not': ['wheel_in_force', () => spun('none', 'free', 99)],
  'a slice of no wheel': [
    'wheel_prize_whole',
    () => `INSERT INTO wheel_prize VALUES (99, 0, 'gift', 'x', 'cash', 100, 'red', 1);`,
  ],
  'a seed that was shown before another one took its place': [
    'wheel_seed',
    () => `INSERT INTO wheel_seed (id, owner, "commit", seed, client_seed, next_nonce, created_at, shown_at)
      VALUES ('${uuid()}', '${books.member.memberId}', 'x', 'x', 'x', 0, now(), now());`,
  ],
  'two seeds of which both are said to be shown': [
    'wheel_seed',
    () => `INSERT INTO wheel_seed (id, owner, "commit", seed, client_seed, next_nonce, created_at, shown_at)
      VALUES ('${uuid()}', '${books.member.memberId}', 'x', 'x', 'x', 0, '2025-06-01', '2025-06-02'),
        ('${uuid()}', '${books.member.memberId}', 'y', 'y', 'x', 0, '2025-06-02', '2025-06-01');`,
  ],
  'a seed that says that spins were drawn from it': [
    'wheel_nonce',
    () => `INSERT INTO wheel_seed (id, owner, "commit", seed, client_seed, next_nonce, created_at)
      VALUES ('${uuid()}', '${books.member.memberId}', 'x', 'x', 'x', 1, now());`,
  ],
  'a round of the house that was drawn from nothing': [
    'house_draw',
    () => `INSERT INTO house_round (id, session_id, player_id, key, game_id, machine, version, seed_id, nonce, stake_satang, win_satang, events,
        played_at, is_demo, is_free, status)
      VALUES ('${uuid()}', '${uuid()}', '${uuid()}', 'forged', 'lucky-market', 'classic', 'x', '${uuid()}', 0, 100, 500000, '[]', now(), false, false, 'pending');`,
  ],
  'a round of the house that is said to be done, and has no money': [
    'house_done',
    () => `INSERT INTO house_round (id, session_id, player_id, key, game_id, machine, version, seed_id, nonce, stake_satang, win_satang, events,
        played_at, is_demo, is_free, status)
      VALUES ('${uuid()}', '${uuid()}', '${uuid()}', 'forged', 'lucky-market', 'classic', 'x', '${uuid()}', 0, 100, 0, '[]', now(), false, false, 'done');`,
  ],
  'a seed of machines that was shown before another one took its place': [
    'house_seed',
    () => `INSERT INTO house_seed (id, owner, "commit", seed, client_seed, next_nonce, created_at, shown_at)
      VALUES ('${uuid()}', '${books.member.memberId}', 'x', 'x', 'x', 0, now(), now());`,
  ],
  'a seed of machines that says that rounds were drawn from it': [
    'house_nonce',
    () => `INSERT INTO house_seed (id, owner, "commit", seed, client_seed, next_nonce, created_at)
      VALUES ('${uuid()}', '${books.member.memberId}', 'x', 'x', 'x', 1, now());`,
  ],
  'a LINE account that is linked to nobody': [
    'line_link_member',
    () => `INSERT INTO line_link (member_id, sub_hash, at) VALUES ('${uuid()}', 'forged', now());`,
  ],
  'a game of a player that becomes one of play money': [
    'house_play_money',
    () => `INSERT INTO house_session (id, token_hash, game_id, owner, demo_satang, opened_at)
      VALUES ('${uuid()}', 'forged', 'lucky-market', '${uuid()}', 100, now());`,
  ],
  'money for a round of the house that was deleted as one of play money': [
    'house_paid',
    () => {
      const id = uuid();
      const reference = roundIdOf('house', id);
      return give(account('house.games'), {
        kind: 'game_win',
        scope: 'games.win',
        key: `house:${id}#win`,
        reference,
      });
    },
  ],
  'weights that no operator set': [
    'wheel_weights',
    () => `INSERT INTO wheel_weights (version, starts_at, set_at) VALUES (2, now(), now());
      INSERT INTO wheel_prize SELECT 2, place, id, name, type, amount, color, weight FROM wheel_prize WHERE version = 1;`,
  ],
  'weights by which a spin is worth more': [
    'wheel_weights',
    () => `UPDATE wheel_prize SET weight = weight + 1 WHERE version = 1 AND id = 'baht-500';`,
  ],
  'free spins for nothing': [
    'entitlement_way',
    () => `INSERT INTO entitlement_act (id, scope, key, request_hash, verb, member_id, kind, amount, reference, at)
      VALUES ('${uuid()}', 'forged', 'forged', '', 'grant', '${books.member.memberId}', 'wheel.spin', 5, 'forged', now());`,
  ],
  'free rounds that came another way': [
    'entitlement_way',
    () => `INSERT INTO entitlement_act (id, scope, key, request_hash, verb, member_id, kind, amount, reference, at)
      VALUES ('${uuid()}', 'games.free_round', 'forged', '', 'grant', '${books.member.memberId}', 'games.free_round:house:lucky-market:100', 5, 'forged', now());`,
  ],
  'free spins that no operator gave': [
    'wheel_grant',
    () => `INSERT INTO entitlement_act (id, scope, key, request_hash, verb, member_id, kind, amount, reference, at)
      VALUES ('${uuid()}', 'wheel.operator', 'forged', '', 'grant', '${books.member.memberId}', 'wheel.spin', 5, 'forged', now());`,
  ],

  'a seed of no round': [
    'round_whole',
    () => `INSERT INTO round_seed (round_id, seed) VALUES ('pingpong-2099-01-01', 'known');`,
  ],

  // poll
  'a prize of a poll that was not given': ['poll_prize', () => wonPoll('credit')],
  'a choice of no poll': ['poll_whole', () => `INSERT INTO poll_choice VALUES (99, 1, 'x', NULL);`],
  'a prize of no poll': [
    'poll_prize',
    () =>
      give(account('house.poll'), {
        kind: 'poll_prize',
        scope: 'poll.prize',
        reference: uuid(),
        satang: 500,
      }),
  ],
  'points of a poll that were not given': ['poll_prize', () => wonPoll('point')],
  'an answer that no poll could take': ['poll_answer', () => answeredPoll(1, 9)],
  'a ticket that leaves a gap': ['poll_tickets', () => answeredPoll(5, 1)],
  'a ticket that does not hold those before it': ['poll_chain', () => answeredPoll(1, 1)],
  'prizes for what costs nothing': [
    'poll_windows',
    () => `INSERT INTO poll_prize VALUES (1, 1, 'point', 5);`,
  ],
  'a poll that no operator closed': [
    'poll_acts',
    () => `UPDATE poll SET closed_at = now(), closed_by = '${uuid()}', tickets = 0 WHERE id = 1;`,
  ],
  'a poll that the clock closed before its time': [
    'poll_acts',
    () => `UPDATE poll SET closed_at = opens_at, tickets = 0 WHERE id = 1;`,
  ],
  'a seed that was shown before the draw': [
    'poll_seed',
    () => `INSERT INTO poll_seed (id, owner, "commit", seed, client_seed, next_nonce, created_at, shown_at)
      SELECT '${uuid()}', seed_owner, 'x', 'x', 'x', 0, now(), now() FROM poll WHERE id = 1;`,
  ],
  'a prize for who does not hold the ticket': ['poll_winner', () => wonPoll('credit')],
  'an answer for which nothing was staked': [
    'poll_quota',
    () => `UPDATE poll SET basis = 'stake', step_satang = 100000000000 WHERE id = 1; ${answeredPoll(1, 1)}`,
  ],
  'a draw from nothing': [
    'poll_draw',
    () => `INSERT INTO poll (id, agent_id, question, opens_at, closes_at, draws_at, basis, step_satang, most, counts_from, seed_owner, made_at,
        opened_at, closed_at, tickets, drawn_at)
      VALUES (99, 31, 'forged', now(), now() + interval '1 day', now() + interval '2 days', 'stake', 100, 1, now(), '${uuid()}', now(),
        now(), now(), 0, now());`,
  ],

  // sooth
  'a day whose commitment its seed does not make': [
    'sooth_days',
    () => `UPDATE sooth_day SET "commit" = repeat('a', 64) WHERE room_id = 1;`,
  ],
  'a shoe that was never dealt': ['sooth_shoes', () => recordedShoe('2025-06-15', 1)],
  'a shoe that is recorded otherwise than it was dealt': [
    'sooth_shoes',
    () => recordedShoe('2025-06-15', 24),
  ],
  'shoes that are left out of the records': ['sooth_shoes', () => recordedShoe('2025-06-16', 24)],
  'a seed of a day that was shown': ['sooth_seed', () => `UPDATE sooth_seed SET shown_at = now();`],
  'a day of no room': [
    'sooth_whole',
    () => `INSERT INTO sooth_day VALUES (99, '2025-06-15', '${uuid()}', 'x', now());`,
  ],

  // shop
  'an order whose points were not taken': ['shop_points', () => ordered()],
  'points that were taken for no order': [
    'shop_points',
    () => `INSERT INTO entitlement_act (id, scope, key, request_hash, verb, member_id, kind, amount, reference, at)
      VALUES ('${uuid()}', 'points.spend', 'shop.redeem:${uuid()}', '', 'use', '${books.member.memberId}', 'wallet.point', 5, 'shop', now());`,
  ],
  'an order whose money was not given': [
    'shop_prize',
    () =>
      ordered({
        ...{ reward_id: `'credit-5'`, kind: `'credit'`, amount: 500, points: 100 },
        ...{ state: `'delivered'`, ended_at: 'now()' },
      }),
  ],
  'money of no order': [
    'shop_prize',
    () => give(account('house.shop'), { kind: 'shop_credit', scope: 'shop.redeem', reference: uuid() }),
  ],
  'a bonus of an order that asks for nothing': [
    'shop_bonus',
    () =>
      ordered({
        ...{ reward_id: `'bonus-20'`, kind: `'bonus'`, amount: 2_000, points: 400 },
        ...{ state: `'delivered'`, ended_at: 'now()', usable_until: `now() + interval '168 hours'` },
      }),
  ],
  'a bonus that no order brings': [
    'shop_bonus',
    () => give(account('house.shop'), { kind: 'shop_bonus', scope: 'shop.bonus', reference: uuid() }),
  ],
  'a bonus of an order that can be played for longer': [
    'shop_order',
    () =>
      ordered({
        ...{ reward_id: `'bonus-20'`, kind: `'bonus'`, amount: 2_000, points: 400 },
        ...{ state: `'delivered'`, ended_at: 'now()', usable_until: `now() + interval '169 hours'` },
      }),
  ],
  'a stock that is more than came': [
    'shop_stock',
    () => `UPDATE shop_reward SET stock = stock + 1 WHERE id = 'cup';`,
  ],
  'a thing that is to be sent nowhere': ['shop_address', () => ordered()],
  'a reward that was closed and is sold again': [
    'shop_switch',
    () => `UPDATE shop_reward SET status = 'closed' WHERE id = 'cup';`,
  ],
  'an order that cost less than it does': ['shop_order', () => ordered({ points: 2 })],
  'an order beyond the limit of its member': ['shop_order', () => ordered() + ordered()],
  'terms that no operator made': [
    'shop_terms',
    () => `UPDATE shop_reward SET version = 2 WHERE id = 'cup';
      INSERT INTO shop_terms (reward_id, version, kind, title, detail, points, amount, made_at, made_by)
      VALUES ('cup', 2, 'goods', 'x', '', 2400, 12000, now(), '${uuid()}');`,
  ],
  'things that no operator added': [
    'shop_act',
    () => `INSERT INTO shop_stock VALUES ('${uuid()}', 'cup', 5, now(), '${uuid()}');`,
  ],
  'an order that no operator sent': [
    'shop_act',
    () =>
      ordered({
        ...{
          state: `'sent'`,
          carrier: `'other'`,
          tracking: `'X1'`,
          sent_at: 'now()',
          sent_by: `'${uuid()}'`,
        },
      }),
  ],

  // complaints
  'a complaint that is said to be closed': ['complaint_state', () => complained('closed')],
  'an answer that no operator gave': [
    'complaint_act',
    () => {
      const id = uuid();
      return `${complained('answered', id)} INSERT INTO complaint_step (complaint_id, no, member_id, what, text, at, made_by)
        VALUES ('${id}', 1, '${books.member.memberId}', 'answer', 'x', now(), '${uuid()}');`;
    },
  ],

  // commission
  'commission that was paid without the ledger': [
    'affiliate_redeem',
    () => `INSERT INTO affiliate_redemption (id, agent_id, member_id, satang, idempotency_key, at)
      VALUES ('${uuid()}', 31, '${books.member.memberId}', 100, 'forged', now());`,
  ],
  'money of no commission': [
    'affiliate_redeem',
    () =>
      give(account('house.affiliate'), {
        kind: 'affiliate_redeem',
        scope: 'affiliate.redeem',
        reference: uuid(),
      }),
  ],
  'more commission than was earned': [
    'affiliate_overdrawn',
    () => `INSERT INTO affiliate_redemption (id, agent_id, member_id, satang, idempotency_key, at)
      VALUES ('${uuid()}', 31, '${books.member.memberId}', 100, 'forged', now());`,
  ],
  'commission on no wager': ['affiliate_entry', () => entry()],
  'commission on a bet of which its provider says that it brings none': [
    'affiliate_entry',
    () => `
      UPDATE game_movement SET counts_commission = false;
      INSERT INTO affiliate_referral (id, agent_id, member_id, referrer_id, same_address, at)
      SELECT '${uuid()}', agent_id, id, '${books.member.memberId}', false, created_at FROM member WHERE id = '${books.other.memberId}';
      UPDATE wager_event SET position = id WHERE position IS NULL;
      INSERT INTO wager_reader SELECT 'affiliate', max(position) FROM wager_event
        ON CONFLICT (name) DO UPDATE SET position = excluded.position;
      INSERT INTO affiliate_entry (area, reference, version, referrer_id, level, member_id, reason, stake_satang, satang, at)
      SELECT area, reference, version, '${books.member.memberId}', 1, member_id, 'settled',
        CASE WHEN kind = 'yeekee' AND area = 'lotto' THEN valid_satang * 20 / 100 ELSE valid_satang END,
        CASE WHEN kind = 'yeekee' AND area = 'lotto' THEN valid_satang * 20 / 100 ELSE valid_satang END * 20 / 10000, accepted_at
      FROM wager WHERE member_id = '${books.other.memberId}' AND status = 'settled';`,
  ],
  'an inviter who was told to have been away': [
    'affiliate_paused',
    () => entry().replace("'settled', 10000, 20", "'paused', 0, 0"),
  ],
  'commission that no day has': ['affiliate_day', () => entry()],
  'commission that no month has': [
    'affiliate_month',
    () => `INSERT INTO affiliate_day (referrer_id, day, member_id, level, stake_satang, earned_satang, reversed_satang)
      VALUES ('${books.member.memberId}', '2025-05-01', '${uuid()}', 1, 100, 100, 0);`,
  ],
  'a month with more commission than its days': [
    'affiliate_month',
    () => `INSERT INTO affiliate_month (referrer_id, month, stake_satang, earned_satang, reversed_satang)
      VALUES ('${books.member.memberId}', '2020-01-01', 0, 100000, 0);`,
  ],
  'an invitation after the registration': [
    'affiliate_referral',
    () => `INSERT INTO affiliate_referral (id, agent_id, member_id, referrer_id, same_address, at)
      VALUES ('${uuid()}', 31, '${books.member.memberId}', '${uuid()}', false, '2026-01-01T00:00:00Z');`,
  ],
  'rates of commission that no operator set': [
    'affiliate_terms',
    () => `INSERT INTO affiliate_terms (agent_id, from_at, levels, made_by)
      VALUES (31, '2025-06-01T00:00:00Z', '[{"lotto": 5000}]', '${uuid()}');`,
  ],

  // entitlements
  'a used spin made unused': [
    'entitlement_state',
    () =>
      `UPDATE entitlement_lot SET free = free + 1, used = used - 1 WHERE id = '${books.entitlements.lots.busy}';`,
  ],
  'a use that was erased with what it did': [
    'entitlement_state',
    () => `
    DELETE FROM entitlement_move WHERE act_id = '${books.entitlements.acts.used}';
    DELETE FROM entitlement_act WHERE id = '${books.entitlements.acts.used}';
    UPDATE entitlement_lot SET free = free + 2, used = used - 2 WHERE id = '${books.entitlements.lots.busy}';`,
  ],
  'a lot that ends later than it was granted for': [
    'entitlement_lot',
    () =>
      `UPDATE entitlement_lot SET ends_at = ends_at + interval '1 year' WHERE id = '${books.entitlements.lots.busy}';`,
  ],
  'a lot of another member': [
    'entitlement_lot',
    () =>
      `UPDATE entitlement_lot SET member_id = '${books.member.memberId}' WHERE id = '${books.entitlements.lots.busy}';`,
  ],
  'a grant of nobody': [
    'entitlement_act',
    () => `
    INSERT INTO entitlement_move (act_id, lot_id, seq, target, amount) SELECT '${uuid()}', id, seq + 1, 'free', 5 FROM entitlement_lot
      WHERE id = '${books.entitlements.lots.busy}';
    UPDATE entitlement_lot SET amount = amount + 5, free = free + 5, seq = seq + 1 WHERE id = '${books.entitlements.lots.busy}';`,
  ],
  'a use after the end': [
    'entitlement_act',
    () =>
      `UPDATE entitlement_act SET at = '2031-01-01T00:00:00Z' WHERE id = '${books.entitlements.acts.used}';`,
  ],
  'a lot that was taken back and is there again': [
    'entitlement_act',
    () => `UPDATE entitlement_lot SET free = taken, taken = 0 WHERE id = '${books.entitlements.lots.taken}';`,
  ],
  'a use that is refunded twice': [
    'entitlement_end',
    () => `
    DROP INDEX entitlement_act_ends;
    INSERT INTO entitlement_act SELECT '${uuid()}', scope, 'again', request_hash, verb, member_id, kind, amount, reference, at, ends_act
      FROM entitlement_act WHERE ends_act = '${books.entitlements.acts.refunded}';`,
  ],
  'a refund of more than was used': [
    'entitlement_end',
    () =>
      `UPDATE entitlement_move SET amount = amount + 1 WHERE act_id = (SELECT id FROM entitlement_act WHERE ends_act = '${books.entitlements.acts.refunded}');`,
  ],

  // hold
  'a hold without money': [
    'hold_funds',
    () => `INSERT INTO hold (id, member_id, satang, status, reference, created_at)
    SELECT '${uuid()}', member_id, satang, status, 'more', created_at FROM hold WHERE status = 'pending';`,
  ],
  'a hold that ended otherwise': [
    'hold_end',
    () => `UPDATE hold SET status = 'voided' WHERE status = 'posted';`,
  ],
  'a hold under another name': [
    'hold_place',
    () => `UPDATE hold SET reference = 'other' WHERE status = 'pending';`,
  ],
  'a hold that was given back though there was none': [
    'hold_unknown',
    () => `
    UPDATE ledger_account SET balance = balance - 100, seq = seq + 1 WHERE id = ${account('hold', books.member.memberId)};
    ${give(account('hold', books.member.memberId), { kind: 'hold.voided', scope: 'hold.end', reference: 'x', key: uuid(), satang: 100 })}
    UPDATE posting SET from_seq = seq, from_balance = balance FROM ledger_account WHERE from_account = ledger_account.id
      AND ledger_account.id = ${account('hold', books.member.memberId)} AND from_seq IS NULL;`,
  ],

  // withdrawal, payout_channel
  'a withdrawal that is said to be paid and is held': [
    'withdrawal_hold',
    () => `UPDATE withdrawal SET status = 'paid', ended_at = now() WHERE ref = '${books.withdrawals.open}';`,
  ],
  'a refused withdrawal whose money was paid out': [
    'withdrawal_hold',
    () => `UPDATE withdrawal SET status = 'refused', reason = 'x' WHERE ref = '${books.withdrawals.paid}';`,
  ],
  'a withdrawal of more than is held': [
    'withdrawal_hold',
    () => `UPDATE withdrawal SET satang = satang + 1 WHERE ref = '${books.withdrawals.open}';`,
  ],
  'a paid withdrawal that was erased': [
    'hold_document',
    () => `DELETE FROM withdrawal WHERE ref = '${books.withdrawals.paid}';`,
  ],
  'a second open withdrawal': [
    'withdrawal_open',
    () => `UPDATE withdrawal SET status = 'requested' WHERE ref = '${books.withdrawals.refused}';`,
  ],
  'a withdrawal approved by nobody': [
    'withdrawal_act',
    () =>
      `UPDATE withdrawal SET status = 'approved', approved_at = now() WHERE ref = '${books.withdrawals.open}';`,
  ],
  'a withdrawal paid by the act that refused another': [
    'withdrawal_act',
    () => `UPDATE withdrawal SET act_id = (SELECT act_id FROM withdrawal WHERE ref = '${books.withdrawals.refused}')
      WHERE ref = '${books.withdrawals.paid}';`,
  ],
  'an act that claims to have approved a withdrawal': [
    'act_withdrawal',
    () => opsAct(uuid(), 'withdraw approve', `{"withdrawals":["${books.withdrawals.open}:approved"]}`),
  ],
  'a withdrawal to the account of another': [
    'withdrawal_hash',
    () => `UPDATE withdrawal SET account_masked = 'xxx-x-x9999-x' WHERE ref = '${books.withdrawals.open}';`,
  ],
  'a withdrawal through a channel of nobody': [
    'withdrawal_channel',
    () => `UPDATE withdrawal SET channel_id = 99 WHERE ref = '${books.withdrawals.open}';`,
  ],

  // turnover_goal, payout_channel
  'more to be played for a deposit that never came': [
    'turnover_credit',
    () => `INSERT INTO turnover_goal SELECT '${uuid()}', reference, member_id, seq + 1, satang, percent, target_satang, played_before_satang,
      goal_satang, since_satang, goal_satang + target_satang, at FROM turnover_goal WHERE seq = 2;`,
  ],
  'what a deposit asked to be played given to another member': [
    'turnover_credit',
    () => `UPDATE turnover_goal SET member_id = '${books.member.memberId}' WHERE seq = 1;`,
  ],
  'less to be played than a deposit asked for': [
    'turnover_chain',
    () =>
      'UPDATE turnover_goal SET goal_satang = goal_satang - 1, target_satang = target_satang - 1 WHERE seq = 2;',
  ],
  'nothing left to be played of an earlier deposit': [
    'turnover_chain',
    () => `UPDATE turnover_goal SET goal_before_satang = 0, goal_satang = target_satang WHERE seq = 2;`,
  ],
  'a stretch that began elsewhere': [
    'turnover_chain',
    () => 'UPDATE turnover_goal SET since_satang = since_satang - 1 WHERE seq = 2;',
  ],
  'the first of what is to be played erased': [
    'turnover_chain',
    () => 'DELETE FROM turnover_goal WHERE seq = 1;',
  ],
  'the newest of what is to be played erased': [
    'turnover_missing',
    () => 'DELETE FROM turnover_goal WHERE seq = 2;',
  ],
  'a percent to be played that no act says': [
    'turnover_percent',
    () => 'UPDATE payout_channel SET turnover_percent = 0;',
  ],
  'a deposit with a percent that no act says': [
    'turnover_percent',
    () =>
      'UPDATE turnover_goal SET percent = 1, target_satang = 300, goal_satang = goal_before_satang + 300 WHERE seq = 2;',
  ],

  // deposit, payment_event, payment_channel
  'a deposit of a million without event or act': [
    'deposit_document',
    () =>
      `${paidDeposit('FORGEDDEPOSIT001', 'event_id')} 'no-such-event'; ${depositMoney('FORGEDDEPOSIT001')}`,
  ],
  'a deposit of a million by the event of another': [
    'deposit_document',
    () =>
      `${paidDeposit('FORGEDDEPOSIT001', 'event_id')} '${books.events.credited}'; ${depositMoney('FORGEDDEPOSIT001')}`,
  ],
  'a deposit of a million by an act that moved other money': [
    'deposit_document',
    () =>
      `${paidDeposit('FORGEDDEPOSIT001', 'act_id')} act_id FROM deposit WHERE act_id IS NOT NULL LIMIT 1; ${depositMoney('FORGEDDEPOSIT001')}`,
  ],
  'a deposit of a million by a transfer to an account of somebody else': [
    'deposit_transfer',
    () => `${paidDeposit('FORGEDDEPOSIT001', 'event_id')} 'forged-line'; ${depositMoney('FORGEDDEPOSIT001')}
    INSERT INTO payment_event (event_id, ref, trans_ref, outcome, body, received_at, satang) VALUES ('forged-line', 'FORGEDDEPOSIT001', 'LINE00000001', 'credited',
      '{"event_id":"forged-line","type":"payment.paid","line":{"account_no":"9999999999","trans_ref":"LINE00000001"},"amount":1000000}', now(), 100000000);`,
  ],
  'a slip for a deposit of somebody else': [
    'slip_deposit',
    () =>
      `INSERT INTO slip (trans_ref, agent_id, member_id, deposit_ref, kind, picture_hash, shown_at) VALUES ('FORGEDSLIP01', 31, '${uuid()}', '${books.deposits.paid}', 'bank', 'x', now());`,
  ],
  'a deposit that waits and is said to be over': [
    'deposit_end',
    () => `UPDATE deposit SET status = 'cancelled' WHERE ref = '${books.deposits.open}';`,
  ],
  'a deposit that ended before its time was over': [
    'deposit_end',
    () =>
      `UPDATE deposit SET status = 'expired', ended_at = created_at WHERE ref = '${books.deposits.open}';`,
  ],
  'an amount that two were told at once': [
    'deposit_amount',
    () =>
      `UPDATE deposit SET asked_satang = satang, receiver_no = '0000000000', reserved_until = 'infinity', satang = 50037;`,
  ],
  'a deposit of a million with an event of one baht': [
    'event_body',
    () => `${paidDeposit('FORGEDDEPOSIT001', 'event_id')} 'forged-event'; ${depositMoney('FORGEDDEPOSIT001')}
    ${sentEvent('forged-event', 'FORGEDDEPOSIT001', 'credited', 100_000_000, 1)}`,
  ],
  'a transfer for a deposit of nobody': ['deposit_unknown', () => depositMoney('AAAAAAAAAAAAAAAA')],
  'a paid deposit that was made open again': [
    'deposit_credit',
    () => `UPDATE deposit SET status = 'expired', event_id = NULL WHERE ref = '${books.deposits.paid}';`,
  ],
  'a deposit that is paid and was not': [
    'deposit_credit',
    () => `UPDATE deposit SET status = 'paid', act_id = '${uuid()}' WHERE ref = '${books.deposits.open}';`,
  ],
  'a deposit given to another member with its money': [
    'deposit_payload',
    () => {
      const paid = `(SELECT id FROM transfer WHERE kind = 'deposit' AND reference = '${books.deposits.paid}')`;
      return `
      UPDATE deposit SET member_id = '${books.other.memberId}' WHERE ref = '${books.deposits.paid}';
      UPDATE posting SET to_balance = to_balance - 70000 WHERE to_account = ${mine()} AND to_seq > (SELECT to_seq FROM posting WHERE transfer_id = ${paid});
      UPDATE posting SET to_seq = to_seq - 1 WHERE to_account = ${mine()} AND to_seq > (SELECT to_seq FROM posting WHERE transfer_id = ${paid});
      UPDATE posting SET from_balance = from_balance - 70000, from_seq = from_seq - 1 WHERE from_account = ${mine()}
        AND from_seq > (SELECT to_seq FROM posting WHERE transfer_id = ${paid});
      UPDATE ledger_account SET balance = balance - 70000, seq = seq - 1 WHERE id = ${mine()};
      UPDATE ledger_account SET balance = balance + 70000, seq = seq + 1 WHERE id = ${theirs()};
      UPDATE posting SET to_account = ledger_account.id, to_seq = seq, to_balance = balance FROM ledger_account
        WHERE transfer_id = ${paid} AND ledger_account.id = ${theirs()};`;
    },
  ],
  'an open deposit whose amount was changed': [
    'deposit_payload',
    () => `UPDATE deposit SET satang = satang + 1 WHERE ref = '${books.deposits.open}';`,
  ],
  'a deposit through a channel of nobody': [
    'deposit_channel',
    () => `UPDATE deposit SET channel_id = 99 WHERE ref = '${books.deposits.open}';`,
  ],
  'a channel that was taken away': ['deposit_channel', () => 'DELETE FROM payment_channel;'],
  'an event that claims a credit': [
    'event_credit',
    () => sentEvent('forged-event', books.deposits.open, 'credited', 90_000, 900),
  ],
  'an incoming payment that never came into suspense': [
    'event_money',
    () => sentEvent('forged-event', 'AAAAAAAAAAAAAAAA', 'unmatched', 90_000, 900),
  ],
  'an incoming payment in suspense whose event is gone': [
    'event_unknown',
    () => `DELETE FROM payment_event WHERE event_id = '${books.events.waiting}';`,
  ],
  'money matched without its event saying so': [
    'event_money',
    () =>
      give(account('house.suspense'), {
        kind: 'payment_match',
        scope: 'payment.resolution',
        reference: books.events.waiting,
        satang: 70_000,
      }),
  ],
  'more matched than arrived': [
    'event_money',
    () => raise(`(SELECT id FROM transfer WHERE kind = 'payment_match')`, 1_000),
  ],
  'money of an event that a deposit was credited with another amount of': [
    'event_money',
    () =>
      raise(
        `(SELECT id FROM transfer WHERE kind = 'deposit' AND reference = '${books.deposits.paid}')`,
        1_000,
      ),
  ],
  'money of an event that is credited nowhere, its deposit erased with it': [
    'event_money',
    () => `
    DELETE FROM posting USING transfer WHERE transfer.id = transfer_id AND reference = '${books.deposits.paid}';
    DELETE FROM transfer WHERE reference = '${books.deposits.paid}';
    DELETE FROM deposit WHERE ref = '${books.deposits.paid}';`,
  ],
  'less in suspense than arrived': [
    'event_money',
    () => `UPDATE posting SET satang = satang - 1 FROM transfer WHERE transfer.id = transfer_id AND kind = 'payment_arrival'
      AND reference = '${books.events.waiting}';`,
  ],
  'an incoming payment erased from suspense': [
    'event_money',
    () => `
    DELETE FROM posting USING transfer WHERE transfer.id = transfer_id AND reference = '${books.events.waiting}';
    DELETE FROM transfer WHERE reference = '${books.events.waiting}';`,
  ],
  'money that arrived and is said to be nothing, in suspense no more': [
    'event_money',
    () => `
    UPDATE payment_event SET outcome = 'ignored', satang = NULL WHERE event_id = '${books.events.waiting}';
    DELETE FROM posting USING transfer WHERE transfer.id = transfer_id AND reference = '${books.events.waiting}';
    DELETE FROM transfer WHERE reference = '${books.events.waiting}';`,
  ],
  'the words of an event that waits': [
    'event_hash',
    () =>
      `UPDATE payment_event SET body = body || '{"payer": {}}' WHERE event_id = '${books.events.waiting}';`,
  ],
  'an account that members transfer to exchanged': [
    'sealed',
    () => `UPDATE agent_receiver SET account_no = '9999999999';`,
  ],
  'money told with a deposit of which it does not lack the satang': [
    'event_told',
    () =>
      `INSERT INTO told_arrival SELECT event_id, '${books.deposits.open}', received_at FROM payment_event WHERE event_id = '${books.events.waiting}';`,
  ],
  'money of a line told with a deposit that it does not fit': [
    'event_deposit',
    () =>
      `UPDATE payment_event SET body = body || '{"line": {"trans_ref": "x", "account_no": "y"}}' WHERE event_id = '${books.events.waiting}';`,
  ],
  'a match by nobody': [
    'event_act',
    () => `UPDATE payment_event SET act_id = '${uuid()}' WHERE event_id = '${books.events.matched}';`,
  ],
  'suspense emptied into the house': [
    'movement',
    () =>
      shift('house.suspense', 'house.lotto', {
        kind: 'payment_return',
        scope: 'payment.resolution',
        reference: books.events.waiting,
      }),
  ],

  // yeekee_round, yeekee_shot, yeekee_prize, round_seed; more of them beside a round that was played
  'a count of shots that were not shot': ['yeekee_shots', () => `UPDATE yeekee_round SET shot_count = 20;`],
  'a round that is sealed before shooting is over': [
    'yeekee_ends',
    () =>
      `UPDATE yeekee_round SET sealed_at = round.closes_at FROM round WHERE id = round_id AND status = 'open';`,
  ],
  'a round on sale whose prizes are said to be given': [
    'yeekee_ends',
    () => `UPDATE yeekee_round SET prizes_at = now() FROM round WHERE id = round_id AND status = 'open';`,
  ],
  'a reason for no prize in a round on sale': [
    'yeekee_ends',
    () => `UPDATE yeekee_round SET row_1_why = 'margin' FROM round WHERE id = round_id AND status = 'open';`,
  ],
  'shots of one member in one second': [
    'yeekee_cooldown',
    () => `INSERT INTO yeekee_shot (round_id, position, member_id, number, receipt, shot_at)
    SELECT own.round_id, position, '${books.member.memberId}', '12345', '', closes_at + position * interval '1 second'
    FROM yeekee_round own JOIN round ON round.id = own.round_id, generate_series(1, 2) AS position;`,
  ],
  'a prize of no shot': [
    'yeekee_reward',
    () =>
      give(account('house.yeekee'), {
        kind: 'yeekee_reward',
        scope: 'yeekee.reward',
        reference: 'yeekee-2025-06-15:1',
      }),
  ],
  'a round that is on sale and says why it was voided': [
    'round_void',
    () => `UPDATE round SET void_reason = 'outage' WHERE status = 'open';`,
  ],
  'a draw that the site says to have made': [
    'draw_by',
    () => `UPDATE draw_result SET published_by = 'site';`,
  ],
  'a seed that was changed after it was committed to': [
    'site_draw',
    () => `UPDATE round_seed SET seed = repeat('a', 64);`,
  ],

  // bill, bill_line
  'a stake that was lowered': [
    'bill_totals',
    () => `UPDATE bill SET face_satang = face_satang - 1 WHERE id = '${books.bills.pending}';`,
  ],
  'repeated digits that a bill does not bet': [
    'bill_digits',
    () => `UPDATE bill SET repeated_digits = 1023 WHERE id = '${books.bills.pending}';`,
  ],
  'a bill without its line': [
    'bill_totals',
    () => `DELETE FROM bill_line WHERE bill_id = '${books.bills.lost}';`,
  ],
  'a line without its bill': [
    'line_orphan',
    () => `UPDATE bill_line SET bill_id = '${uuid()}' WHERE bill_id = '${books.bills.pending}';`,
  ],
  'a lost bill made a winner, and paid': ['line_outcome', madeWinner],
  'a winner made a loser, its money kept': [
    'bill_payout',
    () => `
    UPDATE bill_line SET status = 'lose', payout_satang = 0 WHERE bill_id = '${books.bills.won}';
    UPDATE bill SET status = 'lost', payout_satang = 0 WHERE id = '${books.bills.won}';`,
  ],
  'a bill whose state is not that of its lines': [
    'bill_outcome',
    () => `UPDATE bill_line SET status = 'lose' WHERE bill_id = '${books.bills.pending}';`,
  ],
  'a bill that was never charged': [
    'bill_charge',
    () =>
      `UPDATE transfer SET reference = 'x' WHERE kind = 'lotto_bill' AND reference = '${books.bills.pending}';`,
  ],
  'a bill paid twice': [
    'bill_payout',
    () =>
      give(account('house.lotto'), {
        kind: 'lotto_refund',
        scope: 'lotto.refund',
        reference: books.bills.won,
        satang: 1_000,
      }),
  ],
  'a correction that moved nothing': [
    'correction',
    () => `INSERT INTO bill_correction (member_id, bill_id, version, from_version, paid_satang, due_satang, at)
    SELECT member_id, id, 2, 1, payout_satang, payout_satang + 1, now() FROM bill WHERE id = '${books.bills.won}';`,
  ],
  'a corrected bill that ended at another time': [
    'bill_time',
    () => `INSERT INTO bill_correction (member_id, bill_id, version, from_version, paid_satang, due_satang, at)
      SELECT member_id, id, 2, 1, payout_satang, payout_satang + 1, ended_at + interval '1 day' FROM bill WHERE id = '${books.bills.won}';
    UPDATE bill SET result_version = 2 WHERE id = '${books.bills.won}';`,
  ],
  'a corrected payout without a correction': [
    'correction_unknown',
    () =>
      give(account('house.lotto'), {
        kind: 'lotto_repayout',
        scope: 'lotto.repayout',
        reference: books.bills.won,
        key: `${books.bills.won}:2`,
      }),
  ],
  'a bill settled by a result that is not in force': [
    'bill_round',
    () => `UPDATE bill SET result_version = 2 WHERE id = '${books.bills.lost}';`,
  ],
  'a round whose result in force was never published': [
    'round_state',
    () => `UPDATE round SET result_version = 2 WHERE id = '${ROUND}';`,
  ],
  'a payout for a bill of nobody': [
    'bill_unknown',
    () => give(account('house.lotto'), { kind: 'lotto_payout', scope: 'lotto.payout', reference: uuid() }),
  ],
  'a winning bill placed after the draw': [
    'bill_round',
    () => backdated(`(SELECT closes_at + interval '1 hour' FROM round WHERE id = '${ROUND}')`),
  ],
  'a winning bill placed before its round opened, never charged': [
    'bill_charge',
    () => backdated(`'2025-06-10T00:00:00Z'`),
  ],
  'a refund in a round that was not voided': [
    'bill_round',
    () => `UPDATE bill SET round_id = '${OPEN}' WHERE id = '${books.bills.refunded}';`,
  ],
  'a winning number written into a losing line': [
    'exposure',
    () => `UPDATE bill_line SET number = '99' WHERE bill_id = '${books.bills.lost}';`,
  ],
  'a pending line at ten times the rate': [
    'line_rate',
    () =>
      `UPDATE bill_line SET rate_hundredths = rate_hundredths * 10 WHERE bill_id = '${books.bills.pending}';`,
  ],
  'a half-pay line at the rate of nobody': [
    'line_rate',
    () => `UPDATE bill_line SET rate_hundredths = 4499 WHERE bill_id = '${books.bills.half}';`,
  ],
  'a line that was charged less, consistently': [
    'line_charge',
    () => `
    UPDATE bill_line SET charged_satang = 1 WHERE bill_id = '${books.bills.pending}';
    UPDATE bill SET charged_satang = 1 WHERE id = '${books.bills.pending}';`,
  ],
  'a bet on no number': [
    'line_outcome',
    () => `UPDATE bill_line SET number = '1x' WHERE bill_id = '${books.bills.pending}';`,
  ],

  'a second charge for a bill, under another key': [
    'bill_charge',
    () => charge(books.bills.pending, { satang: 100, key: 'again' }),
  ],
  'a losing number exchanged for the winning one in line and sales, and paid': [
    'line_outcome',
    () => {
      const won = `(SELECT number FROM bill_line WHERE bill_id = '${books.bills.won}' AND type = 'bottom_2')`;
      const sold = `WHERE round_id = '${ROUND}' AND type = 'bottom_2' AND number =`;
      return `
      UPDATE exposure SET sold_satang = sold_satang - 2000 ${sold} (SELECT number FROM bill_line WHERE bill_id = '${books.bills.lost}');
      UPDATE exposure SET sold_satang = sold_satang + 2000 ${sold} ${won};
      UPDATE bill_line SET number = ${won} WHERE bill_id = '${books.bills.lost}';
      ${madeWinner()}`;
    },
  ],
  'a winning bill made after the draw': ['bill_time', () => invented('now()', 'x'.repeat(43))],
  'a winning bill made after the draw, backdated in the ledger too': [
    'line_outcome',
    () => invented(`(SELECT created_at FROM bill WHERE id = '${books.bills.won}')`, 'of another request'),
  ],
  'a winning bill of a round whose close was moved behind its result': [
    'bill_time',
    () => `
    UPDATE round SET closes_at = closes_at + interval '1 day', result_at = result_at + interval '1 day' WHERE id = '${ROUND}';
    UPDATE bill SET created_at = created_at + interval '5 minutes' WHERE id = '${books.bills.won}';`,
  ],
  'a losing bill cancelled after the draw': [
    'bill_time',
    () => `
    UPDATE bill_line SET status = 'refund' WHERE bill_id = '${books.bills.lost}';
    UPDATE bill SET status = 'cancelled', result_version = NULL, ended_at = now() WHERE id = '${books.bills.lost}';
    UPDATE exposure SET sold_satang = sold_satang - 2000 FROM bill_line line WHERE line.bill_id = '${books.bills.lost}'
      AND exposure.round_id = '${ROUND}' AND exposure.type = line.type AND exposure.number = line.number;
    ${give(account('house.lotto'), { kind: 'lotto_cancel', scope: 'lotto.cancel', reference: books.bills.lost, satang: 2_000 })}`,
  ],
  'money that was spent before it came': [
    'below_floor',
    () => `
    UPDATE posting SET from_balance = from_balance - 10000000 WHERE from_account = ${mine()};
    UPDATE posting SET to_balance = to_balance - 10000000 WHERE to_account = ${mine()};
    ${depositMoney('FORGEDDEPOSIT001').replaceAll('100000000', '10000000')}`,
  ],

  // round, round_rate, kind_rate, lotto_kind, number_control, terms_change, exposure, draw_result
  'sales that were lowered': [
    'exposure',
    () => `UPDATE exposure SET sold_satang = sold_satang - 1 WHERE round_id = '${OPEN}';`,
  ],
  'a round opened again after its draw': [
    'round_state',
    () => `UPDATE round SET status = 'open' WHERE id = '${ROUND}';`,
  ],
  'a round on sale taken back to a draft': [
    'round_state',
    () => `UPDATE round SET status = 'draft' WHERE id = '${OPEN}';`,
  ],
  'a round that closes after its result': [
    'round_state',
    () => `UPDATE round SET closes_at = result_at + interval '1 hour' WHERE id = '${OPEN}';`,
  ],
  'a round that was voided by nobody': [
    'act_void',
    () => `UPDATE round SET status = 'voided' WHERE id = '${OPEN}';`,
  ],
  'a voided round made open': ['act_void', () => `UPDATE round SET status = 'open' WHERE id = '${VOIDED}';`],
  'a day that was called off by nobody': [
    'act_day',
    () =>
      `INSERT INTO draw_day (kind, day, is_held, at, act_id) SELECT 'lao', '2025-06-16', false, now(), id FROM ops_log LIMIT 1;`,
  ],
  'an act that claims a day': [
    'act_day',
    () => opsAct(uuid(), 'lotto holiday', `{"days":["lao:2025-06-16:false"]}`),
  ],
  'a rate of an open round that nobody changed': [
    'round_rate',
    () => `UPDATE round_rate SET rate_hundredths = 9000000 WHERE round_id = '${OPEN}' AND type = 'bottom_2';`,
  ],
  'a discount that nobody gave': [
    'round_rate',
    () => `UPDATE round_rate SET discount_bp = 9900 WHERE round_id = '${OPEN}' AND type = 'bottom_2';`,
  ],
  'a price list that was changed under its rounds': [
    'round_rate',
    () => `UPDATE kind_rate SET rate_hundredths = 9000000 WHERE type = 'bottom_2';`,
  ],
  'a type that pays more everywhere, its list and all rounds': [
    'kind_terms',
    () => `
    UPDATE kind_rate SET rate_hundredths = 9000000 WHERE type = 'top_4';
    UPDATE round_rate SET rate_hundredths = 9000000 WHERE type = 'top_4';`,
  ],
  'a price from a moment on that nobody planned': ['act_price', () => planned('9000000')],
  'a first price that says it was planned': ['act_price', () => 'UPDATE kind_rate SET version = 1;'],
  'an act that claims a price': [
    'act_price',
    () => opsAct(uuid(), 'lotto kind-rate', '{"prices":["glo top_2 2025-08-01T00:00:00.000Z 1 9500"]}'),
  ],
  'a pending line at a price that is still to come': [
    'line_rate',
    () =>
      `${planned('9001')} UPDATE bill_line SET rate_hundredths = 9001 WHERE bill_id = '${books.bills.pending}';`,
  ],
  'a higher cap of payouts': ['kind_terms', () => 'UPDATE lotto_kind SET payout_cap = payout_cap * 10;'],
  'a way to results that nobody chose': ['kind_terms', () => `UPDATE yeekee_terms SET fairness = 'classic';`],
  'a lower cap of payouts': ['line_outcome', () => 'UPDATE lotto_kind SET payout_cap = 100;'],
  'a block that was lifted by nobody': [
    'number_control',
    () => `DELETE FROM number_control WHERE control = 'blocked';`,
  ],
  'a control that nobody set': [
    'number_control',
    () =>
      `INSERT INTO number_control (round_id, type, number, control) VALUES ('${OPEN}', 'top_2', '55', 'half_pay');`,
  ],
  'a change of terms without an act, and the rate with it': [
    'act_terms',
    () => `
    UPDATE round_rate SET rate_hundredths = 9000000 WHERE round_id = '${OPEN}' AND type = 'bottom_2';
    INSERT INTO terms_change (round_id, version, type, rate_hundredths, at, act_id) SELECT '${OPEN}', 2, 'bottom_2', 9000000, now(), id FROM ops_log LIMIT 1;`,
  ],
  'a change of terms with other values, and the rate with it': [
    'act_terms',
    () => `
    UPDATE terms_change SET rate_hundredths = 900000 WHERE round_id = '${ROUND}' AND type = 'run_top';
    UPDATE round_rate SET rate_hundredths = 900000 WHERE round_id = '${ROUND}' AND type = 'run_top';`,
  ],
  'a draw with another first prize': [
    'draw',
    () => `UPDATE draw_result SET draw = jsonb_set(draw, '{last_two}', '"00"') WHERE round_id = '${ROUND}';`,
  ],
  'a draw with another hash too': [
    'act_draw',
    () => `UPDATE draw_result SET draw_hash = 'forged' WHERE round_id = '${ROUND}';`,
  ],
  'a draw published by nobody': [
    'act_draw',
    () => `UPDATE ops_log SET facts = facts - 'draws' WHERE facts ? 'draws';`,
  ],
  'a draw that is said to have come with the program': [
    'draw',
    () => `UPDATE draw_result SET draw_hash = 'forged' WHERE round_id = 'glo-2025-06-01';`,
  ],
  'a draw that was taken away': ['round_state', () => `DELETE FROM draw_result WHERE round_id = '${ROUND}';`],
  'a draw of a round that does not exist': [
    'round_state',
    () => `UPDATE draw_result SET round_id = 'glo-1999-01-01' WHERE round_id = 'glo-2025-06-01';`,
  ],

  // wager, wager_event, wager_counter, wager_reader, wager_total
  'a wager without its bill': [
    'wager_bill',
    () => `
    INSERT INTO wager SELECT area, 'forged', kind, member_id, agent_id, wallet, status, version, face_satang, charged_satang, valid_satang,
      payout_satang, accepted_at, ended_at FROM wager WHERE reference = '${books.bills.pending}';
    INSERT INTO wager_event (area, reference, version, status, valid_satang, payout_satang, at)
      SELECT area, 'forged', version, status, valid_satang, payout_satang, at FROM wager_event WHERE reference = '${books.bills.pending}';`,
  ],
  'a bill without its wager': [
    'wager_bill',
    () => `
    DELETE FROM wager WHERE reference = '${books.bills.pending}';
    DELETE FROM wager_event WHERE reference = '${books.bills.pending}';`,
  ],
  'a turnover that was raised, in the event too': [
    'wager_bill',
    () => `
    UPDATE wager SET valid_satang = valid_satang + 1000000 WHERE reference = '${books.bills.lost}';
    UPDATE wager_event SET valid_satang = valid_satang + 1000000 WHERE reference = '${books.bills.lost}';`,
  ],
  'a turnover of a cancelled bill': [
    'wager_bill',
    () => `UPDATE wager SET valid_satang = charged_satang WHERE reference = '${books.bills.cancelled}';`,
  ],
  'a wager that ended once more than its bill': [
    'wager_bill',
    () => `
    INSERT INTO wager_event (area, reference, version, status, valid_satang, payout_satang, at)
      SELECT area, reference, 3, status, valid_satang, payout_satang, at FROM wager_event
      WHERE reference = '${books.bills.won}' AND version = 2;
    UPDATE wager SET version = 3 WHERE reference = '${books.bills.won}';`,
  ],
  'a payout that its wager does not know': [
    'wager_event',
    () => `UPDATE wager SET payout_satang = 0 WHERE reference = '${books.bills.won}';`,
  ],
  'an end that no event tells': [
    'wager_event',
    () => `DELETE FROM wager_event WHERE reference = '${books.bills.won}' AND version = 2;`,
  ],
  'an event that was moved to another day': [
    'wager_event',
    () =>
      `UPDATE wager_event SET at = at - interval '1 day' WHERE reference = '${books.bills.cancelled}' AND version = 2;`,
  ],
  'a hole in the positions': [
    'wager_position',
    () => `
    UPDATE wager_event SET position = position + 1 WHERE position = (SELECT last FROM wager_counter);
    UPDATE wager_counter SET last = last + 1;`,
  ],
  'an end that comes before its beginning': [
    'wager_position',
    () => `
    UPDATE wager_event SET position = NULL WHERE reference = '${books.bills.won}' AND version = 1;
    UPDATE wager_event SET position = position - 1 WHERE position IS NOT NULL;
    UPDATE wager_counter SET last = last - 1;`,
  ],
  'a total that was lowered': [
    'wager_total',
    () =>
      `UPDATE wager_total SET settled_satang = settled_satang - 1 WHERE member_id = '${books.member.memberId}';`,
  ],
  'a total of nobody': [
    'wager_total',
    () =>
      `INSERT INTO wager_total VALUES ('${uuid()}', '2025-06-15', 'lotto', 'glo', 1, 100, 100, 1, 100, 0);`,
  ],
  'a day that was taken out of the totals': [
    'wager_total',
    () => `DELETE FROM wager_total WHERE member_id = '${books.member.memberId}';`,
  ],
  'a win that was moved to another day': [
    'wager_total',
    () => `UPDATE wager_total SET day = day - 1 WHERE member_id = '${books.member.memberId}';`,
  ],
  'a win that was moved to another kind': [
    'wager_total',
    () => `UPDATE wager_total SET kind = 'lao' WHERE member_id = '${books.member.memberId}';`,
  ],

  // adjustment
  'an adjustment that one person made alone': [
    'adjustment_people',
    () => `UPDATE adjustment SET ended_by = upper(asked_by) WHERE ref = '${books.adjustments.given}';`,
  ],
  'an adjustment that nobody approved': [
    'adjustment_people',
    () => `UPDATE adjustment SET act_id = asked_act_id WHERE ref = '${books.adjustments.given}';`,
  ],
  'an adjustment that was asked for with another amount': [
    'adjustment_people',
    () => `UPDATE adjustment SET satang = satang * 10 WHERE ref = '${books.adjustments.refused}';`,
  ],
  'an adjustment that was erased': [
    'adjustment_people',
    () => `DELETE FROM adjustment WHERE ref = '${books.adjustments.refused}';`,
  ],
  'an adjustment that moved nothing': [
    'adjustment_money',
    () => `UPDATE adjustment SET status = 'done' WHERE ref = '${books.adjustments.refused}';`,
  ],
  'an adjustment for somebody else': [
    'adjustment_money',
    () =>
      `UPDATE adjustment SET member_id = '${books.other.memberId}' WHERE ref = '${books.adjustments.taken}';`,
  ],
  'money of an adjustment that nobody asked for': [
    'adjustment_money',
    () =>
      give(account('house.adjustment'), {
        kind: 'adjustment_give',
        scope: 'ops.adjustment',
        reference: 'AAAAAAAAAAAAAAAA',
      }),
  ],

  // protection
  'a limit that is looser than the one that was set': [
    'limit_act',
    () => `UPDATE protection_limit SET amount = amount * 2 WHERE kind = 'deposit';`,
  ],
  'a raise of more than was asked for': [
    'limit_raise',
    () => `UPDATE protection_limit SET asked_amount = asked_amount * 2 WHERE kind = 'stake';`,
  ],
  'a raise that waits longer than it says': [
    'limit_raise',
    () => `UPDATE protection_limit SET asked_at = asked_at - interval '1 day' WHERE kind = 'stake';`,
  ],
  'a raise that was confirmed too early': [
    'limit_raised_in_time',
    () => `UPDATE protection_act SET at = at - interval '1 hour' WHERE what = 'confirmed';`,
  ],
  'a guard before an account that nothing guards': [
    'guarded_account',
    () => `UPDATE ledger_account SET guarded = true WHERE kind = 'hold'`,
  ],
  'a wallet that asks nobody about its limits': [
    'limit_guards',
    () => `UPDATE ledger_account SET guarded = false WHERE member_id = '${books.careful.memberId}';`,
  ],
  'a limit that vanished': ['limit_unset', () => `DELETE FROM protection_limit WHERE kind = 'deposit';`],
  'a member who is excluded no longer': [
    'exclusion_act',
    () => `UPDATE member SET barred_as = NULL, barred_until = NULL WHERE id = '${books.excluded.memberId}';`,
  ],
  'an exclusion that ends early': [
    'exclusion_act',
    () =>
      `UPDATE member SET barred_until = barred_until - interval '1 day' WHERE id = '${books.excluded.memberId}';`,
  ],
  'an account that was opened with the second bank account of somebody who is excluded': [
    'excluded_account',
    () => `
      UPDATE member SET sub_bank_code = bank_code, sub_bank_account_no = '9990001112' WHERE id = '${books.excluded.memberId}';
      UPDATE member SET bank_account_no = '9990001112', created_at = (
        SELECT at + interval '1 day' FROM protection_act WHERE what = 'barred' AND member_id = '${books.excluded.memberId}'
      ) WHERE id = '${books.other.memberId}';`,
  ],
  "an operator's limit that no act names": [
    'limit_of_operator',
    () => `UPDATE protection_act SET amount = amount + 1 WHERE what = 'by_operator';`,
  ],
  'an act that set a limit which is gone': [
    'act_limit',
    () => `DELETE FROM protection_act WHERE what = 'by_operator';`,
  ],

  'a bill that counts for turnover by an older rule': [
    'turnover_rule',
    () =>
      `UPDATE bill SET turnover_rule = 1, created_at = created_at + interval '1 year' WHERE id = '${books.bills.pending}';`,
  ],
  'a bill that counts more for turnover than it can lose': [
    'turnover_of_bills',
    () => `UPDATE wager SET valid_satang = valid_satang + 1 WHERE reference = '${books.bills.pending}';`,
  ],
  'prizes of shooters by an older rule': [
    'yeekee_prize_rule',
    () => `
      WITH two AS (SELECT round_id, row_number() OVER (ORDER BY round_id) AS n FROM yeekee_round ORDER BY round_id LIMIT 2)
      UPDATE yeekee_round SET prizes_at = timestamptz '2025-01-01' + two.n * interval '1 day', prize_rule = 3 - two.n
      FROM two WHERE yeekee_round.round_id = two.round_id;`,
  ],

  // ops_log
  'an act of another person': ['act_log', () => `UPDATE ops_log SET who = 'somebody else' WHERE no = 2;`],
  'an act that asked for something else': [
    'act_log',
    () => `UPDATE ops_log SET asked = asked || '{"deposit": "1"}' WHERE command = 'adjust ask';`,
  ],
  'an act taken out with its number': [
    'act_log',
    () => `
      DELETE FROM ops_log WHERE no = 2;
      UPDATE ops_log SET no = -no WHERE no > 2;
      UPDATE ops_log SET no = -no - 1 WHERE no < 0;
      UPDATE ops_log_end SET no = no - 1;`,
  ],
  'the newest act is gone': [
    'act_log',
    () => `DELETE FROM ops_log WHERE no = (SELECT max(no) FROM ops_log);`,
  ],
  'a seal that says what an operator did': [
    'act_log',
    () => `UPDATE ops_log SET facts = '{"shop": ["stock:cup:5"]}' WHERE command = 'seal';`,
  ],
  'an act put in at the end': [
    'act_log',
    () => `INSERT INTO ops_log (id, no, at, who, why, command, asked, hash, facts)
      SELECT '${uuid()}', max(no) + 1, now(), 'x', '', 'member lock', '{}', '', '{}' FROM ops_log;`,
  ],
  'an act that was erased': [
    'deposit_document',
    () => `DELETE FROM ops_log WHERE facts ? 'money' AND command = 'member create';`,
  ],
  'an act of another amount': [
    'deposit_document',
    () =>
      `UPDATE ops_log SET facts = jsonb_set(facts, '{money,satang}', '"1"') WHERE command = 'member create';`,
  ],
  'an act that claims money which nobody got': [
    'act_money',
    () => opsAct(uuid(), 'member create', '{"money":{"reference":"x","member":null,"satang":"1"}}'),
  ],
  'a stake of a game that cost less': [
    'game_movement',
    () => `UPDATE game_movement SET satang = 100 WHERE transaction_id = '${game.bet}'`,
  ],
  'the money of a game that no provider told of': [
    'game_unknown',
    () => give(account('house.games'), { kind: 'game_win', scope: 'games.win', reference: 'a gift' }),
  ],
  'a stake of a game that is open again': [
    'game_wager',
    () => `UPDATE wager SET status = 'accepted' WHERE area = 'games'`,
  ],
  'a wager of an area in which nobody plays, in the totals of its member': [
    'wager_area',
    () => `WITH put AS (
        INSERT INTO wager (area, reference, kind, member_id, agent_id, wallet, status, version, face_satang, charged_satang, valid_satang, payout_satang, accepted_at)
        SELECT 'forged', 'x', kind, member_id, agent_id, wallet, 'accepted', 1, 99900, 99900, 99900, 0, accepted_at FROM wager LIMIT 1 RETURNING *
      ), told AS (
        INSERT INTO wager_event (area, reference, version, status, valid_satang, payout_satang, at)
        SELECT area, reference, version, status, valid_satang, payout_satang, accepted_at FROM put
      ) INSERT INTO wager_total SELECT member_id, (accepted_at AT TIME ZONE 'Asia/Bangkok')::date, area, kind, 1, 99900, 99900, 0, 0, 0 FROM put`,
  ],
  'a stake of a game that is said to be given back, with nothing': [
    'game_rollback',
    () => `INSERT INTO game_movement (provider_id, transaction_id, id, kind, member_id, round_id, request_hash, satang, original_id,
        counts_turnover, counts_cashback, counts_commission, at)
      SELECT provider_id, 'forged-rollback', gen_random_uuid(), 'rollback', member_id, round_id, 'x', 0, transaction_id, false, false, false, at
      FROM game_movement WHERE transaction_id = '${game.bet}'`,
  ],
  'a stake of a game that is given back by a rollback of another round': [
    'game_rollback',
    () => `INSERT INTO game_movement (provider_id, transaction_id, id, kind, member_id, round_id, request_hash, satang, original_id,
        counts_turnover, counts_cashback, counts_commission, at)
      SELECT provider_id, 'forged-rollback', gen_random_uuid(), 'rollback', member_id, 'another-round', 'x', satang, transaction_id, false, false, false, at
      FROM game_movement WHERE transaction_id = '${game.bet}'`,
  ],
  'a stake of a game that is refused before it comes, by nothing': [
    'game_rollback',
    () => `INSERT INTO game_movement (provider_id, transaction_id, id, kind, member_id, round_id, request_hash, satang, original_id,
        counts_turnover, counts_cashback, counts_commission, at)
      SELECT provider_id, 'forged-stake', gen_random_uuid(), 'refused', member_id, round_id, 'x', 0, 'forged-rollback', false, false, false, at
      FROM game_movement WHERE transaction_id = '${game.bet}'`,
  ],
  'a round of a game that no provider told of': [
    'game_round',
    () => `INSERT INTO game_round (id, provider_id, round_id, member_id, game_id, status, staked_satang, won_satang, begun_at)
      SELECT gen_random_uuid(), provider_id, 'forged-round', member_id, game_id, 'open', 0, 0, begun_at FROM game_round LIMIT 1`,
  ],
  'a wager of a game without a stake': [
    'game_wager_unknown',
    () => `UPDATE wager SET reference = 'nothing' WHERE area = 'games'`,
  ],
  'a round of a game that won more': [
    'game_round',
    () => `UPDATE game_round SET won_satang = won_satang + 100 WHERE round_id = '${game.round}'`,
  ],
  'a round of a game whose stakes paid another amount': [
    'game_payout',
    () => `UPDATE wager SET payout_satang = 1 WHERE area = 'games'`,
  ],
  'a free round that was used by nothing': [
    'game_free_round',
    () => `INSERT INTO entitlement_act (id, scope, key, request_hash, verb, member_id, kind, amount, reference, at)
      VALUES ('${uuid()}', 'games.free_round', '${uuid()}', '', 'use', '${books.other.memberId}', 'games.free_round:house:lucky-market:1000', 1, 'x', now())`,
  ],
  'free rounds that no operator gave': [
    'game_free_grant',
    () => `INSERT INTO entitlement_act (id, scope, key, request_hash, verb, member_id, kind, amount, reference, at)
      SELECT gen_random_uuid(), 'games.grant', id, '', 'grant', '${books.other.memberId}', 'games.free_round:house:lucky-market:1000', 100, 'x', now()
      FROM ops_log WHERE command = 'adjust ask' LIMIT 1`,
  ],
  'a correction of a game of another amount': [
    'game_correction',
    () => `UPDATE game_movement SET satang = 1 WHERE transaction_id = '${game.correction}'`,
  ],
  'an act that claims a change of terms': [
    'act_terms',
    () => opsAct(uuid(), 'lotto rate', `{"terms":["${OPEN}:7"]}`),
  ],
};

test('books in order have no difference', async () => {
  await expectCleanAudit(world);
});

test('there are at least thirty forgeries, and every check finds one', async () => {
  expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(30);
  const planted = new Set(Object.values(forgeries).map(([check]) => check));
  expect(checks.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
});

test('the whole audit names the check and what it found', async () => {
  const [check, forge] = forgeries['an act that claims a change of terms'] ?? ['', () => ''];
  await world.db.script(`${WITHOUT_GUARDS}\n${forge()}`);
  expect(await auditBooks(world.services, areas)).toEqual([{ check, detail: expect.stringContaining(OPEN) }]);
});

test.each(Object.keys(forgeries))('the audit finds %s', async (name) => {
  const [check, forge] = forgeries[name] ?? ['', () => ''];
  await world.db.script(`${WITHOUT_GUARDS}\n${forge()}`);
  const finder = checks.find((one) => one.name === check);
  const found: string[] = [];
  for await (const detail of finder?.find(world.db) ?? []) found.push(detail);
  expect(found, check).not.toEqual([]);
});

test.each([
  ['a posting is changed', () => 'UPDATE posting SET satang = 1'],
  ['a posting is deleted', () => 'DELETE FROM posting'],
  ['an entry of a statement is changed', () => 'UPDATE ledger_entry SET satang = 1'],
  ['a grant gets another end', () => `UPDATE entitlement_lot SET ends_at = NULL`],
  ['a grant is erased', () => 'DELETE FROM entitlement_lot'],
  ['a use of a grant is erased', () => 'DELETE FROM entitlement_move'],
  ['a grant has more pieces than it had', () => 'UPDATE entitlement_lot SET free = free + 1'],
  ['a transfer is changed', () => `UPDATE transfer SET kind = 'deposit'`],
  ['a change of terms is deleted', () => 'DELETE FROM terms_change'],
  ['an act is deleted', () => 'DELETE FROM ops_log'],
  ['an act becomes that of somebody else', () => `UPDATE ops_log SET who = 'x'`],
  [
    'an adjustment is approved by who asked for it',
    () => `UPDATE adjustment SET ended_by = asked_by WHERE ref = '${books.adjustments.given}'`,
  ],
  ['an event of a wager is changed', () => 'UPDATE wager_event SET payout_satang = 1'],
  ['an event of a wager gets another position', () => 'UPDATE wager_event SET position = position + 100'],
  ['an event of a wager is deleted', () => 'DELETE FROM wager_event'],
  ['what is to be played is changed', () => 'UPDATE turnover_goal SET goal_satang = 0'],
  ['what is to be played is erased', () => 'DELETE FROM turnover_goal'],
  ['a posting of nothing is written', () => forgeries['a posting of nothing']?.[1]() ?? ''],
  ['a wallet is overdrawn', () => `UPDATE ledger_account SET balance = -1 WHERE id = ${mine()}`],
  [
    'a deposit is paid by nothing',
    () => `UPDATE deposit SET status = 'paid' WHERE ref = '${books.deposits.open}'`,
  ],
  [
    'a withdrawal is paid by nobody',
    () => `UPDATE withdrawal SET status = 'paid' WHERE ref = '${books.withdrawals.open}'`,
  ],
  [
    'an event is matched to nobody',
    () => `UPDATE payment_event SET resolution = 'matched' WHERE event_id = '${books.events.waiting}'`,
  ],
])('the schema itself refuses when %s', async (_name, forge) => {
  await expect(world.db.script(forge())).rejects.toThrow(/never changed|violates check constraint/);
});
