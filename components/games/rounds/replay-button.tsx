'use client';

import { useState } from 'react';
import { roundsCopy } from '#components/games/rounds/copy.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import type { OwnRounds } from '#lib/loaders/games/rounds.ts';
import styles from './rounds.module.css';

const loadReplay = async () => (await import('#components/games/rounds/replay-dialog.tsx')).ReplayDialog;

/** Opens a round that has ended as it was played. */
export function ReplayButton({ round }: { readonly round: OwnRounds['rounds'][number] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.replay}
        aria-haspopup="dialog"
        aria-label={`${roundsCopy.replay} ${round.game_name} ${round.round_id}`}
        onClick={() => setOpen(true)}
      >
        {roundsCopy.replay}
      </button>
      {isOpen && (
        <LazyDialog load={loadReplay} props={{ round, open: true, onClose: () => setOpen(false) }} />
      )}
    </>
  );
}
