import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { roundsCopy } from '#components/games/rounds/copy.ts';
import { RoundsPage } from '#components/games/rounds/rounds-page.tsx';
import { fileProblems, loadGameRounds } from '#lib/loaders/games/rounds.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { idOf } from '#lib/loaders/search-params.ts';

export const metadata: Metadata = { title: roundsCopy.title };

export default page('member', ['before', 'file'], async ({ searchParams }: PageProps<'/member/games'>) => {
  const query = await searchParams;
  const before = idOf(query.before);
  const problem = fileProblems.find((one) => one === query.file);
  // The id of a round in an address is its member's own: such a page is not cached under it.
  const own = await (before === undefined
    ? personalFragment(() => loadGameRounds(undefined, problem))
    : loadGameRounds(before));
  return <RoundsPage own={own} />;
});
