import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { lobbyCopy } from '#components/lotto/lobby/copy.ts';
import { LobbyView } from '#components/lotto/lobby/lobby-view.tsx';
import { loadLobby } from '#lib/loaders/lotto.ts';

export const metadata: Metadata = { title: lobbyCopy.title };

export default page('everyone', [], async () => <LobbyView kinds={await loadLobby()} />);
