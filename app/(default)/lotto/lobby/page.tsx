import type { Metadata } from 'next';
import { orMissing } from '#app/or-missing.tsx';
import { InitialError } from '#components/layout/errors/initial-error.tsx';
import { lobbyCopy } from '#components/lotto/copy.ts';
import { LobbyView } from '#components/lotto/lobby/lobby-view.tsx';
import { firstRead } from '#lib/loaders/first-read.ts';
import { loadLobby } from '#lib/loaders/lotto.ts';

export const metadata: Metadata = { title: lobbyCopy.title };

export default orMissing(async function LobbyPage() {
  const seed = await firstRead(loadLobby);
  if (seed.failure) return <InitialError failure={seed.failure} />;
  return <LobbyView kinds={seed.data} />;
});
