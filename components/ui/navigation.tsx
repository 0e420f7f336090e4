'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, use, useCallback, useTransition } from 'react';
import { toastMs } from '#contract/constants.ts';
import { OFFLINE_MESSAGE } from '#lib/api/errors.ts';
import { leaveLayers } from '#lib/back-layers.ts';
import { toast } from '#lib/feedback/toast.ts';
import { isOffline } from '#lib/network.ts';

const MoveContext = createContext<(act: () => void) => void>((act) => act());
const MovingContext = createContext(false);

/** Knows whether another page is on its way. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const [isMoving, move] = useTransition();
  return (
    <MoveContext value={move}>
      <MovingContext value={isMoving}>{children}</MovingContext>
    </MoveContext>
  );
}

/** True from the moment a page was asked for until it is shown. */
export function useIsMoving(): boolean {
  return use(MovingContext);
}

interface How {
  /** Takes the place of this page in the history. */
  readonly replace?: boolean;
  /** Also reads the frame around the page again. */
  readonly refresh?: boolean;
}

/** Goes to a page of the site without loading the document. Offline it says so and stays, for the browser would show its own error page. */
export function useNavigate(): (path: string, how?: How) => void {
  const router = useRouter();
  const move = use(MoveContext);
  return useCallback(
    (path, { replace = false, refresh = false } = {}) => {
      if (isOffline()) return toast(OFFLINE_MESSAGE, { variant: 'error', ms: toastMs.error });
      leaveLayers(() =>
        move(() => {
          if (replace) router.replace(path);
          else router.push(path);
          if (refresh) router.refresh();
        }),
      );
    },
    [router, move],
  );
}
