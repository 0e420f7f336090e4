'use client';

import { useState } from 'react';
import { copy } from '#components/layout/copy.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import styles from './header.module.css';

const loadMenuDialog = () =>
  import('#components/layout/menu/menu-dialog.tsx').then((module) => module.MenuDialog);

/** The hamburger; the menu is loaded when it is first opened. */
export function MenuButton(member: { firstName: string; previousLoginAt: string | null; since: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.menu}
        aria-label={copy.menu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <LazyDialog load={loadMenuDialog} props={{ open, onClose: () => setOpen(false), ...member }} />
    </>
  );
}
