import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { page } from '#app/page-of.tsx';
import { gameLobbyCopy } from '#components/games/lobby/copy.ts';
import { GameLobbyView } from '#components/games/lobby/game-lobby-view.tsx';
import { loadGameLobby } from '#lib/loaders/games/lobby.ts';
import { idOf, oneOf } from '#lib/loaders/search-params.ts';
import { isLobbyKey } from '#rules/games/lobbies.ts';
import { isSectionKey, lobbyLayouts } from '#rules/games/lobby-layouts.ts';

/** Of a list: as the contract has it. */
const AFTER = /^\d{1,9}$/;
const LONGEST_SEARCH = 60;

export async function generateMetadata({ params }: PageProps<'/lobby/[[...name]]'>): Promise<Metadata> {
  const [name = 'slot'] = (await params).name ?? [];
  return { title: isLobbyKey(name) ? lobbyLayouts[name].title : gameLobbyCopy.title };
}

/** The lobby of one kind of game; without a name that of slots. */
export default page(
  'everyone',
  ['search', 'provider', 'section', 'after'],
  async ({ params, searchParams }: PageProps<'/lobby/[[...name]]'>) => {
    const [name = 'slot', ...deeper] = (await params).name ?? [];
    if (deeper.length > 0 || !isLobbyKey(name)) notFound();
    const query = await searchParams;
    const [section = '', after = ''] = [oneOf(query.section), oneOf(query.after)];
    const asked = {
      search: oneOf(query.search)?.slice(0, LONGEST_SEARCH),
      provider: idOf(oneOf(query.provider)),
      section: isSectionKey(section) ? section : undefined,
      after: AFTER.test(after) ? after : undefined,
    };
    return <GameLobbyView {...(await loadGameLobby(name, asked))} />;
  },
);
