import { gamesCopy } from '#components/games/copy.ts';
import { GameGrid } from '#components/games/game-grid.tsx';
import games from '#components/games/games.module.css';
import { gameLobbyCopy } from '#components/games/lobby/copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { SectionHeader } from '#components/ui/show/section-header.tsx';
import { gameKey } from '#lib/games/game-facts.ts';
import { gamePaths } from '#lib/games/game-paths.ts';
import type { GameLobby } from '#lib/loaders/games/lobby.ts';
import { paths } from '#lib/paths.ts';
import styles from './lobby.module.css';

interface ListProps extends GameLobby {
  readonly favourites: readonly string[];
}

/** Every game of the page that is a favourite of this device, once. */
export function FavouriteGames({ lobby, sections, found, favourites }: ListProps) {
  const all = [...sections.flatMap((section) => section.games), ...(found?.games ?? [])];
  const own = new Map(all.map((game) => [gameKey(game), game]));
  const shown = favourites.flatMap((key) => own.get(key) ?? []);
  if (shown.length === 0) return <p className={styles.empty}>{gameLobbyCopy.noFavourites}</p>;
  return <GameGrid games={shown} source={`${lobby}-favourites`} favourites={favourites} />;
}

/** The games of a lobby by rows, or those that were found, and the way to more. */
export function ShownGames(props: ListProps) {
  const { lobby, asked, sections, found, more, favourites } = props;
  const rowLink = (key: string) => props.rows.find((row) => row.key === key)?.key;
  return (
    <>
      {found && <Found {...props} found={found} />}
      <div className={games.sections}>
        {sections.map(({ key, title, games: listed }, at) => (
          <section key={key} aria-labelledby={`section-${key}`}>
            <SectionHeader
              id={`section-${key}`}
              title={title}
              {...(rowLink(key) && {
                href: gamePaths.lobbyOf(lobby, { section: rowLink(key) }),
                linkText: gamesCopy.seeAll,
              })}
            />
            <GameGrid
              games={listed}
              source={`${lobby}-${key}`}
              isRow={key !== 'all'}
              isFirst={at === 0 && !found}
              favourites={favourites}
            />
          </section>
        ))}
      </div>
      <Pager
        label={gameLobbyCopy.pages}
        newest={
          asked.after === undefined
            ? undefined
            : {
                label: gameLobbyCopy.firstPage,
                href: gamePaths.lobbyOf(lobby, { ...asked, after: undefined }),
              }
        }
        older={more === null ? undefined : { label: gameLobbyCopy.more, href: more }}
      />
    </>
  );
}

type FoundProps = Pick<ListProps, 'lobby' | 'favourites'> & {
  readonly found: NonNullable<GameLobby['found']>;
};

function Found({ lobby, found, favourites }: FoundProps) {
  if (found.total === 0)
    return (
      <div role="status">
        <EmptyState art="empty-results" title={gameLobbyCopy.found(found.total)}>
          <p>{gameLobbyCopy.noneFound}</p>
          <ButtonLink href={paths.lobby(lobby)} variant="secondary">
            {gameLobbyCopy.showAll}
          </ButtonLink>
        </EmptyState>
      </div>
    );
  return (
    <>
      <div className={styles.found}>
        <p role="status">{gameLobbyCopy.found(found.total)}</p>
        <a href={paths.lobby(lobby)}>{gameLobbyCopy.showAll}</a>
      </div>
      {found.games.length > 0 && (
        <GameGrid games={found.games} source={`search-${lobby}`} isFirst favourites={favourites} />
      )}
    </>
  );
}
