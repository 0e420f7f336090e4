import styles from './link-tabs.module.css';

interface LinkTab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Views of one list, each with an address of its own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          className={styles.tab}
          href={tab.href}
          aria-current={tab.isCurrent ? 'page' : undefined}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
