'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { wheelCopy as copy } from '#components/wheel/copy.ts';
import { drawWheel } from '#components/wheel/draw-wheel.ts';
import type { WheelPrize } from '#lib/api/wheel/queries.ts';
import { placeOfTicket } from '#rules/wheel/slices.ts';
import { endOfTurn, SLOWING, TURN_MS } from '#rules/wheel/turning.ts';
import type { WheelTurn } from '#stores/wheel.ts';
import styles from './wheel.module.css';

interface WheelCanvasProps {
  readonly prizes: readonly WheelPrize[];
  readonly version: number;
  readonly turn: WheelTurn | null;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

const rotated = (turns: number) => `rotate(${turns}turn)`;

/** The wheel. It turns to the ticket that was drawn and stands there; who wants less motion sees it stand at once. */
export function WheelCanvas({ prizes, version, turn, onStart, onStop }: WheelCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stoodAt = useRef(0);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const draw = () => drawWheel(element, prizes);
    draw();
    void document.fonts?.ready.then(draw);
    window.addEventListener('resize', draw);
    return () => window.removeEventListener('resize', draw);
  }, [prizes]);

  const start = useEffectEvent(onStart);
  const stop = useEffectEvent(onStop);
  const spin = turn?.spin;
  const place = spin?.version === version ? placeOfTicket(prizes, spin.ticket) : null;
  const id = spin?.spin_id;
  const standsAtOnce = turn?.isStill ?? false;
  useEffect(() => {
    const element = canvas.current;
    if (id === undefined || !element) return;
    // Of other weights the shown wheel has no such slice: its result is told in words.
    const end = place === null ? stoodAt.current : endOfTurn(stoodAt.current, place);
    const stands = () => {
      stoodAt.current = end % 1;
      element.style.transform = rotated(stoodAt.current);
      stop();
    };
    const wantsLess = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isStill = standsAtOnce || place === null || wantsLess;
    if (isStill || !element.animate) {
      const timer = setTimeout(stands, 0);
      return () => clearTimeout(timer);
    }
    start();
    const frames = [{ transform: rotated(stoodAt.current) }, { transform: rotated(end) }];
    const turning = element.animate(frames, { duration: TURN_MS, easing: SLOWING, fill: 'forwards' });
    turning.onfinish = () => {
      stands();
      turning.cancel();
    };
    return () => turning.cancel();
  }, [id, place, standsAtOnce]);

  return (
    <div className={styles.stage}>
      <span className={styles.pointer} aria-hidden="true" />
      <div className={styles.disc}>
        <canvas ref={canvas} className={styles.wheel} role="img" aria-label={copy.wheel} />
      </div>
    </div>
  );
}
