import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { AffiliatePage } from '#components/affiliate/affiliate-page.tsx';
import { affiliateCopy } from '#components/affiliate/copy.ts';
import { affiliateFilterOf, loadInvitation, loadOwnAffiliate } from '#lib/loaders/affiliate.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';

export const metadata: Metadata = { title: affiliateCopy.title };

export default page(
  'everyone',
  ['month', 'before'],
  async ({ searchParams }: PageProps<'/affiliate'>, viewer) => {
    const [invitation, { state }] = await Promise.all([loadInvitation(), viewer()]);
    const filter = affiliateFilterOf(await searchParams);
    const own = state === 'member' ? await personalFragment(() => loadOwnAffiliate(filter)) : undefined;
    return <AffiliatePage invitation={invitation} own={own} />;
  },
);
