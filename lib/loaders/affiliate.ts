import 'server-only';
import { Month } from '#contract/affiliate.ts';
import { Uuid } from '#contract/fields.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';
import type { Asked } from '#lib/loaders/search-params.ts';

/** Levels and rates, for anybody. */
export function loadAffiliateConfig() {
  return readPublic('GET /api/affiliate/v2/configs', {});
}

/** What an address asks for: a month, and the row to go on after. */
export function affiliateFilterOf({ month, before }: Readonly<Record<string, Asked>>) {
  return { month: Month.safeParse(month).data, before: Uuid.safeParse(before).data };
}

/** What the member earned by inviting, and who was invited. */
export async function loadOwnAffiliate({ month, before }: ReturnType<typeof affiliateFilterOf>) {
  const [summary, network, movements] = await Promise.all([
    read('GET /api/affiliate/summary', {}),
    read('POST /api/affiliate/network', {
      ...(month !== undefined && { month }),
      ...(before !== undefined && { before }),
    }),
    read('GET /api/affiliate/v2/transactions', month === undefined ? {} : { month }),
  ]);
  return { summary, network, movements, before };
}
export type OwnAffiliate = Awaited<ReturnType<typeof loadOwnAffiliate>>;
