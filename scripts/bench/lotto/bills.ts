import { randomUUIDv7 } from 'node:crypto';
import pg from 'pg';
import { placeBill } from '#backend/areas/lotto/bills/place-bill.ts';
import type { Services } from '#backend/services.ts';
import type { BuiltMember } from '#backend/testing/members.ts';
import { median, type Report } from '#scripts/bench/figures.ts';
import { startCluster } from '#scripts/postgres/cluster.ts';
import { AT, buildMembers, ctxOf, openServices, POOL, perSecond, ROUND } from './bench-services.ts';

const CALLERS = 50;
const LOAD = { total: 1_500, callers: CALLERS };
const ROUNDS = 5;

const numbersOf = (seedNumber: number) =>
  Array.from({ length: 10 }, (_, at) => String((seedNumber * 7 + at * 13) % 1000).padStart(3, '0'));

/** The rows of one bill by ordinary multi-row statements in one transaction, without any check. */
async function bareBill(pool: pg.Pool, house: string, memberId: string, count: number): Promise<void> {
  const [bill, transfer] = [randomUUIDv7(), randomUUIDv7()];
  const numbers = [...new Set(numbersOf(count))].sort();
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query(
      `UPDATE ledger_account SET balance = balance - 1000, seq = seq + 1 WHERE member_id = $1 AND kind = 'main' RETURNING id, balance, seq`,
      [memberId],
    );
    const [wallet] = rows;
    await client.query(
      `INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at) VALUES ($1, 'bare', $2, 'x', 'lotto_bill', $3, $4)`,
      [transfer, transfer, bill, AT],
    );
    await client.query(
      `INSERT INTO posting (transfer_id, position, from_account, to_account, satang, from_seq, from_balance) VALUES ($1, 0, $2, $3, 1000, $4, $5)`,
      [transfer, wallet.id, house, wallet.seq, wallet.balance],
    );
    await client.query(
      `INSERT INTO ledger_entry (account_id, day, seq, at, kind, satang, balance, reference, outside) VALUES ($1, $2::timestamptz::date, $3, $2, 'lotto_bill', -1000, $4, $5, false)`,
      [wallet.id, AT, wallet.seq, wallet.balance, bill],
    );
    await client.query(
      `INSERT INTO bill (member_id, id, agent_id, round_id, status, idempotency_key, line_count, face_satang, charged_satang, payout_satang, created_at, repeated_digits)
       VALUES ($1, $2, 31, $3, 'pending', $6, $4, 1000, 1000, 0, $5, 0)`,
      [memberId, bill, ROUND, numbers.length, AT, bill],
    );
    const lines = numbers
      .map((_, at) => `($1, $2, ${at}, 'top_3', $${at + 3}, 100, 100, 90000, 0, 'pending')`)
      .join(', ');
    await client.query(
      `INSERT INTO bill_line (member_id, bill_id, position, type, number, face_satang, charged_satang, rate_hundredths, payout_satang, status) VALUES ${lines}`,
      [memberId, bill, ...numbers],
    );
    // Rows that others write too come last, so that their locks are short.
    const sales = numbers.map((_, at) => `($1, 'top_3', $${at + 2}, 100)`).join(', ');
    await client.query(
      `INSERT INTO exposure (round_id, type, number, sold_satang) VALUES ${sales}
       ON CONFLICT (round_id, type, number) DO UPDATE SET sold_satang = exposure.sold_satang + excluded.sold_satang`,
      [ROUND, ...numbers],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

/** Places a bill of ten lines, of members in turn. */
export function placer(services: Services, members: readonly BuiltMember[]) {
  return async (count: number) => {
    const { memberId } = members[count % members.length] ?? { memberId: '' };
    const lines = numbersOf(count).map((number) => ({ type: 'top_3', number, amount: 1 }));
    const input = { round_id: ROUND, pack: 'full' as const, lines, idempotency_key: randomUUIDv7() };
    await placeBill({ ctx: ctxOf(services, memberId), input });
  };
}

/** Bills of ten lines on PostgreSQL: the verb in process beside the same rows by bare SQL over the same driver and pool size. */
export async function benchBills(): Promise<Report> {
  const cluster = await startCluster({});
  const { db, services } = await openServices(cluster.url());
  const pool = new pg.Pool({ connectionString: cluster.url(), max: POOL });
  try {
    const members = await buildMembers(services, CALLERS);
    const { rows } = await pool.query(`SELECT id FROM ledger_account WHERE kind = 'house.lotto'`);
    const house = String(rows[0]?.id);
    const verb = placer(services, members);
    const bare = (count: number) =>
      bareBill(pool, house, members[count % members.length]?.memberId ?? '', count);
    await perSecond(verb, LOAD);
    await perSecond(bare, LOAD);
    const speeds: Record<'verb' | 'bare', number[]> = { verb: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      speeds.verb.push(await perSecond(verb, LOAD));
      speeds.bare.push(await perSecond(bare, LOAD));
    }
    const [placed, written] = [median(speeds.verb), median(speeds.bare)];
    const figures = [
      { name: 'bills of ten lines, the verb', value: placed, unit: 'per s' },
      { name: 'the same rows, bare SQL', value: written, unit: 'per s' },
      { name: 'verb ÷ bare SQL', value: placed / written, unit: '', target: { atLeast: 1 } },
    ];
    return { figures };
  } finally {
    await Promise.all([db.close(), pool.end()]);
    await cluster.stop();
  }
}
