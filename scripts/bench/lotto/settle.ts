import pg from 'pg';
import { publishResult } from '#backend/areas/lotto/settlement/publish-result.ts';
import { drawOf, publicationOf } from '#backend/testing/lotto/draws.ts';
import { median, type Report } from '#scripts/bench/figures.ts';
import { startCluster } from '#scripts/postgres/cluster.ts';
import { buildMembers, openServices, perSecond, ROUND } from './bench-services.ts';
import { placer } from './bills.ts';

const BILLS = 10_000;
const MEMBERS = 200;
const CALLERS = 50;
const RUNS = 3;
const DRAW = drawOf();

/** One statement that finds what won, and writes lines, bills, wagers, wallets and the ledger; without any check. */
const SET_BASED = `
  WITH outcome AS MATERIALIZED (
    SELECT line.member_id, line.bill_id, line.position, CASE WHEN line.number = $2
      THEN least(line.face_satang * line.rate_hundredths / 100, 10000000000) ELSE 0 END AS payout
    FROM bill JOIN bill_line line ON line.member_id = bill.member_id AND line.bill_id = bill.id
    WHERE bill.round_id = $1 AND bill.status = 'pending'
  ), lines AS (
    UPDATE bill_line SET status = CASE WHEN outcome.payout > 0 THEN 'win' ELSE 'lose' END, payout_satang = outcome.payout
    FROM outcome WHERE bill_line.member_id = outcome.member_id AND bill_line.bill_id = outcome.bill_id
      AND bill_line.position = outcome.position
  ), owed AS MATERIALIZED (
    SELECT member_id, bill_id, sum(payout)::bigint AS payout FROM outcome GROUP BY 1, 2
  ), bills AS (
    UPDATE bill SET status = CASE WHEN owed.payout > 0 THEN 'won' ELSE 'lost' END, payout_satang = owed.payout,
      result_version = 1, ended_at = now()
    FROM owed WHERE bill.member_id = owed.member_id AND bill.id = owed.bill_id
  ), wagers AS (
    UPDATE wager SET status = 'settled', valid_satang = charged_satang, payout_satang = owed.payout, version = version + 1, ended_at = now()
    FROM owed WHERE wager.area = 'lotto' AND wager.reference = owed.bill_id::text RETURNING wager.*
  ), events AS (
    INSERT INTO wager_event (area, reference, version, status, valid_satang, payout_satang, at)
    SELECT area, reference, version, status, valid_satang, payout_satang, now() FROM wagers
  ), won AS MATERIALIZED (
    SELECT gen_random_uuid() AS id, owed.*, wallet.id AS wallet, wallet.balance + sum(payout) OVER turn AS balance_after,
      wallet.seq + row_number() OVER turn AS seq_after
    FROM owed JOIN ledger_account wallet ON wallet.member_id = owed.member_id AND wallet.kind = 'main'
    WHERE payout > 0 WINDOW turn AS (PARTITION BY owed.member_id ORDER BY bill_id)
  ), transfers AS (
    INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
    SELECT id, 'lotto.payout', bill_id::text, 'x', 'lotto_payout', bill_id::text, now() FROM won
  ), postings AS (
    INSERT INTO posting (transfer_id, position, from_account, to_account, satang, to_seq, to_balance)
    SELECT won.id, 0, house.id, wallet, payout, seq_after, balance_after
    FROM won CROSS JOIN (SELECT id FROM ledger_account WHERE kind = 'house.lotto') house
  ), entries AS (
    INSERT INTO ledger_entry (account_id, day, seq, at, kind, satang, balance, reference, outside)
    SELECT wallet, now()::date, seq_after, now(), 'lotto_payout', payout, balance_after, bill_id::text, false FROM won
  )
  UPDATE ledger_account SET balance = balance + paid.satang, seq = seq + paid.total
  FROM (SELECT wallet, sum(payout)::bigint AS satang, count(*) AS total FROM won GROUP BY 1) paid
  WHERE ledger_account.id = paid.wallet`;

/** Milliseconds that something takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function settleAtOnce(url: string, won: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await timed(() => client.query(SET_BASED, [ROUND, won]));
  } finally {
    await client.end();
  }
}

/** As an operator publishes it. The act is written first, as the command does. */
async function settleByVerb(url: string): Promise<number> {
  const { db, services } = await openServices(url);
  try {
    const operator = { ...services, actId: '00000000-0000-0000-0000-000000000000' };
    let settled = 0;
    const ms = await timed(async () => {
      settled = (await publishResult(operator, publicationOf(DRAW))).settled;
    });
    if (settled !== BILLS) throw new Error(`${settled} of ${BILLS} bills were settled`);
    return ms;
  } finally {
    await db.close();
  }
}

/** Settling 100,000 lines on PostgreSQL: the verb beside one statement that computes and pays the same, on equal copies. */
export async function benchSettle(): Promise<Report> {
  const cluster = await startCluster({});
  const admin = new pg.Client({ connectionString: cluster.url() });
  try {
    await cluster.createDatabase('placed');
    const { db, services } = await openServices(cluster.url('placed'));
    const place = placer(services, await buildMembers(services, MEMBERS));
    await perSecond(place, { total: BILLS, callers: CALLERS });
    await db.close();
    await admin.connect();
    const won = DRAW.first.slice(-3);
    const ms: Record<'verb' | 'bare', number[]> = { verb: [], bare: [] };
    for (let run = 0; run < RUNS; run += 1) {
      for (const name of ['verb', 'bare'] as const) {
        const copy = `${name}${run}`;
        await admin.query(`CREATE DATABASE ${copy} TEMPLATE placed`);
        const url = cluster.url(copy);
        ms[name].push(await (name === 'verb' ? settleByVerb(url) : settleAtOnce(url, won)));
        await admin.query(`DROP DATABASE ${copy}`);
      }
    }
    const [verb, bare] = [median(ms.verb), median(ms.bare)];
    return {
      figures: [
        { name: '100,000 lines settled by the verb', value: verb / 1000, unit: 's' },
        { name: 'the same by one statement', value: bare / 1000, unit: 's' },
        { name: 'verb ÷ one statement', value: verb / bare, unit: '', target: { atMost: 3 } },
      ],
    };
  } finally {
    await admin.end();
    await cluster.stop();
  }
}
