import { pageAddresses } from '#e2e/routes.ts';
import { median, type Report } from './figures.ts';
import { benchFirstLoad } from './first-load.ts';
import { load, type Target } from './load.ts';
import { makeMember } from './member.ts';
import { type Asked, figuresOf, linesOf, type Measured, type Turn } from './pages-table.ts';
import type { Server } from './server.ts';
import { type BenchSite, type Engine, engines, serveEmptyPage, servePlain, serveSite } from './sites.ts';
import { type ShownView, shownViews, type View, views } from './views.ts';

const ROUNDS = 5;
const WARM_UP_SECONDS = 0.7;
const PAGE_SECONDS = 0.4;
const EMPTY_SECONDS = 0.25;
/** Pages that are faster than this are compared with a plain server too. */
const FAST_PER_SECOND = 3_000;

/** Every page for visitor and member on both engines, each turn beside the empty dynamic page of the same Next. */
export async function benchPages(port: number, only = pageAddresses): Promise<Report> {
  const unknown = only.filter((address) => !pageAddresses.includes(address));
  if (unknown.length > 0) throw new Error(`No page ${unknown}; there are ${pageAddresses.join(' ')}`);
  const chosen = views.filter(({ address }) => only.includes(address));
  const [empty, plain] = [await serveEmptyPage(port), await servePlain(port + 1)];
  const sites = new Map<Engine, BenchSite>();
  try {
    for (const [at, engine] of engines.entries()) sites.set(engine, await serveSite(engine, port + 2 + at));
    const measured = await measure(chosen, sites, empty);
    const [site] = sites.values();
    const scripts = site && only === pageAddresses ? await benchFirstLoad(site) : [];
    const compared = await beside(plain, measured);
    return { figures: [...figuresOf(compared), ...scripts], lines: linesOf(compared, scripts) };
  } finally {
    await Promise.all([empty, plain, ...sites.values()].map((server) => server.stop()));
  }
}

interface Plan extends ShownView {
  readonly engine: Engine;
  readonly site: Server;
  readonly turns: Turn[];
}

async function measure(
  chosen: readonly View[],
  sites: ReadonlyMap<Engine, BenchSite>,
  empty: Server,
): Promise<Measured[]> {
  const bare = { port: empty.port, path: '/' };
  const plans: Plan[] = [];
  for (const [engine, site] of sites) {
    const shown = await shownViews(site, (await makeMember(site)).cookie, chosen);
    plans.push(...shown.map((one) => ({ ...one, engine, site, turns: [] })));
  }
  await load(bare, { seconds: 3 * WARM_UP_SECONDS });
  for (const { target } of plans) await load(target, { seconds: WARM_UP_SECONDS });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { target, site, turns } of plans)
      turns.push(
        await turn(
          () => ask(empty, bare, EMPTY_SECONDS),
          () => ask(site, target, PAGE_SECONDS),
        ),
      );
  return plans.map(({ engine, view, turns }) => {
    const middle = (name: keyof Turn) => median(turns.map((one) => one[name]));
    return {
      engine,
      view,
      perSecond: middle('perSecond'),
      bodyBytes: middle('bodyBytes'),
      cpuMicroseconds: middle('cpuMicroseconds'),
      ratio: middle('ratio'),
      cpuRatio: middle('cpuRatio'),
    };
  });
}

async function ask(server: Server, target: Target, seconds: number): Promise<Asked> {
  const before = server.cpuSeconds();
  const { perSecond, bodyBytes, answers } = await load(target, { seconds });
  return { perSecond, bodyBytes, cpuMicroseconds: ((server.cpuSeconds() - before) * 1e6) / answers };
}

/** The empty page and a page right after it: the speed of a machine changes within seconds. */
async function turn(askEmpty: () => Promise<Asked>, askPage: () => Promise<Asked>): Promise<Turn> {
  const bare = await askEmpty();
  const page = await askPage();
  const cpuRatio = bare.cpuMicroseconds / page.cpuMicroseconds;
  return { ...page, ratio: page.perSecond / bare.perSecond, cpuRatio };
}

/** Fast pages with what a plain server answers of the same size: nobody can ask faster than that here. */
async function beside({ port }: Server, measured: readonly Measured[]): Promise<Measured[]> {
  const found: Measured[] = [];
  for (const one of measured) {
    const target = { port, path: `/${Math.round(one.bodyBytes)}` };
    const isFast = one.perSecond > FAST_PER_SECOND;
    if (isFast) await load(target, { seconds: EMPTY_SECONDS });
    found.push(isFast ? { ...one, plain: (await load(target, { seconds: PAGE_SECONDS })).perSecond } : one);
  }
  return found;
}
