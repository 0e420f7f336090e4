'use client';

import { useQuery } from '@tanstack/react-query';
import { gamesCopy } from '#components/games/copy.ts';
import { GameGrid } from '#components/games/game-grid.tsx';
import { SectionHeader } from '#components/ui/show/section-header.tsx';
import { lastPlayedQuery } from '#lib/api/games/queries.ts';
import { gameFacts } from '#lib/games/game-facts.ts';
import { useArea } from '#stores/provider.tsx';
import styles from './games.module.css';

/** What the member played last, below everything that is there before it is known. */
export function LastPlayed() {
  const isMember = useArea('user', (state) => state.isLoggedIn);
  const { data } = useQuery({ ...lastPlayedQuery(), enabled: isMember });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="last-played" className={styles.last}>
      <SectionHeader id="last-played" title={gamesCopy.lastPlayed} />
      <GameGrid games={data.map(gameFacts)} source="last" isRow />
    </section>
  );
}
