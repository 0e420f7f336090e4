import { gameLobbyCopy } from '#components/games/lobby/copy.ts';
import { paths } from '#lib/paths.ts';
import { type LobbyKey, lobbyKeys } from '#rules/games/lobbies.ts';
import { lobbyLayouts } from '#rules/games/lobby-layouts.ts';
import styles from './lobby.module.css';

/** Links between the lobbies. */
export function LobbyTabs({ lobby }: { lobby: LobbyKey }) {
  return (
    <nav aria-label={gameLobbyCopy.lobbies} className={styles.tabs}>
      {lobbyKeys.map((key) => (
        <a
          key={key}
          href={paths.lobby(key)}
          className={styles.tab}
          aria-current={key === lobby ? 'page' : undefined}
        >
          {lobbyLayouts[key].title}
        </a>
      ))}
    </nav>
  );
}
