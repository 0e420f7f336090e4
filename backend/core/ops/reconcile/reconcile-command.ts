import type { Area } from '#backend/area.ts';
import { may, type OpsCommand } from '#backend/core/ops/command.ts';
import { begunDayOption, type OpsAnswer, type OpsCall } from '#backend/core/ops/ops-call.ts';
import { dayCsv, dayJson, dayLines } from '#backend/core/reconcile/present-day.ts';
import { type Compared, hashOf, reconcileDay } from '#backend/core/reconcile/reconcile-day.ts';
import { reconcileGifts } from '#backend/core/reconcile/reconcile-gifts.ts';
import type { GivenStatement, Reconciliation } from '#backend/core/reconcile/reconciliation.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { readStatement } from '#rules/reconcile/read-statement.ts';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';

const STATEMENT =
  'CSV with a heading, English or Thai, of time, reference and amount, and of direction unless the sign says it';

const formats = { text: dayLines, csv: dayCsv, json: dayJson } as const;

/** The day that was asked for, or yesterday. */
function dayOf(call: OpsCall): string {
  if (call.options.day !== undefined) return begunDayOption(call, 'day');
  return addDays(bangkokDate(call.services.clock.now()), -1);
}

function formatOf({ options }: OpsCall): keyof typeof formats {
  const asked =
    options.format ?? (options.out === undefined ? 'text' : /\.json$/i.test(options.out) ? 'json' : 'csv');
  if (asked === 'text' || asked === 'csv' || asked === 'json') return asked;
  throw new OperatorRefusal(`--format is text, csv or json: ${asked}`);
}

interface Handed {
  readonly statement: GivenStatement | undefined;
  readonly compared: readonly Compared[];
}

/** The statement with its channels, and its lines that are not understood. */
async function readHanded(
  { options, services }: OpsCall,
  reconciles: readonly Reconciliation[],
): Promise<Handed> {
  const { statement: text, channel } = options;
  if (text === undefined && channel === undefined) return { statement: undefined, compared: [] };
  if (text === undefined) throw new OperatorRefusal('--channel needs --statement');
  if (channel === undefined)
    throw new OperatorRefusal(
      '--statement needs --channel: the channels it is of, such as in-1 or in-2,out-1',
    );
  const asked = channel.split(',').map((one) => one.trim());
  const known: string[] = [];
  for (const { channels } of reconciles) known.push(...((await channels?.(services)) ?? []));
  const strange = asked.filter((one) => !known.includes(one));
  if (strange.length > 0)
    throw new OperatorRefusal(`There is no channel ${strange.join(', ')}; there are ${known.join(', ')}`);
  const { lines, problems } = readStatement(text);
  const differences = problems.map(({ line, why }) => ({
    ...({
      code: 'not_understood',
      key: `line ${line}`,
      own: null,
      other: null,
      lossSatang: 0n,
      detail: why,
    } as const),
  }));
  const none = { count: 0, sums: {} };
  const part: Compared = {
    ...{ name: 'statement lines', sides: ['site', 'statement'], own: none },
    ...{ other: { ...none, count: lines.length }, differences },
  };
  return { statement: { channels: asked, lines }, compared: [part] };
}

async function run(call: OpsCall, reconciles: readonly Reconciliation[]): Promise<OpsAnswer> {
  const { services, options } = call;
  const [day, format] = [dayOf(call), formatOf(call)];
  const { statement, compared } = await readHanded(call, reconciles);
  const found = await reconcileDay(services, reconciles, { day, now: services.clock.now(), statement });
  const [unread = 0] = compared.map(({ differences }) => differences.length);
  const whole = {
    day,
    compared: [...compared, ...found.compared],
    differences: found.differences + unread,
    notes: found.notes,
  };
  const result = compared.length === 0 ? found : { ...whole, hash: hashOf(whole) };
  await services.db.transact((tx) => noteChange(tx, services, 'reconciled', `${day}:${result.hash}`));
  const code = result.differences === 0 ? 0 : 1;
  if (options.out === undefined) return { code, lines: formats[format](result) };
  return { code, lines: dayLines(result), file: `${formats[format](result).join('\n')}\n` };
}

/** Ledger, providers and channels of a day side by side. That it was asked is in the log, with the hash of what it answered. */
export function reconcileCommand(areas: readonly Pick<Area, 'reconciles' | 'gifts'>[]): OpsCommand {
  const gifts = reconcileGifts(areas.flatMap((one) => one.gifts ?? []));
  const reconciles = [...areas.flatMap((one) => one.reconciles), gifts];
  return {
    name: 'reconcile',
    summary:
      'Hold a day in Bangkok (yesterday unless said) against providers of games, payment channels and the ledger; 1 when they differ. --statement FILE is a CSV of --channel in-1 or in-2,out-1; --out FILE writes CSV, or JSON to FILE.json',
    changes: false,
    ofMembers: true,
    options: {
      day: may('YYYY-MM-DD'),
      statement: { ...may('FILE'), file: true, example: { about: STATEMENT } },
      channel: may('NAMES'),
      format: may('text|csv|json'),
      out: may('FILE'),
    },
    run: (call) => run(call, reconciles),
  };
}
