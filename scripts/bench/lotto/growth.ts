import { randomUUIDv7 } from 'node:crypto';
import pg from 'pg';
import { listBillPage } from '#backend/areas/lotto/bills/list-bill-page.ts';
import { listBills } from '#backend/areas/lotto/bills/list-bills.ts';
import { placeBill } from '#backend/areas/lotto/bills/place-bill.ts';
import { listResults } from '#backend/areas/lotto/rounds/list-results.ts';
import { showLobby } from '#backend/areas/lotto/rounds/show-lobby.ts';
import { showWithdrawInfo } from '#backend/areas/payment/withdraw/show-info.ts';
import { showStatement } from '#backend/areas/wallet/statement/show-statement.ts';
import { showWinLoss } from '#backend/areas/wallet/winloss/show-win-loss.ts';
import { type Figure, median, type Report } from '#scripts/bench/figures.ts';
import { startCluster } from '#scripts/postgres/cluster.ts';
import { buildMembers, ctxOf, openServices, perSecond, ROUND } from './bench-services.ts';
import { fillRows, type Rows } from './growth-rows.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const OWN_BILLS = 24;
/** What the pages show before anything is chosen. */
const WEEK = { from: '2025-06-09', to: '2025-06-15' };
const TURNS = 15;
const LOAD = { total: 400, callers: 2 };

/** A database with so many rows of others and some of a member, and the reads of that member by name. */
async function openBooks(url: string, { others, isYear }: Pick<Rows, 'others' | 'isYear'>) {
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
  try {
    await fillRows(client, { round: ROUND, memberId: ctx.memberId, others, isYear });
  } finally {
    await client.end();
  }
  const reads: Readonly<Record<string, () => Promise<unknown>>> = {
    'bills list': () => listBills({ ctx, input: { limit: 21 } }),
    'bills list, won': () => listBills({ ctx, input: { limit: 21, status: 'won' } }),
    'bills page with totals': () => listBillPage({ ctx, input: { limit: 20 } }),
    lobby: () => showLobby({ ctx, input: {} }),
    statement: () => showStatement({ ctx, input: { ...WEEK, wallet: 'main', limit: 51 } }),
    'win and loss': () => showWinLoss({ ctx, input: WEEK }),
    withdraw: () => showWithdrawInfo({ ctx, input: {} }),
    results: () => listResults({ ctx, input: { kind: 'glo', limit: 11 } }),
  };
  return { db, reads };
}

/** Reads of a member on PostgreSQL with a million bills and movements of others and 100,000 of one's own, beside the same with a thousand and a week. */
export async function benchGrowth(): Promise<Report> {
  const cluster = await startCluster({});
  try {
    const few = await openBooks(await cluster.createDatabase('few'), { others: FEW, isYear: false });
    const many = await openBooks(await cluster.createDatabase('many'), { others: MANY, isYear: true });
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
        name: `${name}: a million rows of others and a year of one’s own ÷ a thousand and a week`,
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
