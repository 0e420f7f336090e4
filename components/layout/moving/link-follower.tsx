'use client';

import { useEffect } from 'react';
import { followedLink } from '#components/layout/moving/followed-link.ts';
import { useNavigate } from '#components/ui/navigation.tsx';
import { toastMs } from '#contract/constants.ts';
import { OFFLINE_MESSAGE } from '#lib/api/errors.ts';
import { toast } from '#lib/feedback/toast.ts';
import { isOffline } from '#lib/network.ts';

/** Offline, a GET form would leave for the browser's own error page. */
function stopOffline(event: SubmitEvent): void {
  if (event.defaultPrevented || !isOffline()) return;
  event.preventDefault();
  toast(OFFLINE_MESSAGE, { variant: 'error', ms: toastMs.error });
}

/**
 * Follows every plain link within the site without loading the document again: one listener for the page, for a client
 * component per link doubles what a list costs to render (docs/decisions/pages-and-rendering.md).
 */
export function LinkFollower() {
  const navigate = useNavigate();
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const url = event.defaultPrevented ? undefined : followedLink(event);
      if (!url) return;
      event.preventDefault();
      navigate(`${url.pathname}${url.search}${url.hash}`, { replace: url.href === window.location.href });
    };
    document.addEventListener('click', handleClick);
    document.addEventListener('submit', stopOffline);
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('submit', stopOffline);
    };
  }, [navigate]);
  return null;
}
