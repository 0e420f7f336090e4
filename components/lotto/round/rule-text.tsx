import type { RoundRule } from '#lib/api/lotto/queries.ts';
import styles from './rule-text.module.css';

/** The rules of a round in words. */
export function RuleText({ rule }: { rule: RoundRule }) {
  return (
    <div className={styles.sections}>
      {rule.sections.map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <p>{section.text}</p>
        </section>
      ))}
    </div>
  );
}
