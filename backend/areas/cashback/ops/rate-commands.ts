import { type RateTable, readRates } from '#backend/areas/cashback/rates/read-rates.ts';
import { rateKey, sealedRates } from '#backend/areas/cashback/sealings.ts';
import { cashbackRate } from '#backend/areas/cashback/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import {
  baht,
  dayOption,
  type OpsAnswer,
  type OpsCall,
  option,
  percent,
  requireWithinYear,
  satangOption,
  typedOption,
} from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { type Rank, ranks } from '#rules/cashback/rank.ts';
import { areWithinBound, type RankRates, returnedBp } from '#rules/cashback/rates.ts';
import { mostBackBp } from '#rules/loyalty/give-back.ts';
import { bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

const MOST_BP = 10_000;

function bpOption(call: OpsCall, name: string): number {
  const text = typedOption(call, name);
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value > MOST_BP)
    throw new OperatorRefusal(
      `--${name} is a whole number of hundredths of a percent, 0 to ${MOST_BP}: ${text}`,
    );
  return value;
}

function rankOption(call: OpsCall): Rank {
  const rank = ranks.find((one) => one === option(call, 'rank'));
  if (!rank) throw new OperatorRefusal(`--rank is one of ${ranks.join(', ')}`);
  return rank;
}

/** A day that has begun keeps the rates that were shown for it. */
function laterDay(call: OpsCall): string {
  const day = dayOption(call, 'from');
  const today = bangkokDate(call.services.clock.now());
  if (day <= today)
    throw new OperatorRefusal(`--from is a day after today, ${today}: a day that has begun keeps its rates`);
  requireWithinYear(call, '--from', instantOf(day, '00:00'));
  return day;
}

/** Operators who set rates at once wait here; who reads them does not. */
const lock: Statement = {
  name: 'cashback_lock_rates',
  text: 'LOCK TABLE cashback_rate IN SHARE ROW EXCLUSIVE MODE',
};
const lastNumber: Statement = {
  name: 'cashback_last_number',
  text: 'SELECT coalesce(max(number), 0) AS number FROM cashback_rate WHERE from_day = $1::date',
};

const inWords = ({ rank, turnoverBp, lossBp, capSatang, lossMostBp }: RankRates) =>
  `${rank}: ${turnoverBp} of the stake at risk, ${lossBp} of a net loss up to ${baht(capSatang)} and ${lossMostBp} of the stake at risk`;

async function setRates(call: OpsCall): Promise<OpsAnswer> {
  const [fromDay, rank, capSatang] = [laterDay(call), rankOption(call), satangOption(call, 'cap')];
  if (capSatang === undefined) throw new OperatorRefusal('--cap is missing');
  const bp = { turnoverBp: bpOption(call, 'turnover'), lossBp: bpOption(call, 'loss') };
  const rates: RankRates = { rank, ...bp, capSatang, lossMostBp: bpOption(call, 'loss-most') };
  if (!areWithinBound(rates))
    throw new OperatorRefusal(
      `Both rebates would give back ${percent(returnedBp(rates))} of stakes where ${percent(mostBackBp.cashback)} is the most`,
    );
  const { db } = call.services;
  return db.transact(async (tx) => {
    await tx.query(lock, []);
    const table = await readRates(tx);
    const all = await writeSet(call, tx, fromDay, withRank(table.setOn(fromDay), rates));
    const later = daysThatFollow(table, fromDay, rank);
    for (const day of later) await writeSet(call, tx, day, withRank(table.setOn(day), rates));
    const also = later.map(
      (day) => `Also in the set of ${day}, which was planned with the rates of ${rank} before`,
    );
    const lines = [`From ${fromDay} on, in hundredths of a percent:`, ...all.map(inWords), ...also];
    return { code: 0, lines };
  });
}

const withRank = (set: readonly RankRates[], rates: RankRates): readonly RankRates[] =>
  set.map((one) => (one.rank === rates.rank ? { ...one, ...rates } : one));

/**
 * Days after one whose sets only took over what holds of a rank now: a set has all ranks, and one that was planned for another
 * rank would bring the old rates back. A set that changed this rank stays, and so do those after it.
 */
function daysThatFollow(table: RateTable, fromDay: string, rank: Rank): readonly string[] {
  const now = inWords(table.of(fromDay, rank));
  const days: string[] = [];
  for (let day = fromDay; ; ) {
    const [next] = table.setAfter(day);
    if (!next || inWords(table.of(next.fromDay, rank)) !== now) return days;
    day = next.fromDay;
    days.push(day);
  }
}

/** Writes a set of a day once more; of several the newest holds. */
async function writeSet(
  { services }: OpsCall,
  tx: Tx,
  fromDay: string,
  set: readonly RankRates[],
): Promise<readonly RankRates[]> {
  const [last] = await tx.query<{ number: number }>(lastNumber, [fromDay]);
  const number = (last?.number ?? 0) + 1;
  const rows = set.map((one) => ({ ...one, fromDay, number, at: services.clock.now() }));
  await tx.orm.insert(cashbackRate).values(rows);
  await sealRows(tx, services, sealedRates, rows.map(rateKey));
  return set;
}

/** Rates of cashback from a later day on. */
export const rateCommands: readonly OpsCommand[] = [
  {
    name: 'cashback rates',
    summary: 'Set what a rank gets back from a later day on, in hundredths of a percent',
    changes: true,
    options: {
      from: needs('DAY'),
      rank: needs(ranks.join('|')),
      turnover: needs('BP'),
      loss: needs('BP'),
      cap: needs('BAHT'),
      'loss-most': needs('BP'),
    },
    run: setRates,
  },
];
