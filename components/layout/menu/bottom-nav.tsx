'use client';

import { usePathname } from 'next/navigation';
import { copy } from '#components/layout/copy.ts';
import { Icon, type IconName } from '#components/ui/show/icon.tsx';
import { paths } from '#lib/paths.ts';
import styles from './bottom-nav.module.css';

interface Item {
  readonly label: string;
  readonly path: string;
  readonly icon: IconName;
  readonly raised?: boolean;
}

const shared: readonly Item[] = [
  { label: copy.home, path: paths.home, icon: 'home' },
  { label: copy.results, path: paths.lottoResults, icon: 'trophy' },
];
/** Raised for members alone: the main act of a visitor is to join. */
const bet: Item = { label: copy.bet, path: paths.lottoLobby, icon: 'lottery' };
const forMember: readonly Item[] = [
  { ...bet, raised: true },
  { label: copy.bills, path: paths.lottoBills, icon: 'bill' },
  { label: copy.deposit, path: paths.deposit, icon: 'deposit' },
];
const forVisitor: readonly Item[] = [
  bet,
  { label: copy.rates, path: paths.lottoRates, icon: 'list' },
  { label: copy.login, path: paths.login, icon: 'user' },
];

/** Five places within reach of the thumb, on screens below 960 px. */
export function BottomNav({ member }: { member: boolean }) {
  const pathname = usePathname();
  return (
    <nav className={styles.nav} aria-label={copy.bottomNavigation}>
      {[...shared, ...(member ? forMember : forVisitor)].map((item) => (
        <a
          key={item.path}
          href={item.path}
          className={item.raised ? styles.raised : undefined}
          aria-current={pathname === item.path ? 'page' : undefined}
        >
          <span>
            <Icon name={item.icon} />
          </span>
          <span>{item.label}</span>
        </a>
      ))}
    </nav>
  );
}
