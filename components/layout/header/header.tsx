import { copy } from '#components/layout/copy.ts';
import { OfflineBar } from '#components/layout/errors/offline-bar.tsx';
import { BalanceChip } from '#components/layout/header/balance-chip.tsx';
import { InboxLink } from '#components/layout/header/inbox-link.tsx';
import { MenuButton } from '#components/layout/header/menu-button.tsx';
import { lottoLinks } from '#components/layout/menu/lotto-links.ts';
import type { SessionFacts } from '#components/layout/session/session-facts.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import type { Wallet } from '#contract/wallet.ts';
import { paths } from '#lib/paths.ts';
import styles from './header.module.css';

export interface HeaderProps {
  readonly siteName: string;
  readonly logo: string;
  readonly chatUrl: string;
  /** Undefined for a visitor. */
  readonly member:
    | {
        readonly firstName: string;
        readonly previousLoginAt: string | null;
        readonly wallets: Wallet[];
        /** Messages that are not read. */
        readonly unread: number;
        readonly session: SessionFacts;
        /** Texts that hold now and that they have not agreed to. */
        readonly isConsentDue: boolean;
      }
    | undefined;
}

/** The fixed bar at the top: logo; for a visitor contact and login, for a member the balance and the menu. */
export function Header({ siteName, logo, chatUrl, member }: HeaderProps) {
  return (
    <header className={styles.header} data-top>
      <OfflineBar />
      <div className={styles.inner}>
        <a href={paths.home} className={styles.logo}>
          {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
          <img src={logo} alt={`${siteName} ${copy.home}`} width={124} height={36} />
        </a>
        <nav className={styles.links} aria-label={copy.mainNavigation}>
          {lottoLinks.map((link) => (
            <a key={link.key} href={link.path}>
              {link.label}
            </a>
          ))}
        </nav>
        {member ? (
          <div className={styles.side}>
            <span className={styles.name}>{member.firstName}</span>
            <BalanceChip wallets={member.wallets} session={member.session} />
            <a className={styles.withdraw} href={paths.withdraw}>
              {copy.withdraw}
            </a>
            <InboxLink unread={member.unread} />
            <MenuButton
              firstName={member.firstName}
              previousLoginAt={member.previousLoginAt}
              since={member.session.since}
            />
          </div>
        ) : (
          <div className={styles.side}>
            <a className={styles.contact} href={chatUrl} target="_blank" rel="noopener noreferrer">
              <Icon name="chat" />
              <span>{copy.contact}</span>
            </a>
            <a className={styles.login} href={paths.login}>
              {copy.login}
            </a>
          </div>
        )}
      </div>
    </header>
  );
}
