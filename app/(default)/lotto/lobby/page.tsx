import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { lobbyCopy } from '#components/lotto/lobby/copy.ts';
import { LobbyView } from '#components/lotto/lobby/lobby-view.tsx';
import { RoundsView } from '#components/lotto/rounds/rounds-view.tsx';
import { kindOfAddress } from '#lib/loaders/lotto/kinds.ts';
import { loadLobby } from '#lib/loaders/lotto/lobby.ts';
import { loadRoundDay } from '#lib/loaders/lotto/round-day.ts';

export const metadata: Metadata = { title: lobbyCopy.title };

/** Every kind; with `kind` of one that has many rounds a day, those rounds. */
export default page('everyone', ['kind'], async ({ searchParams }: PageProps<'/lotto/lobby'>) => {
  const { kind } = await searchParams;
  const day = kind === undefined ? null : await loadRoundDay(kindOfAddress(kind));
  return day ? <RoundsView {...day} /> : <LobbyView kinds={await loadLobby()} />;
});
