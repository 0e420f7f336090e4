import { useState } from 'react';
import { type Refused, refusedBy } from '#components/ui/dialog/refused.ts';
import { isUnknown } from '#lib/api/errors.ts';

/** Tries something that may be refused, and keeps why the last try was; `unknown` is said where no answer came. */
export function useRefused(unknown: string) {
  const [refused, setRefused] = useState<Refused>();
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setRefused(undefined);
    try {
      await act();
    } catch (error) {
      setRefused(isUnknown(error) ? { code: 0, message: unknown } : refusedBy(error));
    }
  };
  return { refused, attempt };
}
