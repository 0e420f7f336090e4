'use client';

import Dialog from '@mui/material/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { launcherCopy } from '#components/games/launcher/copy.ts';
import type { FrameMessage } from '#components/games/launcher/frame-messages.ts';
import { GameFrame } from '#components/games/launcher/game-frame.tsx';
import { LauncherHead } from '#components/games/launcher/launcher-head.tsx';
import { PlayLine } from '#components/games/launcher/play-line.tsx';
import { endSession, useGameLink } from '#components/games/launcher/use-game-link.ts';
import { WalletChooser } from '#components/games/launcher/wallet-chooser.tsx';
import { useBackCloses } from '#components/ui/dialog/use-back.ts';
import { Button } from '#components/ui/form/button.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { gameSessionQuery } from '#lib/api/games/queries.ts';
import { promotionProgressQuery } from '#lib/api/promotion/queries.ts';
import { useRefresh } from '#lib/api/use-refresh.ts';
import { gamePaths } from '#lib/games/game-paths.ts';
import { leaveFor } from '#lib/leave.ts';
import { paths } from '#lib/paths.ts';
import type { SelectedGame } from '#stores/games.ts';
import styles from './launcher.module.css';

interface GameLauncherProps {
  readonly open?: boolean;
  readonly game: SelectedGame;
  readonly onClose: () => void;
}

/** A game over the whole screen: what it is played with, then its frame. Closing it ends the game and reads the balance again. */
export function GameLauncher({ game, onClose }: GameLauncherProps) {
  const titleId = useId();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const [isOver, setOver] = useState(false);
  const { wallets, isOpening, link, sessionId, chooseWallet, openAgain } = useGameLink(game, onClose);

  const handleClose = () => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    if (sessionId) endSession(sessionId);
    if (!game.isDemo) refresh(['wallet']);
    onClose();
  };
  useBackCloses(true, handleClose);

  const handleDeposit = () => {
    handleClose();
    leaveFor(paths.deposit);
  };

  const handleAgain = () => {
    setOver(false);
    openAgain();
  };

  const handleMessage = (message: FrameMessage) => {
    if (message === 'over') setOver(true);
    if (message === 'deposit') handleDeposit();
    if (message !== 'round' || sessionId === undefined) return;
    void queryClient.invalidateQueries(gameSessionQuery(sessionId));
    const promotion = promotionProgressQuery();
    // Without one that runs there is nothing to read after each round.
    if (queryClient.getQueryData(promotion.queryKey)) void queryClient.invalidateQueries(promotion);
    refresh(['wallet']);
  };

  return (
    <MuiProvider>
      <Dialog
        open
        fullScreen
        onClose={handleClose}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { height: '100dvh', backgroundImage: 'none' } } }}
      >
        <LauncherHead
          titleId={titleId}
          name={game.name}
          about={gamePaths.play({ provider: game.providerId, game: game.gameId })}
          onClose={handleClose}
        />
        {game.isDemo && <p className={styles.line}>{launcherCopy.demo}</p>}
        {sessionId && <PlayLine sessionId={sessionId} />}
        {link && !isOver && <GameFrame link={link} name={game.name} onMessage={handleMessage} />}
        {link && isOver && <Over onClose={handleClose} {...(game.isDemo && { onAgain: handleAgain })} />}
        {!link && wallets.length > 0 && (
          <WalletChooser
            wallets={wallets}
            isOpening={isOpening}
            onChoose={chooseWallet}
            onDeposit={handleDeposit}
          />
        )}
        {!link && wallets.length === 0 && (
          <p className={styles.opening} role="status">
            {launcherCopy.opening}
          </p>
        )}
      </Dialog>
    </MuiProvider>
  );
}

/** A demo is opened again from here; with money the login may have ended, so the game is closed. */
function Over({ onClose, onAgain }: { onClose: () => void; onAgain?: () => void }) {
  return (
    <div className={styles.opening} role="status">
      <p>{launcherCopy.sessionOver}</p>
      {onAgain && <Button onClick={onAgain}>{launcherCopy.openAgain}</Button>}
      <Button onClick={onClose}>{launcherCopy.close}</Button>
    </div>
  );
}
