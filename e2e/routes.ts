import { globSync } from 'node:fs';
import { gamePaths } from '#lib/games/game-paths.ts';
import { resultPaths } from '#lib/lotto/result-paths.ts';
import { paths } from '#lib/paths.ts';
import { payAddress } from '#lib/pay-address.ts';
import { soothPaths } from '#lib/sooth/sooth-paths.ts';

/** What the addresses below name in a fresh world of QA (`docs/qa.md`). */
export const sampleRound = 'glo-2025-06-16';
const sampleResult = 'glo-2025-06-01';
/** The first bill of a world. */
const sampleBill = '00000000-0000-7000-8000-000000000001';

/** The deposit that is in it. */
const sampleDeposit = 'MOCK00000000';

/** A Yeekee round that is over, and the one that is played when a world begins. */
const sampleProof = 'yeekee-2025-06-15-40';
const sampleRoom = 'yeekee-2025-06-15-54';

/** One address of each kind that is made from an id. */
type Made<Paths> = Readonly<
  Record<{ [Name in keyof Paths]: Paths[Name] extends string ? never : Name }[keyof Paths], string>
>;

/** A new one does not compile until it stands here. */
const made: Made<typeof paths> = {
  loginFor: paths.loginFor(paths.round(sampleRound)),
  registerFor: paths.registerFor(paths.round(sampleRound)),
  forgotFor: paths.forgotFor(paths.round(sampleRound)),
  offerFor: paths.offerFor(paths.round(sampleRound)),
  homeFor: paths.homeFor(paths.deposit),
  sessionOver: paths.sessionOver(paths.round(sampleRound)),
  round: paths.round(sampleRound),
  rounds: paths.rounds('yeekee'),
  bills: paths.bills({ status: 'pending' }),
  bill: paths.bill(sampleBill),
  result: paths.result(sampleResult),
  winLossOf: paths.winLossOf({ from: '2025-06-01', to: '2025-06-15', area: 'lotto', kind: 'glo' }),
  statementOf: paths.statementOf({ from: '2025-06-01', to: '2025-06-15', type: 'withdrawal' }),
  statementFile: paths.statementOf({ from: '2025-01-01', to: '2025-01-31' }),
  results: paths.results('glo', '2025-06-01'),
  rates: paths.rates('dow'),
  lobby: paths.lobby('slot'),
  pollOf: paths.pollOf(1),
};
const madeOfResults: Made<typeof resultPaths> = {
  proof: resultPaths.proof(sampleProof),
  numberLeft: resultPaths.numberLeft('glo', '123'),
  ticketCheck: resultPaths.ticketCheck(sampleResult),
  tickets: resultPaths.tickets('097863\n12a456\n000000'),
  statistics: resultPaths.statistics('glo', 20),
  ofDay: resultPaths.ofDay('glo', '2025-06-01'),
};
const madeOfGames: Made<typeof gamePaths> = {
  play: gamePaths.play({ provider: 'house', game: 'lucky-market' }),
  lobbyOf: gamePaths.lobbyOf('slot', { provider: 'house', section: 'easy' }),
  rounds: gamePaths.rounds('00000000-0000-7000-8000-0000000000a1'),
  round: gamePaths.round('00000000-0000-7000-8000-0000000000a1'),
  // Files are saved, not shown.
  roundsFile: gamePaths.rounds(),
  verifier: gamePaths.rounds(),
};

const madeOfSooth: Made<typeof soothPaths> = { room: soothPaths.room(2) };

const folders = globSync('app/**/page.tsx').map(
  (file) => `/${file.replaceAll('\\', '/').split('/').slice(1, -1).join('/')}`,
);
/** The group of layouts, as `/(default)`, of each page in app/ by its route, as `/lotto/[[...round_id]]`. */
const groups: ReadonlyMap<string, string> = new Map(
  folders.map((folder) => [
    folder.replaceAll(/\/\([^)]*\)/g, '') || '/',
    /^\/\([^)]*\)/.exec(folder)?.[0] ?? '',
  ]),
);
const routes = [...groups.keys()].sort();

function pattern(route: string): RegExp {
  const parts = route
    .split('/')
    .slice(1)
    .map((part) => {
      if (part.startsWith('[[...')) return '(?:/[^?#]+)?';
      if (part.startsWith('[...')) return '/[^?#]+';
      return part.startsWith('[') ? '/[^/?#]+' : `/${part}`;
    });
  return new RegExp(`^${parts.join('')}(?:[?#]|$)`);
}

/** The address of a route that needs no id. */
function bare(route: string): string[] {
  if (route.includes('/[[...')) return [route.slice(0, route.indexOf('/[[...'))];
  return route.includes('[') ? [] : [route];
}

const withoutHash = (address: string) => address.split('#')[0] || '/';
const known = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...[made, madeOfResults, madeOfGames, madeOfSooth].flatMap((one) => Object.values(one)),
  ...routes.flatMap(bare),
  payAddress(sampleDeposit),
  paths.round(sampleRoom),
];

/** An address that no route serves. */
export const UNKNOWN = '/no/such/page';
/** What does not exist: without a route, or with a page that finds nothing. */
export const missing: readonly string[] = [
  paths.round('glo-2031-01-01'),
  paths.bill('00000000-0000-7000-8000-00000000ffff'),
  UNKNOWN,
];
/** Every address of the site, from lib/paths and from the routes themselves. */
export const addresses: readonly string[] = [...new Set([...known.map(withoutHash), ...missing])];

/** Of the routes that fit an address, Next takes the one with a name of its own. */
const routeOf = (address: string) =>
  routes.filter((route) => pattern(route).test(address)).sort((a, b) => spread(a) - spread(b))[0];
const spread = (route: string) => route.split('[').length;

/** What decides how an address looks beside its content: its route or its layout; what does not exist looks alike on all. */
const deciders = {
  route: (address: string) => (missing.includes(address) ? UNKNOWN : (routeOf(address) ?? UNKNOWN)),
  layout: (address: string) => groups.get(deciders.route(address)) ?? UNKNOWN,
} as const;
type Decider = keyof typeof deciders;

export const deciderOf = (address: string, decider: Decider): string => deciders[decider](address);

/**
 * What an address shows is looked at for each. What its route decides alone (what covers it, its way on) is looked at for one
 * address of each route, what its layout decides (the dialogs of its header) for one of each layout: the last, which has
 * most in it.
 */
export function standsFor(address: string, decider: Decider): boolean {
  const of = deciders[decider];
  return address === addresses.findLast((one) => of(one) === of(address));
}

/** One address of each route. */
export const pageAddresses: readonly string[] = routes.map(
  (route) => addresses.find((address) => routeOf(address) === route) ?? route,
);

/** The same, and one that no route serves. */
export const firstAddresses: readonly string[] = [...pageAddresses, UNKNOWN];

/** Routes that none of these addresses opens. */
export function routesWithoutAddress(opened: readonly string[] = addresses): string[] {
  return routes.filter((route) => !opened.some((address) => pattern(route).test(address)));
}

/** Routes of the default layout that none of the addresses opens. */
export function uncountedRoutes(opened: readonly string[]): string[] {
  const counted = opened.map((address) => deciderOf(address, 'route'));
  return pageAddresses
    .filter((address) => deciderOf(address, 'layout') === '/(default)')
    .map((address) => deciderOf(address, 'route'))
    .filter((route) => !counted.includes(route));
}
