import { randomUUIDv7 } from 'node:crypto';
import pg from 'pg';
import { browseBills } from '#backend/lotto/bills/browse-bills.ts';
import { listBills } from '#backend/lotto/bills/list-bills.ts';
import { placeBill } from '#backend/lotto/bills/place-bill.ts';
import { listResults } from '#backend/lotto/rounds/list-results.ts';
import { showLobby } from '#backend/lotto/rounds/show-lobby.ts';
import { type Figure, median, type Report } from '#scripts/bench/figures.ts';
import { startCluster } from '#scripts/postgres/cluster.ts';
import { buildMembers, ctxOf, openServices, perSecond, ROUND } from './bench-services.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const OWN_BILLS = 24;
const TURNS = 15;
const LOAD = { total: 120, callers: 2 };

/** Bills of other members, all of one round, as rows alone. */
const OTHERS = `
  INSERT INTO bill (member_id, id, agent_id, round_id, status, idempotency_key, line_count, face_satang, charged_satang, payout_satang, created_at)
  SELECT md5((number % 5000)::text)::uuid, gen_random_uuid(), 31, $1, CASE WHEN number % 20 = 0 THEN 'won' ELSE 'lost' END, number::text,
    10, 1000, 1000, 0, '2025-06-15T12:00:00Z'::timestamptz - number * interval '1 second'
  FROM generate_series(1, $2::int) AS number`;

/** A database with so many bills of others and some of a member, and the reads of that member by name. */
async function openBooks(url: string, others: number) {
  const { db, services } = await openServices(url);
  const [member] = await buildMembers(services, 1);
  const ctx = ctxOf(services, member?.memberId ?? '');
  for (let count = 0; count < OWN_BILLS; count += 1) {
    const lines = [{ type: 'top_2', number: String(count).padStart(2, '0'), amount: 1 }];
    const input = { round_id: ROUND, pack: 'full' as const, lines, idempotency_key: randomUUIDv7() };
    await placeBill({ ctx, input });
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(OTHERS, [ROUND, others]);
  await client.query('VACUUM ANALYZE');
  await client.end();
  const reads: Readonly<Record<string, () => Promise<unknown>>> = {
    'bills list': () => listBills({ ctx, input: { limit: 21 } }),
    'bills list, won': () => listBills({ ctx, input: { limit: 21, status: 'won' } }),
    'bills page with totals': () => browseBills({ ctx, input: { limit: 20 } }),
    lobby: () => showLobby({ ctx, input: {} }),
    results: () => listResults({ ctx, input: { kind: 'glo', limit: 11 } }),
  };
  return { db, reads };
}

/** Reads of a member on PostgreSQL with a million bills of others stored, beside the same with a thousand. */
export async function benchGrowth(): Promise<Report> {
  const cluster = await startCluster({});
  try {
    const few = await openBooks(await cluster.createDatabase('few'), FEW);
    const many = await openBooks(await cluster.createDatabase('many'), MANY);
    const figures: Figure[] = [];
    for (const [name, readFew] of Object.entries(few.reads)) {
      const readMany = many.reads[name];
      if (!readMany) throw new Error(`There is no read ${name}`);
      const ratios: number[] = [];
      for (let turn = 0; turn <= TURNS; turn += 1) {
        const before = await perSecond(async () => void (await readFew()), LOAD);
        ratios.push((await perSecond(async () => void (await readMany()), LOAD)) / before);
      }
      // The first turn warms both up.
      const value = median(ratios.slice(1));
      figures.push({
        name: `${name}: a million bills ÷ a thousand`,
        value,
        unit: '',
        target: { atLeast: 0.85 },
      });
    }
    await Promise.all([few.db.close(), many.db.close()]);
    return { figures };
  } finally {
    await cluster.stop();
  }
}
