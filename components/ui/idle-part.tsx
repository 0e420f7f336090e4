'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#lib/when-idle.ts';

interface IdlePartProps<Props> {
  /** Of the module, not of a render. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  readonly props: Props;
}

/** How long after a failed load a part is tried again: the network may be back. */
const AGAIN_MS = 10_000;

/** A part that shows nothing at first: its code comes when the page has loaded and the browser rests. Until it can be loaded it is left out. */
export function IdlePart<Props extends object>({ load, props }: IdlePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [tries, setTries] = useState(0);
  useEffect(
    () =>
      whenIdle(() => {
        load().then(
          (part) => setPart(() => part),
          () => void setTimeout(setTries, AGAIN_MS, tries + 1),
        );
      }),
    [load, tries],
  );
  return Part ? <Part {...props} /> : null;
}
