import { orMissing } from '#app/or-missing.tsx';
import { nextPath } from '#components/account/session/next-path.ts';
import { HomeView } from '#components/home/home-view.tsx';
import { InitialError } from '#components/layout/errors/initial-error.tsx';
import { firstRead } from '#lib/loaders/first-read.ts';
import { loadHome } from '#lib/loaders/home.ts';
import { oneOf } from '#lib/loaders/search-params.ts';
import { requireViewer } from '#lib/loaders/viewer.ts';
import { paths } from '#lib/paths.ts';

export default orMissing(async function HomePage({ searchParams }: PageProps<'/'>) {
  const next = nextPath(oneOf((await searchParams).next));
  const [seed, viewer] = await Promise.all([firstRead(loadHome), firstRead(requireViewer)]);
  if (seed.failure) return <InitialError failure={seed.failure} />;
  return (
    <HomeView
      home={seed.data}
      member={viewer.data?.state === 'member'}
      next={next === paths.home ? undefined : next}
    />
  );
});
