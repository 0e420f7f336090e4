import { useState } from 'react';
import { type Refused, refusedBy } from '#components/ui/dialog/refused.ts';
import { useLeft } from '#components/ui/use-left.ts';
import { isUnknown } from '#lib/api/errors.ts';
import { toast } from '#lib/feedback/toast.ts';

/**
 * Tries something that may be refused, and keeps why the last try was; `unknown` is said where no answer came. Who has left
 * by then is told above the page. `isShownAtField` is true of what a form says at a field of its own.
 */
export function useRefused(unknown: string) {
  const [refused, setRefused] = useState<Refused>();
  const isLeft = useLeft();
  const attempt = async (
    act: () => Promise<void>,
    isShownAtField: (error: unknown) => boolean = () => false,
  ): Promise<void> => {
    setRefused(undefined);
    try {
      await act();
    } catch (error) {
      const said = isUnknown(error) ? { code: 0, message: unknown } : refusedBy(error);
      if (isLeft.current) toast(said.message, { variant: 'error' });
      else if (!isShownAtField(error)) setRefused(said);
    }
  };
  return { refused, attempt };
}
