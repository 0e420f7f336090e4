'use client';

import { useState } from 'react';
import { GameStarShape } from '#components/games/game-star.tsx';
import games from '#components/games/games.module.css';
import { LastPlayed } from '#components/games/last-played.tsx';
import { gameLobbyCopy } from '#components/games/lobby/copy.ts';
import { LobbyFilters } from '#components/games/lobby/lobby-filters.tsx';
import { LobbySearch } from '#components/games/lobby/lobby-search.tsx';
import { LobbyTabs } from '#components/games/lobby/lobby-tabs.tsx';
import { FavouriteGames, ShownGames } from '#components/games/lobby/shown-games.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { GameLobby } from '#lib/loaders/games/lobby.ts';
import { paths } from '#lib/paths.ts';
import { useArea } from '#stores/provider.tsx';
import styles from './lobby.module.css';

/** A lobby: its games by section, or those that a search found; without any, what comes and where there is something to play. */
export function GameLobbyView(props: GameLobby) {
  const { lobby, title, text, coming, asked, found } = props;
  const favourites = useArea('lobby', (state) => state.favouriteGames);
  const [isFavourites, setFavourites] = useState(false);
  return (
    <>
      <GameStarShape />
      <div className={styles.head}>
        <PageHead title={title} lead={text} />
        {coming === null && <LobbySearch lobby={lobby} search={asked.search ?? ''} />}
      </div>
      <LobbyTabs lobby={lobby} />
      {coming === null && (
        <LobbyFilters {...props} isFavourites={isFavourites} onFavourites={setFavourites} />
      )}
      {isFavourites ? (
        <FavouriteGames {...props} favourites={favourites} />
      ) : (
        <ShownGames {...props} favourites={favourites} />
      )}
      {found === null && coming === null && <LastPlayed />}
      {coming !== null && <Coming lobby={lobby} text={coming} />}
    </>
  );
}

function Coming({ lobby, text }: { lobby: GameLobby['lobby']; text: string }) {
  return (
    <div className={games.coming}>
      {/* biome-ignore lint/performance/noImgElement: with priority it comes inside the HTML (server/first-load/first-picture.ts) */}
      <img src={`/art/category-${lobby}.svg`} alt="" width={128} height={128} fetchPriority="high" />
      <p>{text}</p>
      <div>
        <ButtonLink href={paths.lobby('slot')}>{gameLobbyCopy.playSlots}</ButtonLink>
        <ButtonLink href={paths.lottoLobby} variant="ghost">
          {gameLobbyCopy.betLottery}
        </ButtonLink>
      </div>
    </div>
  );
}
