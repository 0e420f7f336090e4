'use client';

import { useEffect, useState } from 'react';

const COUNTING_MS = 900;

/** A text with an amount that counts up once to what it is; it stands there at once for members who asked for reduced motion. */
export function CountedUp({ satang, textOf }: { satang: bigint; textOf: (satang: bigint) => string }) {
  const [shown, setShown] = useState(satang);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const begin = performance.now();
    const step = (now: number) => {
      // A frame may have begun before this was asked for.
      const left = Math.min(1, Math.max(0, 1 - (now - begin) / COUNTING_MS));
      setShown(satang - BigInt(Math.round(Number(satang) * left ** 3)));
      if (left > 0) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      setShown(satang);
    };
  }, [satang]);
  return <span>{textOf(shown)}</span>;
}
