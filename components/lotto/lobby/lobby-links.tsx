import { lobbyCopy } from '#components/lotto/lobby/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { paths } from '#lib/paths.ts';
import styles from './lobby.module.css';

/** Where results, rates and rules of every kind are. */
export function LobbyLinks() {
  return (
    <nav className={styles.links} aria-label={lobbyCopy.links}>
      <a href={paths.lottoResults}>
        <Icon name="trophy" size={20} />
        <span>{` ${lobbyCopy.allResults}`}</span>
      </a>
      <a href={paths.lottoRates}>
        <Icon name="list" size={20} />
        <span>{` ${lobbyCopy.allRates}`}</span>
      </a>
      <a href={paths.lottoRules}>
        <Icon name="info" size={20} />
        <span>{` ${lobbyCopy.rules}`}</span>
      </a>
    </nav>
  );
}
