import { page } from '#app/page-of.tsx';
import { GameRows } from '#components/games/game-rows.tsx';
import { HomeView } from '#components/home/home-view.tsx';
import { loadHome } from '#lib/loaders/home.ts';
import { oneOf } from '#lib/loaders/search-params.ts';
import { nextPath } from '#lib/next-path.ts';
import { paths } from '#lib/paths.ts';

export default page('everyone', ['next'], async ({ searchParams }: PageProps<'/'>, viewer) => {
  const next = nextPath(oneOf((await searchParams).next));
  const [home, { state }] = await Promise.all([loadHome(), viewer()]);
  return (
    <HomeView
      home={home}
      games={<GameRows rows={home.games} />}
      member={state === 'member'}
      next={next === paths.home ? undefined : next}
    />
  );
});
