import { copy } from '#components/home/copy.ts';
import { Icon, type IconName } from '#components/ui/show/icon.tsx';
import { paths } from '#lib/paths.ts';
import styles from './home.module.css';

const forEverybody: ReadonlyArray<{ label: string; path: string; icon: IconName }> = [
  { label: 'แทงหวย', path: paths.lottoLobby, icon: 'lottery' },
  { label: 'สล็อต', path: paths.lobby('slot'), icon: 'star' },
  { label: 'ผลรางวัล', path: paths.lottoResults, icon: 'trophy' },
];

/** Four places in one tap. */
export function Shortcuts({ member }: { member: boolean }) {
  const own = member
    ? { label: 'ฝากเงิน', path: paths.deposit, icon: 'deposit' as const }
    : { label: 'สมัครสมาชิก', path: paths.register, icon: 'user' as const };
  return (
    <nav aria-label={copy.shortcuts}>
      <ul className={styles.shortcuts}>
        {[own, ...forEverybody].map((item) => (
          <li key={item.path}>
            <a href={item.path}>
              <span>
                <Icon name={item.icon} />
              </span>
              <span>{item.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
