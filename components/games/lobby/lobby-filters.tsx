import { gameLobbyCopy } from '#components/games/lobby/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { gamePaths, type LobbyAsked } from '#lib/games/game-paths.ts';
import type { GameLobby } from '#lib/loaders/games/lobby.ts';
import styles from './lobby.module.css';

interface LobbyFiltersProps extends Pick<GameLobby, 'lobby' | 'asked' | 'rows' | 'providers'> {
  readonly isFavourites: boolean;
  readonly onFavourites: (isOn: boolean) => void;
}

/** What narrows a lobby: the favourites of this device; one of its rows or one provider, each under an address of its own. */
export function LobbyFilters(props: LobbyFiltersProps) {
  const { lobby, asked, rows, providers, isFavourites, onFavourites } = props;
  const { provider, section } = asked;
  const isWhole = Object.values(asked).every((value) => value === undefined);
  const handlePlace = () => onFavourites(false);
  const common = { lobby, onClick: handlePlace };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-label={gameLobbyCopy.filters} className={styles.tabs}>
      <Place {...common} text={gameLobbyCopy.every} to={{}} isCurrent={isWhole && !isFavourites} />
      <button
        type="button"
        className={styles.tab}
        aria-pressed={isFavourites}
        onClick={() => onFavourites(!isFavourites)}
      >
        <Icon name="star" size={20} />
        <span>{gameLobbyCopy.favourites}</span>
      </button>
      {rows.map(({ key, title }) => (
        <Place
          key={key}
          {...common}
          text={title}
          to={{ provider, section: key }}
          isCurrent={key === section && !isFavourites}
        />
      ))}
      {providers.map(({ id, name }) => (
        <Place
          key={id}
          {...common}
          text={name}
          to={{ provider: id, section }}
          isCurrent={id === provider && !isFavourites}
        />
      ))}
    </div>
  );
}

interface PlaceProps extends Pick<LobbyFiltersProps, 'lobby'> {
  readonly text: string;
  readonly to: LobbyAsked;
  readonly isCurrent: boolean;
  readonly onClick: () => void;
}

/** One narrowing under its own address. */
function Place({ lobby, text, to, isCurrent, onClick }: PlaceProps) {
  return (
    <a
      className={styles.tab}
      href={gamePaths.lobbyOf(lobby, to)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {text}
    </a>
  );
}
