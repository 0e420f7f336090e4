'use client';

import { useEffect, useState } from 'react';
import { turnCopy } from '#components/ui/carousel/auto-turn-copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import styles from './carousel-dots.module.css';

/** So long a slide stands: three of our titles are read in it. */
const TURN_MS = 6_000;

/** Moves on by one slide, and from the last to the first. */
function turn(track: HTMLElement): void {
  const isAtEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 4;
  const width = track.firstElementChild?.getBoundingClientRect().width ?? track.clientWidth;
  track.scrollTo({ left: isAtEnd ? 0 : track.scrollLeft + width });
}

/** Stops for good when somebody takes the slides in hand; only stands while they are looked at or not seen. */
function keepTurning(track: HTMLElement, stop: () => void): () => void {
  const section = track.parentElement ?? track;
  let isSeen = false;
  const watch = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting === true;
  });
  watch.observe(track);
  const timer = setInterval(() => {
    const isHeld = section.matches(':hover') || section.matches(':focus-within');
    if (isSeen && !isHeld && !document.hidden) turn(track);
  }, TURN_MS);
  track.addEventListener('pointerdown', stop);
  track.addEventListener('wheel', stop, { passive: true });
  return () => {
    clearInterval(timer);
    watch.disconnect();
    track.removeEventListener('pointerdown', stop);
    track.removeEventListener('wheel', stop);
  };
}

/** Lets the slides of a track move by themselves, with a button that stops them. Where motion is reduced nothing moves. */
export function AutoTurn({ trackId }: { readonly trackId: string }) {
  const [canMove, setCanMove] = useState(false);
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => setCanMove(!reduced.matches);
    look();
    reduced.addEventListener('change', look);
    return () => reduced.removeEventListener('change', look);
  }, []);
  useEffect(() => {
    const track = document.getElementById(trackId);
    if (!track || !canMove || !isOn) return;
    return keepTurning(track, () => setOn(false));
  }, [trackId, canMove, isOn]);
  if (!canMove) return null;
  return (
    <button
      type="button"
      className={styles.pause}
      aria-label={isOn ? turnCopy.pause : turnCopy.goOn}
      onClick={() => setOn(!isOn)}
    >
      {isOn ? <span aria-hidden="true" /> : <Icon name="chevron-right" size={20} />}
    </button>
  );
}
