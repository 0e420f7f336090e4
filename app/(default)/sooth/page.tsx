import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { soothCopy } from '#components/sooth/copy.ts';
import { SoothPage } from '#components/sooth/sooth-page.tsx';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { oneOf } from '#lib/loaders/search-params.ts';
import { loadSooth } from '#lib/loaders/sooth.ts';

export const metadata: Metadata = { title: soothCopy.title };

const ROOM = /^[1-9]\d{0,8}$/;

export default page('member', ['room'], async ({ searchParams }: PageProps<'/sooth'>) => {
  const room = oneOf((await searchParams).room) ?? '';
  const roomId = ROOM.test(room) ? Number(room) : undefined;
  return <SoothPage own={await personalFragment(() => loadSooth(roomId))} />;
});
