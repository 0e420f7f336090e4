'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const [isLoaded, setLoaded] = useState(false);
  const tell = useEffectEvent(onMessage);
  useEffect(
    () => (frame.current ? listenToFrame(frame.current, 'null', (message) => tell(message)) : undefined),
    [],
  );
  return (
    <div className={styles.stage}>
      <iframe
        ref={frame}
        className={styles.game}
        src={link}
        title={launcherCopy.frame(name)}
        sandbox="allow-scripts"
        allow="fullscreen; autoplay; screen-wake-lock"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
      <p className={styles.loading} role="status">
        {isLoaded ? '' : launcherCopy.opening}
      </p>
    </div>
  );
}
