'use client';

import { useEffect, useState } from 'react';
import { IdlePart } from '#components/ui/idle-part.tsx';
import styles from './carousel-dots.module.css';

interface CarouselDotsProps {
  /** Element that scrolls sideways; its children are the slides, in the order of `slides`. */
  readonly trackId: string;
  readonly slides: ReadonlyArray<{ readonly id: number; readonly title: string }>;
}

const MOSTLY = 0.6;

const loadAutoTurn = () => import('#components/ui/carousel/auto-turn.tsx').then((module) => module.AutoTurn);

/** One dot a slide: shows which slides are in view and leads to the others; when the browser rests they begin to move by themselves. */
export function CarouselDots({ trackId, slides }: CarouselDotsProps) {
  const [inView, setInView] = useState<ReadonlySet<number>>(() => new Set([0]));
  useEffect(() => {
    const track = document.getElementById(trackId);
    if (!track) return;
    const children = Array.from(track.children);
    const watch = (entries: IntersectionObserverEntry[]) =>
      setInView((before) => {
        const now = new Set(before);
        for (const { target, isIntersecting } of entries) {
          const index = children.indexOf(target);
          if (isIntersecting) now.add(index);
          else now.delete(index);
        }
        return now;
      });
    const observer = new IntersectionObserver(watch, { root: track, threshold: MOSTLY });
    for (const child of children) observer.observe(child);
    return () => observer.disconnect();
  }, [trackId]);
  const scrollTo = (index: number) => {
    const track = document.getElementById(trackId);
    const slide = track?.children[index];
    if (!track || !slide) return;
    track.scrollBy({ left: slide.getBoundingClientRect().left - track.getBoundingClientRect().left });
  };
  return (
    <div className={styles.dots}>
      {slides.map(({ id, title }, index) => (
        <button
          key={id}
          type="button"
          aria-label={`เลื่อนไปที่ ${title}`}
          aria-current={inView.has(index) || undefined}
          onClick={() => scrollTo(index)}
        />
      ))}
      <IdlePart load={loadAutoTurn} props={{ trackId }} />
    </div>
  );
}
