import { BalanceChip } from '#components/layout/balance-chip.tsx';
import { copy } from '#components/layout/copy.ts';
import { lottoLinks } from '#components/layout/member-menu.ts';
import { MenuButton } from '#components/layout/menu-button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { AgentConfig } from '#contract/agent.ts';
import type { Viewer } from '#lib/loaders/viewer.ts';
import { paths } from '#lib/paths.ts';
import styles from './header.module.css';

/** The fixed bar at the top: logo; for a visitor contact and login, for a member the balance and the menu. */
export function Header({ agent, viewer }: { agent: AgentConfig; viewer: Viewer }) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a href={paths.home} className={styles.logo}>
          {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
          <img src={agent.info.agent_logo} alt={`${agent.name} ${copy.home}`} width={124} height={36} />
        </a>
        <nav className={styles.links} aria-label={copy.mainNavigation}>
          {lottoLinks.map((link) => (
            <a key={link.key} href={link.path}>
              {link.label}
            </a>
          ))}
        </nav>
        {viewer.state === 'member' ? (
          <div className={styles.side}>
            <span className={styles.name}>{viewer.user.first_name}</span>
            <BalanceChip wallets={viewer.wallets} />
            <MenuButton
              firstName={viewer.user.first_name}
              previousLoginAt={viewer.user.previous_login?.at ?? null}
            />
          </div>
        ) : (
          <div className={styles.side}>
            <a
              className={styles.contact}
              href={agent.info.line_admin_url}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="chat" />
              {copy.contact}
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
