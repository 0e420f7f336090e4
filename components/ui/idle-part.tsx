'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '#lib/when-idle.ts';

interface IdlePartProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  readonly props: Props;
}

/** A part that shows nothing at first: its code comes when the page has loaded and the browser rests. What cannot be loaded is left out. */
export function IdlePart<Props extends object>({ load, props }: IdlePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const begin = useEffectEvent(load);
  useEffect(
    () =>
      whenIdle(() => {
        begin().then(
          (part) => setPart(() => part),
          () => undefined,
        );
      }),
    [],
  );
  return Part ? <Part {...props} /> : null;
}
