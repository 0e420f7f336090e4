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

function headOf(key: HomeFacts['games'][number]['key'], title: string) {
  if (key === 'hot')
    return { title: gamesCopy.popular, href: paths.lobby('slot'), linkText: gamesCopy.allGames };
  const isTables = key === 'casino';
  return {
    title: isTables ? title : gamesCopy.slotsOf(title),
    href: isTables ? paths.lobby(key) : gamePaths.lobbyOf('slot', { section: key }),
    linkText: gamesCopy.seeAll,
  };
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
          <SectionHeader id={`games-${key}`} {...headOf(key, title)} />
          <GameGrid games={games} source={`home-${key}`} isRow />
          {isHot && isMember && <LastPlayedPart />}
        </section>
      </Suspense>
    );
  });
}
