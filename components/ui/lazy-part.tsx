'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#components/ui/form/button.tsx';
import { tellMissingPart } from '#lib/missing-part.ts';
import styles from './lazy-part.module.css';

interface LazyPartProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  readonly props: Props;
}

/** A part of a page whose code comes when it is first shown. Where that fails it can be asked for again; the page stays. */
export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isMissing, setMissing] = useState(false);
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (Part || isMissing) return;
    let isCurrent = true;
    begin().then(
      (part) => isCurrent && setPart(() => part),
      () => {
        if (!isCurrent) return;
        setMissing(true);
        void tellMissingPart();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [Part, isMissing]);
  if (Part) return <Part {...props} />;
  return (
    <div className={styles.wait} aria-busy={!isMissing}>
      {isMissing && (
        <Button variant="ghost" onClick={() => setMissing(false)}>
          ลองใหม่
        </Button>
      )}
    </div>
  );
}
