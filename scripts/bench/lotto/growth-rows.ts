import type pg from 'pg';

/** The moment around which all rows lie, in SQL. */
const NOW = `'2025-06-15T12:00:00Z'::timestamptz`;
/** Members that the rows of others are spread over. */
const OTHERS = `md5((number % 5000)::text)::uuid`;
/** Movements of a member who plays all year, five minutes apart. */
const OWN = 100_000;
const OWN_LAST_WEEK = 2_000;
const MOVES = `(ARRAY['lotto_bill', 'lotto_payout', 'lotto_bill', 'lotto_bill', 'lotto_payout'])[1 + number % 5]`;

/** Bills of other members, all of one round. */
const bills = `
  INSERT INTO bill (member_id, id, agent_id, round_id, status, idempotency_key, line_count, face_satang, charged_satang, payout_satang, created_at)
  SELECT ${OTHERS}, gen_random_uuid(), 31, $1, CASE WHEN number % 20 = 0 THEN 'won' ELSE 'lost' END, number::text,
    10, 1000, 1000, 0, ${NOW} - number * interval '1 second'
  FROM generate_series(1, $2::int) AS number`;

/** One movement in 100 is a deposit: some three a day. */
const entries = (account: string, number: string, from: string, step: string) => `
  INSERT INTO ledger_entry (account_id, day, seq, at, kind, satang, balance, reference, outside)
  SELECT ${account}, (at AT TIME ZONE 'Asia/Bangkok')::date, number, at, CASE WHEN number % 100 = 0 THEN 'deposit' ELSE ${MOVES} END,
    CASE WHEN number % 5 IN (0, 1, 4) THEN 100 ELSE -100 END, number, gen_random_uuid()::text, number % 100 = 0
  FROM (SELECT number, ${NOW} - ${step} AS at FROM ${number}) made ${from}`;

const entriesOfOthers = entries(
  OTHERS,
  'generate_series(1000, 999 + $1::int) AS number',
  '',
  `number * interval '25 seconds'`,
);
const ownEntries = entries(
  'account.id',
  `generate_series(1000 + ${OWN} - $2::int, 999 + ${OWN}) AS number`,
  `CROSS JOIN ledger_account account WHERE account.member_id = $1::uuid AND account.kind = 'main'`,
  `(1000 + ${OWN} - number) * interval '5 minutes'`,
);

/** Twenty kinds a day. */
const totals = (member: string, days: string) => `
  INSERT INTO wager_total (member_id, day, area, kind, accepted_count, charged_satang, valid_satang, settled_count, settled_satang, payout_satang)
  SELECT ${member}, ('2025-06-14'::date - day::int), 'lotto', 'kind' || kind, 9, 900, 900, 9, 900, 700
  FROM generate_series(0, ${days} - 1) AS day CROSS JOIN generate_series(1, 20) AS kind`;

const withdrawals = (member: string, from: number) => `
  INSERT INTO withdrawal (ref, member_id, agent_id, channel_id, idempotency_key, satang, bank_code, account_masked, hold_id, status, reason,
    requested_at, ended_at, act_id)
  SELECT 'REF' || (${from} + number), ${member}, 31, 1, 'key-' || number, 10000, '004', 'x-1234', gen_random_uuid(), 'refused', 'full',
    ${NOW} - (number + 24) * interval '1 hour', ${NOW}, gen_random_uuid()
  FROM generate_series(1, $1::int) AS number`;

export interface Rows {
  readonly round: string;
  readonly memberId: string;
  /** How many bills and movements others have; of totals a tenth, of withdrawals a hundredth as many. */
  readonly others: number;
  /** A year of the member, or the last week of that year alone: what the pages show first is the same. */
  readonly isYear: boolean;
}

/** Fills a database with rows alone: how they are read is what is looked at. */
export async function fillRows(client: pg.Client, { round, memberId, others, isYear }: Rows): Promise<void> {
  const rare = others / 100;
  await client.query(bills, [round, others]);
  await client.query(entriesOfOthers, [others]);
  await client.query(totals('gen_random_uuid()', '$1::int'), [others / 200]);
  await client.query(withdrawals(OTHERS, 10_000_000), [rare]);
  await client.query(ownEntries, [memberId, isYear ? OWN : OWN_LAST_WEEK]);
  await client.query(totals('$2::uuid', '$1::int'), [isYear ? 365 : 7, memberId]);
  await client.query(withdrawals('$2::uuid', 20_000_000), [isYear ? 1_000 : 20, memberId]);
  await client.query('VACUUM ANALYZE');
}
