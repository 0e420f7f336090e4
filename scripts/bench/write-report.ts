import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import nextPackage from 'next/package.json' with { type: 'json' };
import { isReached, type Report, short, table, wanted } from './figures.ts';

/** Read before anything is measured: what others do on the machine. */
const [loadBefore = 0] = loadavg();
const DOCUMENT = 'docs/performance.md';

/** Puts what a section measured in its place of docs/performance.md, between the two marks with its name. */
export function writeReport(section: string, report: Report): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [begin, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${DOCUMENT} has no place for ${section}`);
  const lines = [begin, '', `${stamp()}`, '', ...(report.lines ?? linesOf(report)), '', end];
  writeFileSync(DOCUMENT, `${before}${lines.join('\n')}${after}`);
}

function stamp(): string {
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}: Next ${nextPackage.version}, Node ${process.versions.node}, ${cpus().length} cores, load ${short(loadBefore)} before.`;
}

function linesOf({ figures }: Report): string[] {
  const rows = figures.map((one) => [
    one.name,
    `${short(one.value)} ${one.unit}`,
    wanted(one.target),
    one.target ? (isReached(one) ? 'yes' : '**no**') : '',
  ]);
  return table([['', 'measured', 'target', 'reached'], ...rows]);
}
