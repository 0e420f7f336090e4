import { Suspense } from 'react';
import { gamesCopy } from '#components/games/copy.ts';
import { GameGrid } from '#components/games/game-grid.tsx';
import { LastPlayedPart } from '#components/games/last-played-part.tsx';
import { SectionHeader } from '#components/ui/show/section-header.tsx';
import { gamePaths } from '#lib/games/game-paths.ts';
import type { HomeFacts } from '#lib/loaders/home.ts';
import { paths } from '#lib/paths.ts';

interface GameRowsProps {
  readonly rows: HomeFacts['games'];
  readonly isMember: boolean;
}

/**
 * Rows of games on the home page, each with the way to all of its kind; below the best known ones, what the member played last.
 * A row is a boundary, so that it comes to life in a task of its own.
 */
export function GameRows({ rows, isMember }: GameRowsProps) {
  return rows.map(({ key, title, games }) => {
    const isHot = key === 'hot';
    return (
      <Suspense key={key}>
        <section aria-labelledby={`games-${key}`}>
          <SectionHeader
            id={`games-${key}`}
            title={isHot ? gamesCopy.popular : gamesCopy.slotsOf(title)}
            href={isHot ? paths.lobby('slot') : gamePaths.lobbyOf('slot', { section: key })}
            linkText={isHot ? gamesCopy.allGames : gamesCopy.seeAll}
          />
          <GameGrid games={games} source={`home-${key}`} isRow />
          {isHot && isMember && <LastPlayedPart />}
        </section>
      </Suspense>
    );
  });
}
