import { lineCopy } from '#components/line/copy.ts';
import { pageAddresses, sampleRound } from '#e2e/routes.ts';
import { LIFF_PATH } from '#lib/line/liff-path.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { paths } from '#lib/paths.ts';
import type { Target as Wanted } from './figures.ts';
import type { Target } from './load.ts';
import type { Server } from './server.ts';

type Viewer = 'visitor' | 'member';

/** A page as somebody sees it. */
export interface View {
  readonly address: string;
  readonly viewer: Viewer;
  /** True when the client takes compressed answers, as browsers do. */
  readonly compressed: boolean;
}

/** Pages that are the same for everybody but for the header, and those that are a member's own. */
const PUBLIC = [
  paths.home,
  paths.lobby('slot'),
  paths.lottoLobby,
  paths.lottoResults,
  paths.lottoRates,
  paths.round(sampleRound),
];
const FRAMED = PUBLIC.filter((address) => address !== paths.lottoRates);
const PERSONAL: readonly string[] = [
  ...[paths.lottoBills, paths.deposit, loyaltyPaths.memberPromotions, loyaltyPaths.coupon],
  ...[loyaltyPaths.quests, loyaltyPaths.wheel, loyaltyPaths.cashback, loyaltyPaths.lossRebate],
  ...[loyaltyPaths.affiliate, loyaltyPaths.shop, paths.inbox, paths.pollOf(1)],
];

const seenBy = (viewer: Viewer) => pageAddresses.map((address) => ({ address, viewer, compressed: false }));

/** Every page as a visitor and as a member see it; public ones also as browsers ask for them. */
export const views: readonly View[] = [
  ...seenBy('visitor'),
  ...PUBLIC.map((address) => ({ address, viewer: 'visitor' as const, compressed: true })),
  ...seenBy('member'),
];

/** How many times the empty page a view must be; undefined for one that is only measured. */
export function wantedOf({ address, viewer }: View): Wanted | undefined {
  if (viewer === 'visitor') return PUBLIC.includes(address) ? { atLeast: 10 } : undefined;
  if (FRAMED.includes(address)) return { atLeast: 4 };
  if (address === paths.withdraw || address === paths.statement) return { atLeast: 0.4 };
  return PERSONAL.includes(address) ? { atLeast: 0.5 } : undefined;
}

export const nameOf = ({ address, viewer, compressed }: View): string =>
  `${viewer} ${address}${compressed ? ', compressed' : ''}`;

export interface ShownView {
  readonly view: View;
  readonly target: Target;
}

/**
 * The views that a site shows, without those that lead this viewer elsewhere; `cookie` is that of a member's session. Throws
 * when a page shows a member as a visitor or the other way round.
 */
export async function shownViews(site: Server, cookie: string, chosen = views): Promise<ShownView[]> {
  const shown: ShownView[] = [];
  for (const view of chosen) {
    const { address: path, viewer, compressed } = view;
    const headers = {
      ...(viewer === 'member' && { cookie }),
      ...(compressed && { 'accept-encoding': 'gzip, deflate, br, zstd' }),
    };
    const answer = await fetch(`${site.origin}${path}`, { headers, redirect: 'manual' });
    const html = await answer.text();
    if (answer.status !== 200) continue;
    // The page of LINE has no header with a balance; only visitors are asked there whether they have no LINE.
    const isOfMember = path === LIFF_PATH ? !html.includes(lineCopy.otherWay) : html.includes('ยอดเงินคงเหลือ');
    if (isOfMember !== (viewer === 'member')) throw new Error(`${path} does not show itself to a ${viewer}`);
    shown.push({ view, target: { port: site.port, path, headers } });
  }
  return shown;
}
