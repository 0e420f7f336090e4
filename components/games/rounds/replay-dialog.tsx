'use client';

import Dialog from '@mui/material/Dialog';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { GameFrame } from '#components/games/launcher/game-frame.tsx';
import launcherStyles from '#components/games/launcher/launcher.module.css';
import { LauncherHead } from '#components/games/launcher/launcher-head.tsx';
import { roundsCopy } from '#components/games/rounds/copy.ts';
import { useBackCloses } from '#components/ui/dialog/use-back.ts';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { call } from '#lib/api/call.ts';
import { messageOf } from '#lib/api/errors.ts';
import { errorPopup } from '#lib/feedback/popup.ts';
import { gamePaths } from '#lib/games/game-paths.ts';
import type { OwnRounds } from '#lib/loaders/games/rounds.ts';

interface ReplayDialogProps {
  readonly open?: boolean;
  readonly round: OwnRounds['rounds'][number];
  readonly onClose: () => void;
}

/** A round of the member in the page of its provider, over the whole screen. */
export function ReplayDialog({ round, onClose }: ReplayDialogProps) {
  const { id: roundId, game_name: name, provider_id: provider, game_id: game } = round;
  const titleId = useId();
  const [link, setLink] = useState<string>();
  useBackCloses(true, onClose);
  const fail = useEffectEvent(async (error: unknown) => {
    // Closed first, the dialog would take its entry out of the history beneath the popup, and close that too.
    await errorPopup({ text: messageOf(error) });
    onClose();
  });
  useEffect(() => {
    let isCurrent = true;
    call('GET /api/member/game/replay', { id: roundId }).then(
      (found) => isCurrent && setLink(found.link),
      (error: unknown) => isCurrent && void fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [roundId]);
  return (
    <MuiProvider>
      <Dialog
        open
        fullScreen
        onClose={onClose}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { height: '100dvh', backgroundImage: 'none' } } }}
      >
        <LauncherHead
          titleId={titleId}
          name={roundsCopy.replayOf(name)}
          about={gamePaths.play({ provider, game })}
          onClose={onClose}
        />
        {link ? (
          <GameFrame link={link} name={name} onMessage={() => undefined} />
        ) : (
          <p className={launcherStyles.opening} role="status">
            {roundsCopy.replayOpening}
          </p>
        )}
      </Dialog>
    </MuiProvider>
  );
}
