import type { ReactNode } from 'react';
import styles from './icon.module.css';

/** The drawing of each sign. */
export const shapes = {
  home: <path d="M3 11.2 12 4l9 7.2V20a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z" />,
  wallet: (
    <>
      <path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H18v3M4 7.5V17a3 3 0 0 0 3 3h12a1 1 0 0 0 1-1V9a1 1 0 0 0-1-1H6.5" />
      <circle cx="16" cy="14" r="1.2" />
    </>
  ),
  deposit: <path d="M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4 20h16" />,
  withdraw: <path d="M12 15V4m0 0 4.5 4.5M12 4 7.500 8.500M4 20h16" />,
  lottery: (
    <>
      <circle cx="9" cy="9.5" r="5.5" />
      <circle cx="16" cy="15.5" r="5" />
      <path d="M8 8.2 9.4 7.2v4.6" />
    </>
  ),
  bill: <path d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  refresh: <path d="M20 11a8 8 0 0 0-14.3-4L4 9m0-5v5h5M4 13a8 8 0 0 0 14.3 4L20 15m0 5v-5h-5" />,
  undo: <path d="M8 5 4 9l4 4M4 9h9.500a6 6 0 0 1 0 12H10" />,
  copy: <path d="M9 9h10v11H9zM15 9V4H5v11h4" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  'chevron-right': <path d="m9 5 7 7-7 7" />,
  'chevron-left': <path d="m15 5-7 7 7 7" />,
  'chevron-down': <path d="m5 9 7 7 7-7" />,
  bell: <path d="M6 17V11a6 6 0 1 1 12 0v6l1.5 2h-15zM10 21h4" />,
  event: (
    <path d="M4 9h16v11H4zM4 9V7h16v2M12 7v13M12 7C9 7 7.5 5.8 7.5 4.6 7.5 3 10.5 3 12 7c1.500-4 4.500-4 4.500-2.400C16.500 5.800 15 7 12 7" />
  ),
  chat: <path d="M4 5h16v11H11l-4.500 4v-4H4zM8.500 10.500h.01M12 10.500h.01M15.500 10.500h.01" />,
  eye: (
    <>
      <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  'eye-off': (
    <path d="m4 4 16 16M9.500 5.900A9.600 9.600 0 0 1 12 5.500c6 0 9.500 6.500 9.500 6.500a17 17 0 0 1-2.800 3.500M6 7.700A17 17 0 0 0 2.500 12S6 18.500 12 18.500a9 9 0 0 0 4-.95" />
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 7.500V12l3 2" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.500 20.500a7.500 7.500 0 0 1 15 0" />
    </>
  ),
  logout: <path d="M14 4H5v16h9M10 12h11m0 0-4-4m4 4-4 4" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400" />
    </>
  ),
  moon: <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500z" />,
  trash: <path d="M4 7h16M9 7V4h6v3M6.500 7l1 13h9l1-13M10 11v5M14 11v5" />,
  backspace: <path d="M8 5h13v14H8l-5.500-7zM11.500 9.500l5 5M16.500 9.500l-5 5" />,
  minus: <path d="M5 12h14" />,
  qr: <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2v6h-6v-2h4z" />,
  download: <path d="M12 4v11m0 0 4-4m-4 4-4-4M5 20h14" />,
  warning: <path d="M12 4 2.500 20h19zM12 10v4.500M12 17.200v.01" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 11v5M12 8v.01" />
    </>
  ),
  trophy: (
    <path d="M7 4h10v6a5 5 0 0 1-10 0zM7 5H3.500v2A3.500 3.500 0 0 0 7 10.500M17 5h3.500v2A3.500 3.500 0 0 1 17 10.500M12 15v4M8 20h8" />
  ),
  list: <path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01" />,
  bank: <path d="M3 9.500 12 4l9 5.500zM5.500 10v7M10 10v7M14 10v7M18.500 10v7M3 20h18M4 17h16" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.500" />
      <path d="m16 16 4.500 4.500" />
    </>
  ),
  star: (
    <path d="m12 3.500 2.600 5.400 5.900.8-4.300 4.100 1.100 5.900-5.300-2.900-5.300 2.900 1.100-5.900-4.300-4.100 5.900-.8z" />
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

/** A drawn sign, 24 px unless told; words beside or around it say what it means. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
      {shapes[name]}
    </svg>
  );
}
