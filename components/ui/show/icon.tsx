/** The drawing of each sign: the data of one path. Every page carries all of them. */
export const shapes = {
  home: 'M3 11.2 12 4l9 7.2V20a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z',
  wallet:
    'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v3M4 7.5V17a3 3 0 0 0 3 3h12a1 1 0 0 0 1-1V9a1 1 0 0 0-1-1H6.5M14.8 14a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0',
  deposit: 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4 20h16',
  withdraw: 'M12 15V4m0 0 4.5 4.5M12 4 7.5 8.5M4 20h16',
  lottery:
    'M3.5 9.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M11 15.5a5 5 0 1 0 10 0 5 5 0 1 0-10 0M8 8.2 9.4 7.2v4.6',
  bill: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  refresh: 'M20 11a8 8 0 0 0-14.3-4L4 9m0-5v5h5M4 13a8 8 0 0 0 14.3 4L20 15m0 5v-5h-5',
  undo: 'M8 5 4 9l4 4M4 9h9.5a6 6 0 0 1 0 12H10',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-right': 'm9 5 7 7-7 7',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-down': 'm5 9 7 7 7-7',
  bell: 'M6 17V11a6 6 0 1 1 12 0v6l1.5 2h-15zM10 21h4',
  event:
    'M4 9h16v11H4zM4 9V7h16v2M12 7v13M12 7C9 7 7.5 5.8 7.5 4.6 7.5 3 10.5 3 12 7c1.5-4 4.5-4 4.5-2.4C16.5 5.8 15 7 12 7',
  chat: 'M4 5h16v11H11l-4.5 4v-4H4zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  'eye-off':
    'm4 4 16 16M9.5 5.9A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.8 3.5M6 7.7A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.95',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7.5V12l3 2',
  user: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5a7.5 7.5 0 0 1 15 0',
  logout: 'M14 4H5v16h9M10 12h11m0 0-4-4m4 4-4 4',
  sun: 'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  backspace: 'M8 5h13v14H8l-5.5-7zM11.5 9.5l5 5M16.5 9.5l-5 5',
  minus: 'M5 12h14',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2v6h-6v-2h4z',
  download: 'M12 4v11m0 0 4-4m-4 4-4-4M5 20h14',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.2v.01',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 11v5M12 8v.01',
  trophy:
    'M7 4h10v6a5 5 0 0 1-10 0zM7 5H3.5v2A3.5 3.5 0 0 0 7 10.5M17 5h3.5v2A3.5 3.5 0 0 1 17 10.5M12 15v4M8 20h8',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  bank: 'M3 9.5 12 4l9 5.5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3 20h18M4 17h16',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M16 16l4.5 4.5',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof shapes;

/** A drawn sign, 24 px unless told; words beside or around it say what it means. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
      <path d={shapes[name]} />
    </svg>
  );
}
