'use client';

import { useRouter } from 'next/navigation';
import { copy } from '#components/layout/copy.ts';
import { usePage } from '#components/ui/page-context.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import { schemeCookie } from '#lib/scheme-cookie.ts';
import styles from './scheme-toggle.module.css';

/** Switches between the dark and the light scheme; a cookie tells the server, so that the next page is rendered in it. */
export function SchemeToggle() {
  const { scheme } = usePage();
  const router = useRouter();
  const next = scheme === 'dark' ? 'light' : 'dark';
  const handleClick = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 17
    document.cookie = schemeCookie(next, location.protocol === 'https:');
    document.documentElement.dataset.scheme = next;
    router.refresh();
  };
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={next === 'light' ? copy.lightScheme : copy.darkScheme}
      onClick={handleClick}
    >
      <Icon name={next === 'light' ? 'sun' : 'moon'} />
    </button>
  );
}
