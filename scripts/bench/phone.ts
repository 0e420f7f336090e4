import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { paths } from '#lib/paths.ts';
import { lobbyKeys } from '#rules/games/lobbies.ts';
import { findChromium } from '#scripts/verify/find-chromium.ts';
import { type Figure, median, type Report, type Target } from './figures.ts';
import { serveSite } from './sites.ts';

const LIGHTHOUSE = 'node_modules/lighthouse/cli/index.js';
const RUNS = 5;
const MOST_OUTPUT = 100_000_000;
const TRIES = 3;
/** Lighthouse's word for a trace without a beginning: it says nothing of the page. */
const NOT_RECORDED = 'NO_NAVSTART';
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-dev-shm-usage',
];

/** `devtools` slows network and processor down, `simulate` computes what they would have done. */
type Throttling = 'devtools' | 'simulate';

/** What Lighthouse's report holds, as far as it is read here. */
interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

interface Measure {
  readonly name: string;
  readonly by: Throttling;
  readonly unit: string;
  readonly target: Target;
  /** The only page that it is asked of. */
  readonly page?: string;
  readonly read: (report: LighthouseReport) => number;
}

const pages = [
  paths.home,
  ...lobbyKeys.map(paths.lobby),
  paths.lottoLobby,
  paths.lottoResults,
  paths.round('glo-2025-06-16'),
  paths.login,
  paths.register,
];

const score = (category: string) => (report: LighthouseReport) =>
  (report.categories[category]?.score ?? 0) * 100;
const audit =
  (name: string, unit = 1) =>
  (report: LighthouseReport) =>
    (report.audits[name]?.numericValue ?? Number.NaN) / unit;

const measure = (
  name: string,
  read: Measure['read'],
  target: Target,
  more: Partial<Omit<Measure, 'name' | 'read' | 'target'>> = {},
): Measure => ({ name, by: 'devtools', unit: '', target, read, ...more });

const measures: readonly Measure[] = [
  measure('performance', score('performance'), { atLeast: 98 }),
  measure('largest paint', audit('largest-contentful-paint', 1_000), { atMost: 1.2 }, { unit: 's' }),
  measure('blocked', audit('total-blocking-time'), { atMost: 80 }, { unit: 'ms' }),
  measure('layout shift', audit('cumulative-layout-shift'), { atMost: 0.01 }),
  measure('bytes', audit('total-byte-weight', 1_000), { atMost: 280 }, { unit: 'kB', page: paths.home }),
  ...['accessibility', 'best-practices', 'seo'].map((name) => measure(name, score(name), { atLeast: 100 })),
  measure('performance, simulated', score('performance'), { atLeast: 95 }, { by: 'simulate' }),
];

/** One run of Lighthouse on a page, as a phone with an empty cache. */
async function look(url: string, by: Throttling): Promise<LighthouseReport> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--throttling-method=${by}`,
      `--chrome-flags=${FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: MOST_OUTPUT },
  );
  const report: LighthouseReport = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** The same; what the browser did not record is looked at again. */
async function lookRecorded(url: string, by: Throttling, triesLeft = TRIES - 1): Promise<LighthouseReport> {
  try {
    return await look(url, by);
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes(NOT_RECORDED)) throw error;
    return lookRecorded(url, by, triesLeft - 1);
  }
}

async function lookOften(url: string, by: Throttling): Promise<LighthouseReport[]> {
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await lookRecorded(url, by));
  return reports;
}

/** What a phone pays for the pages that a visitor opens first: Lighthouse five times a page and way of throttling, medians. */
export async function benchPhone(port: number, only: readonly string[] | undefined): Promise<Report> {
  const site = await serveSite('PGlite', port);
  try {
    const figures: Figure[] = [];
    for (const page of pages.filter((one) => only === undefined || only.includes(one))) {
      // The first request of a page is slower than those that members meet.
      await fetch(`${site.origin}${page}`);
      const reports = {
        devtools: await lookOften(`${site.origin}${page}`, 'devtools'),
        simulate: await lookOften(`${site.origin}${page}`, 'simulate'),
      };
      for (const { name, by, unit, target, read, page: own } of measures) {
        if (own !== undefined && own !== page) continue;
        figures.push({ name: `${page}: ${name}`, value: median(reports[by].map(read)), unit, target });
      }
    }
    return { figures };
  } finally {
    await site.stop();
  }
}
