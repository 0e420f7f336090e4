'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#lib/when-idle.ts';

interface IdlePartProps<Props> {
  /** Of the module, not of a render. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  readonly props: Props;
}

/** A part that shows nothing at first: its code comes when the page has loaded and the browser rests. What cannot be loaded is left out. */
export function IdlePart<Props extends object>({ load, props }: IdlePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(
    () =>
      whenIdle(() => {
        load().then(
          (part) => setPart(() => part),
          () => undefined,
        );
      }),
    [load],
  );
  return Part ? <Part {...props} /> : null;
}
