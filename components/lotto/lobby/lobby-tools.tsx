'use client';

import { lobbyCopy } from '#components/lotto/lobby/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import type { LobbyKind } from '#lib/loaders/lotto/lobby.ts';
import type { KindFilter } from '#lib/lotto/rounds/find-kinds.ts';
import { categoryNames } from '#rules/lotto/kinds/category-names.ts';
import styles from './lobby.module.css';

interface LobbyToolsProps {
  readonly kinds: readonly LobbyKind[];
  readonly filter: KindFilter;
  readonly onFilter: (filter: KindFilter) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** How many kinds are shown. */
  readonly found: number;
}

/** What narrows the lobby: words, favourites, groups. */
export function LobbyTools({ kinds, filter, onFilter, words, onWords, found }: LobbyToolsProps) {
  const groups = [...categoryNames].filter(([id]) => kinds.some(({ category }) => category === id));
  const filters: readonly (readonly [KindFilter, string])[] = [
    ['all', lobbyCopy.all],
    ['favourites', lobbyCopy.favourites],
    ...groups,
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element has no submit to hold back
    <form role="search" className={styles.tools} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.search}>
        <Icon name="search" size={20} />
        <span className="visually-hidden">{lobbyCopy.search}</span>
        <input
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={lobbyCopy.search}
          // Uncontrolled: what was typed before the page came alive stays, and counts.
          ref={(input) => {
            if (input?.value) onWords(input.value);
          }}
          onChange={(event) => onWords(event.target.value)}
        />
      </label>
      <fieldset className={styles.filters}>
        <legend className="visually-hidden">{lobbyCopy.groups}</legend>
        {filters.map(([value, label]) => (
          <button
            key={value}
            type="button"
            className={styles.filter}
            aria-pressed={filter === value}
            onClick={() => onFilter(value)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p className="visually-hidden" role="status">
        {(words !== '' || filter !== 'all') && lobbyCopy.found(found)}
      </p>
    </form>
  );
}
