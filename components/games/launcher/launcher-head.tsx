'use client';

import { useEffect, useState } from 'react';
import { launcherCopy } from '#components/games/launcher/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import styles from './launcher.module.css';

interface LauncherHeadProps {
  readonly titleId: string;
  readonly name: string;
  /** Where the game is described. */
  readonly about: string;
  readonly onClose: () => void;
}

/** Close, logo and name of the game, and the whole screen where the device lets a page have it. */
export function LauncherHead({ titleId, name, about, onClose }: LauncherHeadProps) {
  const [isFull, setFull] = useState(false);
  const [canFill, setCanFill] = useState(false);
  useEffect(() => {
    setCanFill(document.fullscreenEnabled === true);
    const handleChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, []);
  const handleFull = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    );
  return (
    <div data-dialog-head className={styles.head}>
      <button type="button" className={styles.key} onClick={onClose} aria-label={launcherCopy.close}>
        <Icon name="close" />
      </button>
      {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
      <img src="/art/logo.svg" alt="" width={86} height={25} />
      <h2 id={titleId}>{name}</h2>
      <a className={styles.key} href={about} target="_blank" rel="noopener" aria-label={launcherCopy.about}>
        <Icon name="info" />
      </a>
      {canFill && (
        <button
          type="button"
          className={styles.key}
          onClick={handleFull}
          aria-pressed={isFull}
          aria-label={isFull ? launcherCopy.leaveFullscreen : launcherCopy.fullscreen}
        >
          <Corners isFull={isFull} />
        </button>
      )}
    </div>
  );
}

/** Four corners that point outwards, or inwards to leave the whole screen; no other page has them. */
function Corners({ isFull }: { isFull: boolean }) {
  const path = isFull ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5';
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
