'use client';

import { type MouseEvent, useMemo, useState } from 'react';
import { lobbyCopy } from '#components/lotto/lobby/copy.ts';
import { KindCard, timesOf } from '#components/lotto/lobby/kind-card.tsx';
import { LobbyLinks } from '#components/lotto/lobby/lobby-links.tsx';
import { LobbyTools } from '#components/lotto/lobby/lobby-tools.tsx';
import { useServerSecond } from '#components/ui/clock/use-server-second.ts';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { LobbyKind } from '#lib/loaders/lotto/lobby.ts';
import { type KindFilter, listKinds } from '#lib/lotto/rounds/find-kinds.ts';
import { useArea } from '#stores/provider.tsx';
import styles from './lobby.module.css';

/**
 * Every lottery on offer, what closes next first, with search and favourites. One client component with one timer and one listener, so
 * that few facts of each kind cross to the browser; the first HTML is rendered on the server all the same.
 */
export function LobbyView({ kinds }: { kinds: readonly LobbyKind[] }) {
  const nowMs = useServerSecond();
  const favourites = useArea('lobby', (lobby) => lobby.favouriteKinds);
  const toggle = useArea('lobby', (lobby) => lobby.toggleFavouriteKind);
  const [filter, setFilter] = useState<KindFilter>('all');
  const [words, setWords] = useState('');
  const { open, others } = useMemo(
    () => listKinds(kinds, { filter, words, favourites }),
    [kinds, filter, words, favourites],
  );
  const groups = [
    { name: lobbyCopy.open, kinds: open },
    { name: lobbyCopy.others, kinds: others },
  ].filter((group) => group.kinds.length > 0);
  const handleClick = ({ target }: MouseEvent) => {
    const star = target instanceof Element ? target.closest<HTMLElement>('[data-star]') : null;
    if (star?.dataset.star) toggle(star.dataset.star);
  };
  return (
    <>
      <PageHead title={lobbyCopy.title} lead={lobbyCopy.lead} />
      {kinds.length > 0 && (
        <LobbyTools
          kinds={kinds}
          filter={filter}
          onFilter={setFilter}
          words={words}
          onWords={setWords}
          found={open.length + others.length}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the buttons within */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button clicks by the keyboard too */}
      <div className={styles.groups} onClick={handleClick}>
        {groups.map((group) => (
          <section key={group.name} aria-label={group.name}>
            <h2>{group.name}</h2>
            <ul className={styles.kinds}>
              {group.kinds.map((kind) => (
                <li key={kind.kind}>
                  <KindCard
                    kind={kind}
                    {...timesOf(kind, nowMs)}
                    isFavourite={favourites.includes(kind.kind)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {groups.length === 0 && (
        <p className={styles.empty}>
          {kinds.length === 0
            ? lobbyCopy.empty
            : filter === 'favourites' && words === ''
              ? lobbyCopy.noFavourites
              : lobbyCopy.noneFound}
        </p>
      )}
      <LobbyLinks />
    </>
  );
}
