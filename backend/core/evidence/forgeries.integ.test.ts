import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { auditChecks } from '#backend/core/ops/audit/audit.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { OPEN } from '#backend/testing/busy-books.ts';
import { type EvidenceBooks, fillEvidence } from '#backend/testing/evidence-books.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
const checks = await auditChecks(areas);
let books: EvidenceBooks;

beforeAll(async () => {
  books = await fillEvidence(world);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.db.script('BEGIN'));
afterEach(() => world.db.script('ROLLBACK'));

const waiting = () => `event_id = '${books.events.waiting}'`;
const SHOT_OPEN = `(SELECT id FROM round WHERE kind = 'yeekee' AND status = 'open' ORDER BY closes_at DESC LIMIT 1)`;

/**
 * One statement each, of whoever has the database in hand. With `found` the audit names it where the guards of the schema were
 * taken away as well; without it the database refuses it, and nothing else knows of it.
 */
const forgeries: Readonly<Record<string, readonly [forge: () => string, found?: string]>> = {
  // Money that waits, pointed at somebody else.
  'an unmatched payment pointed at the deposit of another': [
    () => `UPDATE payment_event SET ref = '${books.transfers.other}' WHERE event_id = 'line-of-nobody'`,
    'event_deposit',
  ],
  'an unmatched payment of a QR pointed at another QR, its words too': [
    () =>
      `UPDATE payment_event SET ref = '${books.deposits.open}', body = jsonb_set(body, '{ref}', '"${books.deposits.open}"') WHERE ${waiting()}`,
    'event_hash',
  ],
  'another payer in the words of a payment that waits': [
    () => `UPDATE payment_event SET body = body || '{"payer": {"name": "x"}}' WHERE ${waiting()}`,
    'event_hash',
  ],
  'another account in the line of a payment that waits': [
    () =>
      `UPDATE payment_event SET body = jsonb_set(body, '{line,account_no}', '"9"') WHERE event_id = 'line-of-nobody'`,
    'event_hash',
  ],
  'another time in the words of a payment that was credited': [
    () =>
      `UPDATE payment_event SET body = jsonb_set(body, '{paid_at}', '"2020-01-01T00:00:00Z"') WHERE event_id = '${books.events.credited}'`,
    'event_hash',
  ],
  'an English name under which the payments of somebody else come': [
    () => `UPDATE member SET english_name = 'SOMYING RAKDEE' WHERE id = '${books.member.memberId}'`,
    'sealed',
  ],
  'a matched payment given to another deposit of its member': [
    () =>
      `UPDATE payment_event SET deposit_ref = '${books.deposits.paid}' WHERE event_id = '${books.events.matched}'`,
    'event_hash',
  ],
  'a matched payment that says that it was for no deposit': [
    () => `UPDATE payment_event SET deposit_ref = NULL WHERE event_id = '${books.events.matched}'`,
    'event_hash',
  ],
  'a returned payment that waits again': [
    () =>
      `UPDATE payment_event SET resolution = NULL, resolved_at = NULL, act_id = NULL WHERE event_id = '${books.events.returned}'`,
    'event_money',
  ],
  'the reason why a payment fits nothing': [
    () => `UPDATE payment_event SET misfit = 'payer' WHERE event_id = 'in-dollars'`,
  ],
  'when a payment came': [
    () =>
      `UPDATE payment_event SET received_at = received_at - interval '1 day' WHERE event_id = 'in-dollars'`,
    'sealed',
  ],

  // Payments of another currency, and what moved no money.
  'a payment of another currency erased': [
    () => `DELETE FROM payment_event WHERE event_id = 'in-dollars'`,
    'sealed',
  ],
  'a payment of another currency lowered': [
    () => `UPDATE payment_event SET body = jsonb_set(body, '{amount}', '4') WHERE event_id = 'in-dollars'`,
    'sealed',
  ],
  'a payment of another currency that becomes a third one': [
    () =>
      `UPDATE payment_event SET body = jsonb_set(body, '{currency}', '"JPY"') WHERE event_id = 'in-dollars'`,
    'sealed',
  ],
  'a payment of another currency that changed nothing': [
    () => `UPDATE payment_event SET outcome = 'ignored' WHERE event_id = 'in-dollars'`,
    'sealed',
  ],
  'a cancellation erased': [() => `DELETE FROM payment_event WHERE event_id = 'given-up'`, 'sealed'],
  'a cancellation of another deposit': [
    () => `UPDATE payment_event SET ref = '${books.deposits.open}' WHERE event_id = 'given-up'`,
    'event_body',
  ],
  'every payment event emptied out at once': [() => 'TRUNCATE payment_event', 'sealed'],

  // Receivers and channels.
  'the account that members transfer to': [
    () => `UPDATE agent_receiver SET account_no = '9999999999'`,
    'sealed',
  ],
  'the name of the account that members transfer to': [
    () => `UPDATE agent_receiver SET account_name = 'x' WHERE id = (SELECT min(id) FROM agent_receiver)`,
    'sealed',
  ],
  'the bank of the account that members transfer to': [
    () => `UPDATE agent_receiver SET bank_code = '025' WHERE kind = 'bank'`,
    'sealed',
  ],
  'a receiver taken away': [
    () => 'DELETE FROM agent_receiver WHERE id = (SELECT max(id) FROM agent_receiver)',
    'sealed',
  ],
  'a receiver put in': [
    () =>
      `INSERT INTO agent_receiver (id, agent_id, kind, account_no, account_name) VALUES (99, 31, 'true_money', '0899999999', 'x')`,
    'sealed',
  ],
  'whom the QR of a channel pays': [
    () => `UPDATE payment_channel SET receiver_id = '0899999999' WHERE id = 1`,
    'sealed',
  ],
  'the least amount of a channel': [() => 'UPDATE payment_channel SET min_satang = 1', 'sealed'],
  'how long a QR can be paid': [() => 'UPDATE payment_channel SET expires_in_seconds = 999999', 'sealed'],
  'a channel put out of the way': [() => 'DELETE FROM payment_channel WHERE id = 2', 'sealed'],
  'how much may be withdrawn in a day': [() => 'UPDATE payout_channel SET satang_per_day = 1', 'sealed'],
  'whom members ask for help': [() => `UPDATE agent SET line_contact_url = 'https://x.example'`, 'sealed'],
  'which text members agreed to': [() => `UPDATE agent SET terms_version = 'x'`, 'sealed'],
  'the age from which members play': [() => 'UPDATE agent SET minimum_age = 21', 'sealed'],
  'the account that a transfer was told to go to': [
    () => `UPDATE deposit SET receiver_no = '9999999999' WHERE ref = '${books.transfers.own}'`,
  ],
  'until when the amount of a transfer is its own': [
    () => `UPDATE deposit SET reserved_until = 'epoch' WHERE ref = '${books.transfers.own}'`,
  ],
  'a transfer that waits erased': [() => `DELETE FROM deposit WHERE ref = '${books.transfers.own}'`],
  'a deposit that can be paid again': [
    () =>
      `UPDATE deposit SET expires_at = expires_at + interval '1 year' WHERE ref = '${books.deposits.open}'`,
  ],

  // Accounts of the ledger.
  'an account of an agent who is not there': [
    () =>
      `INSERT INTO ledger_account (id, agent_id, kind, unit, name, balance, seq)
        SELECT gen_random_uuid(), agent_id + 1, kind, unit, name, balance, seq FROM ledger_account WHERE member_id IS NULL LIMIT 1`,
    'member_accounts',
  ],
  'a wallet of a member with another agent': [
    () => `
      INSERT INTO ledger_account (id, agent_id, member_id, kind, unit, balance, floor, seq, wallet_type_id, name)
      SELECT gen_random_uuid(), agent_id + 1, member_id, 'wallet.bonus', unit, 0, 0, 0, wallet_type_id, name
      FROM ledger_account WHERE member_id = '${books.other.memberId}' AND kind = 'main'`,
    'member_accounts',
  ],
  'a guard before an account that has none': [
    () => `UPDATE ledger_account SET guarded = true, guarded_above = 0 WHERE kind = 'hold'`,
    'guarded_account',
  ],
  'a limit that is set by somebody else': [
    () =>
      `INSERT INTO protection_limit SELECT member_id, kind, "window", 'site', amount FROM protection_limit WHERE set_by = 'member' LIMIT 1`,
    'limit_act',
  ],

  // Rounds that are on sale.
  'the seed of an open round drawn anew': [
    () => `UPDATE round_seed SET seed = repeat('ab', 32) WHERE round_id = ${SHOT_OPEN}`,
    'site_draw',
  ],
  'seed and commit of an open round drawn anew': [
    () => `WITH drawn AS (
      UPDATE round_seed SET seed = repeat('ab', 32) WHERE round_id = ${SHOT_OPEN} RETURNING round_id, seed
    ) UPDATE round SET commit = encode(sha256(convert_to(drawn.seed, 'UTF8')), 'hex') FROM drawn WHERE id = drawn.round_id`,
    'sealed',
  ],
  'the commit of an open round': [
    () => `UPDATE round SET commit = repeat('c', 64) WHERE id = ${SHOT_OPEN}`,
    'sealed',
  ],
  'the seed of an open round erased': [
    () => `DELETE FROM round_seed WHERE round_id = ${SHOT_OPEN}`,
    'site_draw',
  ],
  'an open round that closes later': [
    () =>
      `UPDATE round SET closes_at = closes_at + interval '1 minute', result_at = result_at + interval '1 minute' WHERE id = '${OPEN}'`,
    'sealed',
  ],
  'an open round that closes earlier': [
    () => `UPDATE round SET closes_at = closes_at - interval '1 minute' WHERE id = ${SHOT_OPEN}`,
    'sealed',
  ],
  'an open round with its result later': [
    () => `UPDATE round SET result_at = result_at + interval '1 hour' WHERE id = '${OPEN}'`,
    'sealed',
  ],
  'a round that opened earlier': [
    () => `UPDATE round SET opens_at = opens_at - interval '1 day' WHERE id = '${OPEN}'`,
    'sealed',
  ],
  'an open round of another day': [
    () => `UPDATE round SET draw_date = draw_date + 1 WHERE id = '${OPEN}'`,
    'sealed',
  ],
  'an open round taken away': [() => `DELETE FROM round WHERE id = ${SHOT_OPEN}`, 'sealed'],
  'a closed round that sells again': [
    () => `UPDATE round SET status = 'open' WHERE status = 'resulted' AND kind = 'glo'`,
    'round_state',
  ],
  'another reason why a round was voided': [
    () => `UPDATE round SET void_reason = 'no_result' WHERE status = 'voided'`,
    'sealed',
  ],
  'fewer shots that an open round needs': [
    () => `UPDATE yeekee_round SET min_shots = 1 WHERE round_id = ${SHOT_OPEN}`,
    'sealed',
  ],
  'an open round whose shooting is said to be over': [
    () =>
      `UPDATE yeekee_round SET sealed_at = closes_at + interval '3 minutes' FROM round WHERE round.id = round_id AND round_id = ${SHOT_OPEN}`,
    'yeekee_ends',
  ],
  'an open round played the other way': [
    () =>
      `UPDATE yeekee_round SET fairness = CASE fairness WHEN 'classic' THEN 'sealed' ELSE 'classic' END WHERE round_id = ${SHOT_OPEN}`,
    'sealed',
  ],
  'a higher prize of shooters': [
    () => `UPDATE yeekee_round SET row_1_satang = 99999900 WHERE round_id = ${SHOT_OPEN}`,
    'sealed',
  ],
  'the most that an open round takes': [
    () => `UPDATE round_rate SET max_satang = max_satang * 100 WHERE round_id = '${OPEN}'`,
    'sealed',
  ],
  'a bet type of an open round switched off': [
    () => `UPDATE round_rate SET enabled = false WHERE round_id = '${OPEN}' AND type = 'top_3'`,
    'sealed',
  ],
  'the most that a kind takes of a number': [
    () => 'UPDATE kind_rate SET max_per_number_satang = max_per_number_satang * 100',
    'sealed',
  ],
  'until when bills can be cancelled': [() => 'UPDATE lotto_kind SET cancel_minutes = 0', 'sealed'],
  'a day called off by nobody': [
    () =>
      `INSERT INTO draw_day (kind, day, is_held, at, act_id) SELECT 'glo', '2025-07-16', false, now(), id FROM ops_log LIMIT 1`,
    'sealed',
  ],
  'shots to come that were open': [() => `UPDATE yeekee_terms SET cooldown_ms = 0`, 'sealed'],

  // Outages.
  'an outage planted': [
    () =>
      `INSERT INTO site_outage (from_at, to_at) SELECT closes_at - interval '30 seconds', closes_at FROM round WHERE id = ${SHOT_OPEN}`,
    'sealed',
  ],
  'an outage made longer': [() => `UPDATE site_outage SET to_at = to_at + interval '1 hour'`, 'sealed'],
  'an outage made earlier': [() => `UPDATE site_outage SET from_at = from_at - interval '1 hour'`, 'sealed'],
  'an outage erased': [() => 'DELETE FROM site_outage', 'sealed'],
  'a heartbeat that stopped earlier': [() => `UPDATE site_pulse SET at = at - interval '1 hour'`],
  'a site that was never there': [() => 'DELETE FROM site_pulse'],

  // Exclusions and limits.
  'an exclusion lifted with its act': [
    () => `WITH gone AS (DELETE FROM protection_act WHERE member_id = '${books.excluded.memberId}')
      UPDATE member SET barred_as = NULL, barred_until = NULL WHERE id = '${books.excluded.memberId}'`,
    'sealed',
  ],
  'an exclusion shortened with its act': [
    () => `WITH act AS (UPDATE protection_act SET until = until - interval '1 month' WHERE what = 'barred' RETURNING member_id, until)
      UPDATE member SET barred_until = act.until FROM act WHERE id = act.member_id`,
    'sealed',
  ],
  'an exclusion that began earlier': [
    () => `UPDATE protection_act SET at = at - interval '1 month' WHERE what = 'barred'`,
    'sealed',
  ],
  'the act of an exclusion erased': [() => `DELETE FROM protection_act WHERE what = 'barred'`, 'sealed'],
  'an exclusion made a time-out': [
    () => `UPDATE member SET barred_as = 'time_out' WHERE id = '${books.excluded.memberId}'`,
  ],
  'a limit raised with its act': [
    () => `WITH act AS (UPDATE protection_act SET amount = amount + 1 WHERE kind = 'stake' AND what = 'set' RETURNING member_id, amount)
      UPDATE protection_limit SET amount = act.amount FROM act WHERE protection_limit.member_id = act.member_id AND kind = 'stake'`,
    'sealed',
  ],
  'a confirmed limit asked for earlier': [
    () => `UPDATE protection_act SET at = at - interval '1 hour' WHERE what = 'asked' AND kind = 'deposit'`,
    'sealed',
  ],
  'a limit erased with its acts': [
    () => `WITH gone AS (DELETE FROM protection_act WHERE kind = 'stake')
      DELETE FROM protection_limit WHERE kind = 'stake'`,
    'sealed',
  ],
  'a limit loosened by an act that the member never made': [
    () => `INSERT INTO protection_act (member_id, at, what, kind, "window", amount)
      SELECT member_id, now(), 'set', kind, "window", amount FROM protection_limit WHERE kind = 'deposit'`,
    'sealed',
  ],
  'a member who is reminded less often than the member asked': [
    () => `UPDATE member SET reality_minutes = 120 WHERE id = '${books.careful.memberId}'`,
    'sealed',
  ],
  'a member who is reminded less often, as everybody is': [
    () => `UPDATE member SET reality_minutes = 60 WHERE id = '${books.careful.memberId}'`,
    'sealed',
  ],
  'a member who asked for nothing and is reminded less often': [
    () => `UPDATE member SET reality_minutes = 120 WHERE id = '${books.other.memberId}'`,
    'sealed',
  ],
  'acts of members emptied out at once': [() => 'TRUNCATE protection_act', 'sealed'],

  // Complaints and their answers.
  'other words of a complaint': [() => `UPDATE complaint SET text = 'ไม่มีอะไรแล้ว ขอบคุณ'`, 'sealed'],
  'a complaint of another time': [
    () => `UPDATE complaint SET at = at - interval '1 day', due_at = due_at + interval '1 day'`,
    'sealed',
  ],
  'a complaint erased': [
    () => `WITH gone AS (DELETE FROM complaint_step) DELETE FROM complaint WHERE subject = 'game'`,
    'sealed',
  ],
  'a complaint of nobody': [
    () => `INSERT INTO complaint (id, agent_id, member_id, number, subject, text, idempotency_key, at, due_at, state)
      SELECT gen_random_uuid(), agent_id, member_id, 'R-25680615-FORGE', subject, text, 'forged', at, due_at, 'received' FROM complaint LIMIT 1`,
    'sealed',
  ],
  'a complaint that waits and is said to be answered': [
    () => `UPDATE complaint SET state = 'answered' WHERE state = 'received'`,
    'complaint_state',
  ],
  'a closed complaint that waits again': [
    () => `UPDATE complaint SET state = 'received' WHERE state = 'closed'`,
    'complaint_state',
  ],
  'other words of an answer': [
    () => `UPDATE complaint_step SET text = 'ไม่รับ' WHERE what = 'answer'`,
    'sealed',
  ],
  'an answer erased': [() => `DELETE FROM complaint_step WHERE what = 'answer'`, 'sealed'],
  'an answer that no operator gave': [
    () => `INSERT INTO complaint_step (complaint_id, no, member_id, what, text, at, made_by)
      SELECT id, 1, member_id, 'answer', 'x', now(), gen_random_uuid() FROM complaint WHERE state = 'received'`,
    'sealed',
  ],
  'complaints emptied out at once': [() => 'TRUNCATE complaint', 'sealed'],

  // The log of operators.
  'an act that failed and is said to be done': [
    () => `UPDATE ops_log SET facts = facts || '{"outcome": "done"}' WHERE facts ->> 'outcome' = 'refused'`,
    'sealed',
  ],
  'an act that was done and is said to be refused': [
    () => `UPDATE ops_log SET facts = facts || '{"outcome": "refused"}' WHERE facts ->> 'outcome' = 'done'`,
    'sealed',
  ],
  'an act that is said to be under way': [
    () => `UPDATE ops_log SET facts = facts || '{"outcome": "begun"}' WHERE facts ->> 'outcome' = 'done'`,
    'sealed',
  ],
  'the reason of an act': [
    () => `UPDATE ops_log SET why = 'as the law asks' WHERE command = 'protection limit'`,
    'act_log',
  ],
  'the reason among the facts of an act': [
    () => `UPDATE ops_log SET facts = facts || '{"reason": "x"}' WHERE facts ? 'reason'`,
    'sealed',
  ],
  'a fact more of an act that has ended': [
    () => `UPDATE ops_log SET facts = facts || '{"username": "xxx"}' WHERE command = 'protection limit'`,
    'sealed',
  ],
  'facts of acts taken out': [
    () => `UPDATE ops_log SET facts = '{}' WHERE command LIKE 'adjust %'`,
    'sealed',
  ],
  'who waits for an answer: the reason of an adjustment': [
    () => `UPDATE adjustment SET reason = 'x' WHERE ref = '${books.adjustments.refused}'`,
  ],
  'an adjustment that was refused and is asked for again': [
    () =>
      `UPDATE adjustment SET status = 'asked', ended_by = NULL, ended_at = NULL, act_id = NULL WHERE ref = '${books.adjustments.refused}'`,
    'adjustment_people',
  ],
  'a seal taken off': [() => `DELETE FROM ops_log WHERE command = 'seal'`, 'act_log'],
  'another hash in a seal': [
    () => `UPDATE ops_log SET asked = '{"site_outage": {}}' WHERE command = 'seal' AND asked ? 'site_outage'`,
    'act_log',
  ],
  'the end of the log erased': [() => 'DELETE FROM ops_log_end', 'act_log'],

  // What belongs to a round.
  'a price that waits for a round': [
    () => `INSERT INTO round_rate (round_id, type, position, rate_hundredths, discount_bp, min_satang, max_satang, max_per_number_satang, enabled)
      SELECT 'glo-2099-01-01', type, position, rate_hundredths * 10, discount_bp, min_satang, max_satang, max_per_number_satang, enabled FROM round_rate LIMIT 1`,
    'round_whole',
  ],
  'a seed that waits for a round': [
    () => `INSERT INTO round_seed (round_id, seed) VALUES ('pingpong-2099-01-01', 'known')`,
    'round_whole',
  ],
  'what became of a line, in a word that there is not': [
    () => `UPDATE bill_line SET status = 'x' WHERE status = 'pending'`,
    'bill_outcome',
  ],
  'a member who is said to be gone, and earns no commission': [
    () => `UPDATE member SET closed_at = now() WHERE id = '${books.other.memberId}'`,
    'closed_account',
  ],
  'a round of the house that waits, and is said to be done': [
    () => `UPDATE house_round SET status = 'done', ended_at = now() WHERE status = 'pending'`,
    'house_done',
  ],
  'a locked member is let in': [
    () => `UPDATE member SET status = 'active' WHERE status = 'locked'`,
    'sealed',
  ],

  'a member who is kept out in a word that there is not': [
    () => `UPDATE member SET status = 'suspended' WHERE id = '${books.other.memberId}'`,
    'sealed',
  ],
  'games of the house that count for nothing': [
    () => `UPDATE game SET category = 'casino' WHERE provider_id = 'house'`,
    'sealed',
  ],
  'what games of the house pay back': [
    () => `UPDATE game SET rtp_bp = NULL WHERE provider_id = 'house'`,
    'sealed',
  ],

  // Withdrawals, slips, bills and who members are.
  'why a withdrawal was refused': [
    () => `UPDATE withdrawal SET reason = 'x' WHERE ref = '${books.withdrawals.refused}'`,
  ],
  'the bank account that a member is paid to': [
    () => `UPDATE member SET bank_account_no = '9999999999' WHERE id = '${books.other.memberId}'`,
  ],
  'when a member was born': [
    () => `UPDATE member SET birth_date = '1980-01-01' WHERE id = '${books.other.memberId}'`,
  ],
  'when a bill was accepted': [
    () => `UPDATE bill SET created_at = created_at - interval '1 minute' WHERE id = '${books.bills.lost}'`,
  ],
  'a draw from before the site': [() => `UPDATE draw_result SET source = 'x' WHERE published_by = 'seed'`],
};

const refused = /never changed|only goes on|neither slip nor amount/;

async function tryOut(sql: string): Promise<string | undefined> {
  await world.db.script('SAVEPOINT before');
  try {
    await world.db.script(sql);
    return undefined;
  } catch (error) {
    await world.db.script('ROLLBACK TO before');
    return error instanceof Error ? error.message : String(error);
  }
}

/** What the check of this name says, of all that the audit looks at. */
async function foundBy(check: string): Promise<string[]> {
  const finder = checks.find(({ name }) => name === check);
  const details: string[] = [];
  for await (const detail of finder?.find(world.db) ?? []) details.push(detail);
  return details;
}

test('books in order have no difference, and the forgeries are many', async () => {
  await expectCleanAudit(world);
  expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(60);
});

describe.each(Object.keys(forgeries))('%s', (name) => {
  const [forge, check] = forgeries[name] ?? [() => ''];

  test('is refused by the database, or found by the audit', async () => {
    const refusal = await tryOut(forge());
    if (refusal !== undefined) expect(refusal).toMatch(refused);
    else expect(await foundBy(check ?? ''), check).not.toEqual([]);
  });
});

const withCheck = Object.entries(forgeries).flatMap(([name, [forge, check]]) =>
  check === undefined ? [] : [{ name, forge, check }],
);

test.each(withCheck)(
  '$name is found where the guards of the schema were taken away',
  async ({ forge, check }) => {
    await world.db.script('SET LOCAL session_replication_role = replica');
    await world.db.script(forge());
    expect(await foundBy(check), check).not.toEqual([]);
  },
);
