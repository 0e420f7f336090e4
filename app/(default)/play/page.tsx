import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { gamesCopy } from '#components/games/copy.ts';
import { GameLobbyView } from '#components/games/lobby/game-lobby-view.tsx';
import { playCopy } from '#components/games/play-copy.ts';
import { PlayView } from '#components/games/play-view.tsx';
import { CountsNote } from '#components/games/sheet/counts-note.tsx';
import { GameSheet } from '#components/games/sheet/game-sheet.tsx';
import { TableSheet } from '#components/games/sheet/table-sheet.tsx';
import { gameFacts } from '#lib/games/game-facts.ts';
import { findGameName, loadGame } from '#lib/loaders/games/game.ts';
import { loadGameLobby } from '#lib/loaders/games/lobby.ts';
import { loadSheet } from '#lib/loaders/games/sheet.ts';
import { loadTableSheet } from '#lib/loaders/games/table-sheet.ts';
import { idOf } from '#lib/loaders/search-params.ts';

export async function generateMetadata({ searchParams }: PageProps<'/play'>): Promise<Metadata> {
  const { provider, game } = await searchParams;
  const name = await findGameName(provider, game);
  return name ? { title: name, description: playCopy.about(name) } : { title: playCopy.play };
}

export default page(
  'everyone',
  ['provider', 'game', 'demo'],
  async ({ searchParams }: PageProps<'/play'>) => {
    const { provider, game, demo } = await searchParams;
    // Without a game it is the place to choose one.
    if (provider === undefined && game === undefined)
      return <GameLobbyView {...(await loadGameLobby('slot', {}))} />;
    const loaded = await loadGame(idOf(provider), idOf(game));
    const { rtp, category, has_demo: hasDemo } = loaded;
    // Options of a table return each its own.
    const returnsOf = category === 'slot' ? playCopy.rtp : gamesCopy.mostReturn;
    const facts = { returns: rtp === null ? '' : returnsOf(rtp), hasDemo, lobby: category };
    const [sheet, table] = [await loadSheet(loaded), await loadTableSheet(loaded)];
    return (
      <>
        <PlayView game={{ ...gameFacts(loaded), ...facts }} isDemo={demo === '1'} />
        <CountsNote {...loaded} />
        {sheet && <GameSheet sheet={sheet} />}
        {table && <TableSheet sheet={table} />}
      </>
    );
  },
);
