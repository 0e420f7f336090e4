'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { DialogLoading } from '#components/ui/dialog/dialog-loading.tsx';
import { tellMissingPart } from '#lib/missing-part.ts';

interface DialogProps {
  readonly open?: boolean;
  readonly onClose: () => void;
}

interface LazyDialogProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the dialog is given. */
  readonly props: Props;
  /** True for a dialog that nobody asked for: neither its loading nor its failure is shown. */
  readonly isQuiet?: boolean;
}

/**
 * A dialog whose code is loaded when it is first opened. When loading fails it closes with a message, and is tried again at the
 * next opening; a failure never takes the page away.
 */
export function LazyDialog<Props extends DialogProps>({
  load,
  props,
  isQuiet = false,
}: LazyDialogProps<Props>) {
  const isWanted = props.open !== false;
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const begin = useEffectEvent(load);
  const giveUp = useEffectEvent(() => {
    if (isQuiet) return;
    props.onClose();
    void tellMissingPart();
  });
  useEffect(() => {
    if (Dialog || !isWanted) return;
    let isCurrent = true;
    begin().then(
      (part) => isCurrent && setDialog(() => part),
      () => isCurrent && giveUp(),
    );
    return () => {
      isCurrent = false;
    };
  }, [Dialog, isWanted]);
  if (Dialog) return <Dialog {...props} />;
  return isWanted && !isQuiet ? <DialogLoading onClose={props.onClose} /> : null;
}
