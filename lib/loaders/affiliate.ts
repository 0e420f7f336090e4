import 'server-only';
import { Month } from '#contract/affiliate.ts';
import { AGENT_CODE } from '#contract/constants.ts';
import { Uuid } from '#contract/fields.ts';
import { INVITED_ONLY } from '#contract/promotion-refusal.ts';
import { optionalRead } from '#lib/loaders/first-read.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';
import type { Asked } from '#lib/loaders/search-params.ts';

/** Levels and rates, and what the invited are offered where a promotion for them runs, for anybody. */
export async function loadInvitation() {
  const [config, promotions] = await Promise.all([
    readPublic('GET /api/affiliate/v2/configs', {}),
    optionalRead(() => readPublic('GET /api/promotion/list', { agent_code: AGENT_CODE })),
  ]);
  const offer = promotions?.find(({ conditions }) => conditions.includes(INVITED_ONLY));
  return { config, offer };
}
export type Invitation = Awaited<ReturnType<typeof loadInvitation>>;

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
