import { type Compared, type DayResult, jsonOf } from '#backend/core/reconcile/reconcile-day.ts';
import { formatBaht, toBaht } from '#rules/money/baht.ts';
import type { Difference, Sums } from '#rules/reconcile/compare.ts';
import { type ReasonCode, reasonCodes, reasons } from '#rules/reconcile/reasons.ts';
import { BYTE_ORDER_MARK } from '#rules/text/byte-order-mark.ts';
import { csvLine } from '#rules/text/csv.ts';

const HEADING = [
  'day',
  'comparison',
  'code',
  'counts',
  'key',
  'own',
  'other',
  'loss_baht',
  'detail',
  'reason_th',
];

const inWords = (sums: Sums | null) =>
  sums === null
    ? 'nothing'
    : Object.entries(sums)
        .map(([name, satang]) => `${name} ${formatBaht(satang)}`)
        .join(', ');

function lineOf({ code, key, own, other, detail }: Difference, [mine, theirs]: Compared['sides']): string {
  const told = reasons[code].counts ? 'DIFFERENCE' : 'note';
  return `  ${told} ${code}: ${key}: ${mine} ${inWords(own)}; ${theirs} ${inWords(other)} (${detail})`;
}

function partLines({ name, sides, own, other, differences }: Compared): string[] {
  const sum = (side: Compared['own']) => `${side.count}${side.count > 0 ? `, ${inWords(side.sums)}` : ''}`;
  return [
    name,
    `  ${sides[0]}: ${sum(own)}`,
    `  ${sides[1]}: ${sum(other)}`,
    ...differences.map((one) => lineOf(one, sides)),
  ];
}

/** The day for reading, with what each code in it means in English and Thai. */
export function dayLines({ day, compared, differences, notes, hash }: DayResult): string[] {
  const codes = new Set<ReasonCode>(compared.flatMap((one) => one.differences.map(({ code }) => code)));
  const explained = reasonCodes
    .filter((code) => codes.has(code))
    .flatMap((code) => [`  ${code}: ${reasons[code].en}`, `      ${reasons[code].th}`]);
  return [
    `Day ${day} in Bangkok, amounts in baht`,
    ...compared.flatMap(partLines),
    ...(explained.length > 0 ? ['', 'What the codes say', ...explained] : []),
    '',
    differences === 0 ? `Everything agrees; ${notes} notes` : `${differences} differences, ${notes} notes`,
    `result ${hash}`,
  ];
}

/** A line per difference; of a day that agrees the heading alone. */
export function dayCsv({ day, compared }: DayResult): string[] {
  const rows = compared.flatMap(({ name, differences }) =>
    differences.map(({ code, key, own, other, lossSatang, detail }) => [
      ...[day, name, code, reasons[code].counts ? 'yes' : 'no', key, own ? inWords(own) : ''],
      ...[other ? inWords(other) : '', toBaht(lossSatang).toFixed(2), detail, reasons[code].th],
    ]),
  );
  return [
    `${BYTE_ORDER_MARK}${csvLine(HEADING).trimEnd()}`,
    ...rows.map((cells) => csvLine(cells).trimEnd()),
  ];
}

/** The whole result. */
export function dayJson(result: DayResult): string[] {
  return jsonOf(result, 2).split('\n');
}
