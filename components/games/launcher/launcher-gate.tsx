'use client';

import { useEffect, useEffectEvent } from 'react';
import { gateCopy } from '#components/games/launcher/gate-copy.ts';
import { noteGame, readNotedGame } from '#components/games/launcher/noted-game.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { confirmPopup } from '#lib/feedback/popup.ts';
import { useArea } from '#stores/provider.tsx';

const loadLauncher = async () => (await import('#components/games/launcher/game-launcher.tsx')).GameLauncher;

/** Opens the launcher for the game that was chosen on whatever page, and offers to go on with one that a reload interrupted. */
export function LauncherGate() {
  const selected = useArea('games', (state) => state.selected);
  const select = useArea('games', (state) => state.select);
  const close = useArea('games', (state) => state.close);
  const memberId = useArea('user', (state) => state.authUser?.memberId ?? null);
  const offer = useEffectEvent(async () => {
    const noted = readNotedGame(memberId);
    if (!noted || selected) return;
    const goesOn = await confirmPopup({
      title: gateCopy.goOn(noted.name),
      text: gateCopy.goOnText,
      confirmText: gateCopy.goOnYes,
      cancelText: gateCopy.goOnNo,
    });
    if (goesOn) select(noted);
  });
  useEffect(() => void offer(), []);
  // After the offer has read what was noted before.
  useEffect(() => noteGame(selected, memberId), [selected, memberId]);
  if (!selected) return null;
  const key = `${selected.providerId} ${selected.gameId} ${selected.isDemo}`;
  return <LazyDialog key={key} load={loadLauncher} props={{ game: selected, onClose: close, open: true }} />;
}
