import styles from './link-tabs.module.css';

interface LinkTab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

interface LinkTabsProps {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  /** Shows a view where the page is, by its place; without it, or without scripts, its address is opened. */
  readonly onChoose?: (place: number) => void;
}

/** Views of one list, each with an address of its own. */
export function LinkTabs({ label, tabs, onChoose }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab, place) => (
        <a
          key={tab.href}
          className={styles.tab}
          href={tab.href}
          aria-current={tab.isCurrent ? 'page' : undefined}
          {...(onChoose && {
            onClick: (event) => {
              event.preventDefault();
              onChoose(place);
            },
          })}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
