'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { copy } from '#components/layout/copy.ts';
import { DialogLoading } from '#components/ui/dialog-loading.tsx';
import { Icon } from '#components/ui/icon.tsx';
import styles from './header.module.css';

const MenuDialog = dynamic(
  () => import('#components/layout/menu-dialog.tsx').then((module) => module.MenuDialog),
  { ssr: false, loading: DialogLoading },
);

/** The hamburger; the menu is loaded when it is first opened. */
export function MenuButton(member: { firstName: string; previousLoginAt: string | null }) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const handleOpen = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.menu}
        aria-label={copy.menu}
        aria-haspopup="dialog"
        onClick={handleOpen}
      >
        <Icon name="menu" />
      </button>
      {used && <MenuDialog open={open} onClose={() => setOpen(false)} {...member} />}
    </>
  );
}
