import styles from './section-header.module.css';

/** Title of a section, with a link to more of it. */
export function SectionHeader({
  id,
  title,
  href,
  linkText,
}: {
  id: string;
  title: string;
  href?: string;
  linkText?: string;
}) {
  return (
    <div className={styles.header}>
      <h2 id={id}>{title}</h2>
      {href && <a href={href}>{linkText}</a>}
    </div>
  );
}
