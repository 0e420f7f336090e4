import { affiliateTerms } from '#backend/areas/affiliate/tables.ts';
import { may, needs, type OpsCommand } from '#backend/core/ops/command.ts';
import {
  dayOption,
  type OpsAnswer,
  type OpsCall,
  option,
  percent,
  requireWithinYear,
} from '#backend/core/ops/ops-call.ts';
import { wagerNamesOf } from '#backend/core/wagers/wager-names.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { type CommissionRates, mostCommissionBp } from '#rules/affiliate/commission.ts';
import { mostBackBp } from '#rules/loyalty/give-back.ts';
import { instantOf } from '#rules/time/bangkok-time.ts';

const BP_OF_PERCENT = 100;

/** One level as it is typed: `lotto=0.15,lotto/yeekee=0.1,games=0.2`, in percent. */
function readLevel(call: OpsCall, name: string): CommissionRates {
  const rates: Record<string, number> = {};
  for (const part of option(call, name).split(',')) {
    const [, what = '', percent = ''] =
      /^([a-z]+(?:\/[A-Za-z0-9._-]+)?)=(\d(?:\.\d{1,2})?)$/.exec(part.trim()) ?? [];
    if (what === '') throw new OperatorRefusal(`--${name} is like lotto=0.15,games=0.2 in percent: ${part}`);
    if (what in rates) throw new OperatorRefusal(`--${name} says ${what} twice`);
    rates[what] = Math.round(Number(percent) * BP_OF_PERCENT);
  }
  return rates;
}

function requireKnown(call: OpsCall, levels: readonly CommissionRates[]): void {
  const known = wagerNamesOf(call.services);
  const unknown = levels.flatMap((rates) => Object.keys(rates)).find((name) => !known.has(name));
  if (unknown !== undefined) throw new OperatorRefusal(`Nobody places a wager on ${unknown}`);
}

async function run(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const from = dayOption(call, 'from');
  const fromAt = instantOf(from, '00:00');
  if (fromAt <= services.clock.now())
    throw new OperatorRefusal('--from lies behind: wagers that are accepted keep their rates');
  requireWithinYear(call, '--from', fromAt);
  const levels = [readLevel(call, 'first'), ...(call.options.second ? [readLevel(call, 'second')] : [])];
  requireKnown(call, levels);
  const most = mostCommissionBp(levels);
  if (most > mostBackBp.affiliate)
    throw new OperatorRefusal(
      `All levels together would give back ${percent(most)} of stakes where ${percent(mostBackBp.affiliate)} is the most`,
    );
  const { agentId, actId: madeBy } = services;
  await services.db.transact(async (tx) => {
    const row = { agentId, fromAt, levels, madeBy };
    const made = await tx.orm.insert(affiliateTerms).values(row).onConflictDoNothing().returning();
    if (made.length === 0) throw new OperatorRefusal(`Rates from ${from} on are there already`);
    await noteChange(tx, services, 'affiliateTerms', `${fromAt.toISOString()}|${JSON.stringify(levels)}`);
  });
  return { code: 0, lines: [`From ${from} on: ${levels.map((one) => JSON.stringify(one)).join(', then ')}`] };
}

/** Sets the rates of commission from a day to come; a day has rates once. */
export const setRates: OpsCommand = {
  name: 'affiliate rates',
  summary: 'Set commission by area or kind of wager from a day on, in percent; earlier wagers keep theirs',
  changes: true,
  needsReason: true,
  options: { from: needs('YYYY-MM-DD'), first: needs('lotto=0.15,games=0.2'), second: may('lotto=0.05') },
  run,
};
