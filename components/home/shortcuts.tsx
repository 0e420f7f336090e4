import { copy } from '#components/home/copy.ts';
import { Icon, type IconName } from '#components/ui/show/icon.tsx';
import { paths } from '#lib/paths.ts';
import styles from './shortcuts.module.css';

const places: ReadonlyArray<{ label: string; path: string; icon: IconName }> = [
  { label: copy.bet, path: paths.lottoLobby, icon: 'lottery' },
  { label: copy.yeekee, path: paths.rounds('yeekee'), icon: 'clock' },
  { label: copy.results, path: paths.lottoResults, icon: 'trophy' },
  { label: copy.slots, path: paths.lobby('slot'), icon: 'star' },
];

/** Four places in one tap, in one row on the smallest phone. */
export function Shortcuts() {
  return (
    <nav aria-label={copy.shortcuts}>
      <ul className={styles.shortcuts}>
        {places.map(({ label, path, icon }) => (
          <li key={path}>
            <a href={path}>
              <span>
                <Icon name={icon} />
              </span>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
