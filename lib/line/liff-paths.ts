import { LIFF_PATH } from '#lib/line/liff-path.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { paths } from '#lib/paths.ts';

/** Where a link of LINE may lead, by the name in it: nothing else, and no address of others. */
const targets: ReadonlyMap<string, string> = new Map([
  ['home', paths.home],
  ['deposit', paths.deposit],
  ['withdraw', paths.withdraw],
  ['lotto', paths.lottoLobby],
  ['results', paths.lottoResults],
  ['bills', paths.lottoBills],
  ['lobby', paths.lobby('slot')],
  ['promotions', loyaltyPaths.promotions],
  ['wheel', loyaltyPaths.wheel],
  ['quests', loyaltyPaths.quests],
  ['coupon', loyaltyPaths.coupon],
  ['cashback', loyaltyPaths.cashback],
  ['redeem', loyaltyPaths.shop],
  ['affiliate', loyaltyPaths.affiliate],
  ['statement', paths.statement],
  ['inbox', paths.inbox],
  ['profile', paths.profile],
]);

/** The page of this site behind a name; undefined for what is no name. */
export function targetOf(name: string | undefined): string | undefined {
  return targets.get(name ?? '');
}

/** The name in what LINE hands on of a link (`liff.state`), as it stands at its beginning: `/deposit?from=chat`. */
export function nameInState(state: string | undefined): string | undefined {
  return /^\/?([a-z]{1,20})\/?(?:[?#].*)?$/.exec(state ?? '')?.[1];
}

/** The page that goes on to a name. */
export function liffPath(name?: string): string {
  return name ? `${LIFF_PATH}/${name}` : LIFF_PATH;
}

/** The same for a page of this site; without a name where it has none. A page of LINE's link is where it was. */
export function liffFor(path: string): string {
  const [, own] = /^\/liff\/([a-z]+)$/.exec(path) ?? [];
  if (targetOf(own)) return path;
  const [name] = [...targets].find(([, target]) => target === path && path !== paths.home) ?? [];
  return liffPath(name);
}
