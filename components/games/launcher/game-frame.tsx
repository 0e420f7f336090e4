'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { launcherCopy } from '#components/games/launcher/copy.ts';
import { type FrameMessage, listenToFrame } from '#components/games/launcher/frame-messages.ts';
import styles from './launcher.module.css';

interface GameFrameProps {
  readonly link: string;
  readonly name: string;
  readonly onMessage: (message: FrameMessage) => void;
}

/**
 * The game in a frame that may run scripts and nothing else: it has no origin, so it reads nothing of the site and keeps nothing,
 * and it cannot lead the page away.
 */
export function GameFrame({ link, name, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useEffectEvent(onMessage);
  useEffect(
    () => (frame.current ? listenToFrame(frame.current, 'null', (message) => tell(message)) : undefined),
    [],
  );
  return (
    <iframe
      ref={frame}
      className={styles.game}
      src={link}
      title={launcherCopy.frame(name)}
      sandbox="allow-scripts"
      allow="fullscreen; autoplay; screen-wake-lock"
      referrerPolicy="no-referrer"
    />
  );
}
