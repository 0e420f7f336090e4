'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#lib/when-idle.ts';

interface IdlePartProps<Props> {
  /** Of the module, not of a render. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  readonly props: Props;
}

/** What begins to load each part that is on the page now. */
const wanted = new Set<() => void>();

/** Loads the parts that wait for a rest at once: somebody asked for what one of them opens. */
export function loadPartsNow(): void {
  for (const begin of wanted) begin();
}

/** How long after a failed load a part is tried again: the network may be back. */
const AGAIN_MS = 10_000;

/** A part that shows nothing at first: its code comes when the page has loaded and the browser rests. Until it can be loaded it is left out. */
export function IdlePart<Props extends object>({ load, props }: IdlePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    const begin = () => {
      if (!wanted.has(begin)) return;
      load().then(
        (part) => setPart(() => part),
        () => void setTimeout(begin, AGAIN_MS),
      );
    };
    wanted.add(begin);
    whenIdle(begin);
    return () => void wanted.delete(begin);
  }, [load]);
  return Part ? <Part {...props} /> : null;
}
