import { paths } from '#lib/paths.ts';
import type { Figure, Report } from './figures.ts';
import { load, type Target } from './load.ts';
import { makeMember } from './member.ts';
import { serveSite } from './sites.ts';
import { shownViews } from './views.ts';

const CALLS = ['/api/lotto/lobby', '/api/lotto/results'];
const REQUESTS = 10_000;
/** What the same requests left before pages were kept may grow by so much. */
const MB_MORE = 50;
const GROWTH_LIMIT = 1.05;

/** Memory of the site with PGlite after every page and some calls, and after addresses that nobody asks for twice. */
export async function benchMemory(port: number): Promise<Report> {
  const site = await serveSite('PGlite', port);
  try {
    const shown = await shownViews(site, (await makeMember(site)).cookie);
    const targets: Target[] = [
      ...shown.map((one) => one.target),
      ...CALLS.map((path) => ({ port: site.port, path })),
    ];
    const pages = (count: number) => targets[count % targets.length] ?? { port: site.port, path: paths.home };
    const junk = (count: number) => ({ port: site.port, path: `${paths.lottoLobby}?x${count}=${count}` });
    const figures: Figure[] = [];
    for (const [name, ask, before] of [
      ['after 10,000 pages and calls', pages, 789],
      ['then 10,000 different query strings', junk, 827],
      ['then 10,000 pages and calls more', pages, 828],
    ] as const) {
      await load(ask, { amount: REQUESTS });
      figures.push({ name, value: site.residentMb(), unit: 'MB', target: { atMost: before + MB_MORE } });
    }
    const growth = (figures.at(-1)?.value ?? 0) / (figures.at(-2)?.value ?? 1);
    figures.push({
      name: 'the last ÷ the one before',
      value: growth,
      unit: '',
      target: { atMost: GROWTH_LIMIT },
    });
    return { figures };
  } finally {
    await site.stop();
  }
}
