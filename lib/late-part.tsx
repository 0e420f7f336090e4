'use client';

import { type ComponentType, useEffect, useState } from 'react';

interface LatePartProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  readonly props: Props;
}

/**
 * A part whose code comes right after the page: as a static import it would weigh on the first load of every page. Nothing stands in its
 * place before, and where it does not come the page does without it.
 */
export function LatePart<Props extends object>({ load, props }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(() => {
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, []);
  return Part ? <Part {...props} /> : null;
}
