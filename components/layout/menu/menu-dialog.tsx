'use client';

import { useRef } from 'react';
import { SecurityNotices } from '#components/account/security/security-notices.tsx';
import { useLogout } from '#components/account/session/use-logout.ts';
import { copy } from '#components/layout/copy.ts';
import { SchemeToggle } from '#components/layout/header/scheme-toggle.tsx';
import { menuCopy } from '#components/layout/menu/copy.ts';
import { lottoLinks } from '#components/layout/menu/lotto-links.ts';
import { memberMenu } from '#components/layout/menu/member-menu.ts';
import { MenuTimes } from '#components/layout/menu/menu-times.tsx';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { Icon, type IconName } from '#components/ui/show/icon.tsx';
import { dialogWidthPx } from '#contract/constants.ts';
import { paths } from '#lib/paths.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './menu-dialog.module.css';

interface MenuDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly firstName: string;
  readonly previousLoginAt: string | null;
  /** When the session began, ISO 8601. */
  readonly since: string;
}

const lottoIcons: Readonly<Record<string, IconName>> = {
  bet: 'lottery',
  bills: 'bill',
  results: 'trophy',
  rates: 'list',
};

/** The member menu. It closes after any choice. */
export function MenuDialog({ open, onClose, firstName, previousLoginAt, since }: MenuDialogProps) {
  const logout = useLogout();
  const isLeaving = useRef(false);
  const handleLogout = () => {
    isLeaving.current = true;
    onClose();
  };
  // Asked when the menu is closed: a popup above a closing dialog would leave the page hidden to screen readers.
  const handleClosed = () => {
    if (!isLeaving.current) return;
    isLeaving.current = false;
    void logout();
  };
  return (
    <MuiProvider>
      <DialogFrame
        open={open}
        onClose={onClose}
        onClosed={handleClosed}
        title={copy.menu}
        maxWidth={dialogWidthPx.menu}
      >
        <div className={styles.member}>
          <span className={styles.avatar} aria-hidden="true">
            <Icon name="user" />
          </span>
          <div>
            <p className={styles.name}>{firstName}</p>
            <p className={styles.previous}>
              {previousLoginAt
                ? menuCopy.previousLogin(formatThaiDateTime(previousLoginAt))
                : menuCopy.welcomeFirst}
            </p>
            <MenuTimes since={since} />
          </div>
          <SchemeToggle />
        </div>
        <div className={styles.money}>
          <a href={paths.deposit} className={styles.deposit} onClick={onClose}>
            <Icon name="deposit" />
            <span>{copy.deposit}</span>
          </a>
          <a href={paths.withdraw} className={styles.withdraw} onClick={onClose}>
            <Icon name="withdraw" />
            <span>{copy.withdraw}</span>
          </a>
        </div>
        <ul className={styles.tiles}>
          {lottoLinks.map((link) => (
            <li key={link.key}>
              <a href={link.path} onClick={onClose}>
                <Icon name={lottoIcons[link.key] ?? 'lottery'} />
                <span>{link.label}</span>
              </a>
            </li>
          ))}
        </ul>
        <SecurityNotices since={previousLoginAt} />
        <ul className={styles.entries}>
          {memberMenu.map((entry) => (
            <MenuEntry key={entry.key} entry={entry} onClose={onClose} onLogout={handleLogout} />
          ))}
        </ul>
      </DialogFrame>
    </MuiProvider>
  );
}

function MenuEntry({
  entry,
  onClose,
  onLogout,
}: {
  entry: (typeof memberMenu)[number];
  onClose: () => void;
  onLogout: () => void;
}) {
  if (entry.action === 'logout') {
    return (
      <li>
        <button type="button" onClick={onLogout}>
          <Icon name="logout" />
          <span>{entry.label}</span>
        </button>
      </li>
    );
  }
  if (!entry.path) return null;
  return (
    <li>
      <a href={entry.path} onClick={onClose}>
        <span>{entry.label}</span>
        <Icon name="chevron-right" />
      </a>
    </li>
  );
}
