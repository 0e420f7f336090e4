import { redirect } from 'next/navigation';
import { page } from '#app/page-of.tsx';
import { GameRows } from '#components/games/game-rows.tsx';
import { HomeView } from '#components/home/home-view.tsx';
import { RepeatLinks } from '#components/lotto/bills/repeat/repeat-links.tsx';
import { loadHome, loadOwnHome } from '#lib/loaders/home.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { oneOf } from '#lib/loaders/search-params.ts';
import { invitedPaths } from '#lib/loyalty/invited-paths.ts';
import { nextPath } from '#lib/next-path.ts';
import { paths } from '#lib/paths.ts';
import { plainAffiliateCode } from '#rules/affiliate/affiliate-code.ts';

export default page('everyone', ['next', 'ref'], async ({ searchParams }: PageProps<'/'>, viewer) => {
  const query = await searchParams;
  const next = nextPath(oneOf(query.next));
  const code = plainAffiliateCode(oneOf(query.ref) ?? '');
  if (code !== null) redirect(invitedPaths.register(code, next));
  const [home, { state }] = await Promise.all([loadHome(), viewer()]);
  const isMember = state === 'member';
  return (
    <HomeView
      home={home}
      games={<GameRows rows={home.games} isMember={isMember} />}
      own={isMember ? await personalFragment(loadOwnHome) : null}
      repeat={isMember ? <RepeatLinks /> : null}
      next={next === paths.home ? undefined : next}
    />
  );
});
