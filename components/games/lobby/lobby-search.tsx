import { gameLobbyCopy } from '#components/games/lobby/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { paths } from '#lib/paths.ts';
import type { LobbyKey } from '#rules/games/lobbies.ts';
import styles from './lobby.module.css';

/** The search of a lobby: a form with an address of its own, so that a result can be shared and gone back to. */
export function LobbySearch({ lobby, search }: { lobby: LobbyKey; search: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element has no address to send to
    <form role="search" action={paths.lobby(lobby)} className={styles.search}>
      <input
        type="search"
        name="search"
        aria-label={gameLobbyCopy.search}
        defaultValue={search}
        key={search}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={gameLobbyCopy.search}
      />
      <button type="submit" className={styles.go} aria-label={gameLobbyCopy.searchButton}>
        <Icon name="search" size={20} />
      </button>
    </form>
  );
}
