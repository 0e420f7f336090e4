'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { followedLink } from '#components/layout/followed-link.ts';

/**
 * Follows every plain link within the site without loading the document again: one listener for the page, for a client
 * component per link doubles what a list costs to render (docs/decisions/0012-plain-links.md).
 */
export function LinkFollower() {
  const router = useRouter();
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const url = event.defaultPrevented ? undefined : followedLink(event);
      if (!url) return;
      event.preventDefault();
      const follow = url.href === window.location.href ? router.replace : router.push;
      follow(`${url.pathname}${url.search}${url.hash}`);
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [router]);
  return null;
}
