import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { wheelCopy } from '#components/wheel/copy.ts';
import { WheelPage } from '#components/wheel/wheel-page.tsx';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { loadWheel } from '#lib/loaders/wheel.ts';

export const metadata: Metadata = { title: wheelCopy.title };

export default page('member', ['tab', 'before'], async ({ searchParams }: PageProps<'/member/wheel'>) => {
  const { tab, before } = await searchParams;
  const id = typeof before === 'string' && /^\d{1,15}$/.test(before) ? before : undefined;
  const shown = tab === '1' || tab === '2' ? Number(tab) : 0;
  const load = () => loadWheel({ tab: shown, before: id });
  // What the address says is no part of the page that is kept for everybody.
  return <WheelPage own={await (id || shown > 0 ? load() : personalFragment(load))} />;
});
