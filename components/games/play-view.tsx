'use client';

import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { gamesCopy } from '#components/games/copy.ts';
import { playCopy } from '#components/games/play-copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { loadPartsNow } from '#components/ui/idle-part.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { GameFacts } from '#lib/games/game-facts.ts';
import { gamePaths } from '#lib/games/game-paths.ts';
import { paths } from '#lib/paths.ts';
import type { LobbyKey } from '#rules/games/lobbies.ts';
import { useArea } from '#stores/provider.tsx';
import styles from './play.module.css';

interface PlayViewProps {
  readonly game: GameFacts & {
    readonly returns: string;
    readonly hasDemo: boolean;
    readonly lobby: LobbyKey;
  };
  readonly isDemo: boolean;
}

const SOURCE = 'play';

/** A game under its own address: what it is, and one tap to play it; with play money it opens by itself where the address says so. */
export function PlayView({ game, isDemo }: PlayViewProps) {
  const select = useArea('games', (state) => state.select);
  const isMember = useArea('user', (state) => state.isLoggedIn);
  const open = (asDemo: boolean) => {
    const { gameId, providerId, subProviderId, name } = game;
    select({ gameId, providerId, subProviderId, name, source: SOURCE, isDemo: asDemo });
    loadPartsNow();
  };
  // With money nothing begins that was not pressed for here.
  const begin = useEffectEvent(() => {
    if (isDemo && game.hasDemo) open(true);
  });
  useEffect(() => begin(), []);
  // A link leads there too while the scripts are on their way.
  const handleDemo = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    open(true);
  };
  const here = gamePaths.play({ provider: game.providerId, game: game.gameId });
  return (
    <>
      <PageHead title={game.name} back={{ href: paths.lobby(game.lobby), label: gamesCopy.allGames }} />
      <div className={styles.play}>
        {/* biome-ignore lint/performance/noImgElement: pictures are drawn in their size at build time */}
        <img src={game.image} alt="" width={220} height={220} />
        <p>
          {[game.returns, game.volatility === null ? '' : gamesCopy.volatility[game.volatility]]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {isMember ? (
          <Button onClick={() => open(false)}>{playCopy.play}</Button>
        ) : (
          <ButtonLink href={paths.loginFor(here)}>{playCopy.login}</ButtonLink>
        )}
        {game.hasDemo && (
          <ButtonLink
            variant="ghost"
            href={gamePaths.play({ provider: game.providerId, game: game.gameId, demo: '1' })}
            onClick={handleDemo}
          >
            {playCopy.demo}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
