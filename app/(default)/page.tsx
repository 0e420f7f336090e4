import { HomeView } from '#components/home/home-view.tsx';
import { InitialError } from '#components/layout/initial-error.tsx';
import { firstRead } from '#lib/loaders/first-read.ts';
import { loadHome } from '#lib/loaders/home.ts';
import { requireViewer } from '#lib/loaders/viewer.ts';

export default async function HomePage() {
  const [seed, viewer] = await Promise.all([firstRead(loadHome), firstRead(requireViewer)]);
  if (seed.failure) return <InitialError failure={seed.failure} />;
  return <HomeView home={seed.data} member={viewer.data?.state === 'member'} />;
}
