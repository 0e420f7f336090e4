import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#backend/core/db/database.ts';
import type { Observer } from '#backend/core/metrics/observer.ts';
import { transferCounter } from '#backend/core/metrics/transfer-counts.ts';

/** What metrics look at when somebody reads them. */
export interface MetricSources {
  readonly db: Pick<Database, 'query' | 'pool'>;
  /** Epoch milliseconds of the machine, by which ids are made. */
  readonly nowMs: () => number;
  readonly openStreams: () => number;
}

export interface Metrics extends Observer {
  readonly contentType: string;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
}

/** Bounds of the histogram in seconds: from an answer out of memory to the longest that a member waits. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts what a backend does, in a registry of its own. */
export function createMetrics({ db, nowMs, openStreams }: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'pwin_call_seconds',
    help: 'Calls of the contract by call and result: ok, the name of a refusal, or an HTTP status',
    labelNames: ['call', 'result'],
    buckets: SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'pwin_job_seconds',
    help: 'Runs of scheduled jobs by job and result: ok or failed',
    labelNames: ['job', 'result'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  });
  const transfers = new Counter({
    name: 'pwin_transfers_total',
    help: 'Movements in the ledger of the whole database (bills, money in and out) by kind and unit, a minute late',
    labelNames: ['kind', 'unit'],
    registers,
  });
  const moved = new Counter({
    name: 'pwin_transferred_total',
    help: 'What these movements moved, satang of baht, else the unit itself',
    labelNames: ['kind', 'unit'],
    registers,
  });
  new Gauge({
    name: 'pwin_open_streams',
    help: 'Event streams that are open in this process',
    registers,
    collect() {
      this.set(openStreams());
    },
  });
  new Gauge({
    name: 'pwin_pool_connections',
    help: 'Connections of calls to PostgreSQL (open, idle), and statements that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(db.pool?.() ?? {})) this.set({ state }, count);
    },
  });
  const newTransfers = transferCounter(db, nowMs);
  return {
    contentType: registry.contentType,
    call: (call, result, seconds) => calls.observe({ call, result }, seconds),
    job: (job, result, seconds) => jobs.observe({ job, result }, seconds),
    text: async () => {
      // What the process says of itself is told while the database is away too.
      for (const { kind, unit, count, amount } of await newTransfers().catch(() => [])) {
        transfers.inc({ kind, unit }, count);
        moved.inc({ kind, unit }, amount);
      }
      return registry.metrics();
    },
  };
}
