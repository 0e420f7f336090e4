import { type Figure, isReached, short, table, wanted } from './figures.ts';
import { type Engine, engines } from './sites.ts';
import { nameOf, type View, wantedOf } from './views.ts';

/** Answers of one address. */
export interface Asked {
  readonly perSecond: number;
  readonly bodyBytes: number;
  /** What one answer took of the server's process; a PostgreSQL server is another process. */
  readonly cpuMicroseconds: number;
}

export interface Turn extends Asked {
  /** Answers per second over those of the empty page right before. */
  readonly ratio: number;
  /** The same by time of the core that each answer took, which tells more while others use the machine. */
  readonly cpuRatio: number;
}

/** Medians of all turns of a page. */
export interface Measured extends Turn {
  readonly engine: Engine;
  readonly view: View;
  /** Answers per second of a plain server with bodies of this size; undefined for a page far below. */
  readonly plain?: number;
}

/** From this part of a plain server on, who asks is the limit, not who answers. */
const LIMITED = 0.8;

export function figuresOf(measured: readonly Measured[]): Figure[] {
  return measured.map(({ engine, view, ratio, cpuRatio }) => {
    const target = wantedOf(view);
    const note = `by CPU ${short(cpuRatio)}`;
    return {
      name: `${engine}: ${nameOf(view)}`,
      value: ratio,
      unit: '× empty',
      note,
      ...(target && { target }),
    };
  });
}

/** For docs/performance.md: a row for each view, with both engines. */
export function linesOf(measured: readonly Measured[], scripts: readonly Figure[]): string[] {
  const head = [
    'page',
    ...engines.flatMap((engine) => [`${engine}, per s`, '÷ empty', 'by CPU']),
    'target',
    'reached',
  ];
  const all = new Map(measured.map(({ view }) => [nameOf(view), view]));
  const rows = [...all.values()].map((view) => rowOf(view, measured));
  return [
    ...table([head, ...rows]),
    '',
    ...measured.flatMap(besidePlain),
    ...scripts.map((one) => `- ${one.name}: ${short(one.value)} ${one.unit}, ${verdict([one])}`),
  ];
}

function rowOf(view: View, measured: readonly Measured[]): string[] {
  const own = measured.filter((one) => nameOf(one.view) === nameOf(view));
  const cells = engines.flatMap((engine) => {
    const one = own.find((each) => each.engine === engine);
    if (!one) return ['', '', ''];
    return [short(one.perSecond), `${isLimited(one) ? '≥ ' : ''}${short(one.ratio)}`, short(one.cpuRatio)];
  });
  const target = wantedOf(view);
  return [nameOf(view), ...cells, wanted(target), target ? verdict(figuresOf(own)) : ''];
}

const verdict = (figures: readonly Figure[]) => (figures.every(isReached) ? 'yes' : '**no**');

function isLimited({ plain, perSecond }: Measured): boolean {
  return plain !== undefined && perSecond > LIMITED * plain;
}

function besidePlain({ engine, view, perSecond, plain, bodyBytes }: Measured): string[] {
  if (plain === undefined) return [];
  const part = `${short((perSecond * 100) / plain)} % of the ${short(plain)} per s`;
  return [
    `- ${engine}, ${nameOf(view)}: ${part} of a plain Node server with ${short(bodyBytes / 1000)} kB bodies`,
  ];
}
