'use client';

import { useRouter } from 'next/navigation';
import { menuCopy } from '#components/layout/menu/copy.ts';
import { usePage } from '#components/ui/page-context.tsx';
import { Drawing } from '#components/ui/show/drawing.tsx';
import { schemeCookie } from '#lib/scheme-cookie.ts';
import styles from './scheme-toggle.module.css';

/** With the menu, which comes when it is opened: every page would load them else. */
const signs = {
  light: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400" />
    </>
  ),
  dark: <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500z" />,
};

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
      aria-label={next === 'light' ? menuCopy.lightScheme : menuCopy.darkScheme}
      onClick={handleClick}
    >
      <Drawing size={24}>{signs[next]}</Drawing>
    </button>
  );
}
