'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { Press } from '#components/lotto/bills/repeat/repeat-follower.tsx';
import { tellMissingPart } from '#lib/missing-part.ts';
import { whenIdle } from '#lib/when-idle.ts';

const loadFollower = async () =>
  (await import('#components/lotto/bills/repeat/repeat-follower.tsx')).RepeatFollower;

/** The link to repeat a bill that was clicked plainly, not into another tab. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[data-repeat]');
}

/**
 * Lets links that say `data-repeat` put their bill into the draft at once. What does it comes when the browser rests, or with the
 * first press; without scripts they lead to the bill.
 */
export function RepeatLinks() {
  const [Follower, setFollower] = useState<ComponentType<{ readonly press: Press }>>();
  const [press, setPress] = useState<Press>();
  useEffect(() => {
    const load = async () => {
      const part = await loadFollower();
      setFollower(() => part);
    };
    const handleClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      // Before the page follows it as a link.
      event.preventDefault();
      event.stopPropagation();
      if (link.ariaBusy === 'true') return;
      link.ariaBusy = 'true';
      const onDone = () => link.removeAttribute('aria-busy');
      setPress({ link, onDone });
      load().catch(() => {
        onDone();
        setPress(undefined);
        return tellMissingPart();
      });
    };
    const stopWaiting = whenIdle(() => void load().catch(() => undefined));
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      stopWaiting();
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, []);
  return Follower && press ? <Follower press={press} /> : null;
}
