import { copy } from '#components/account/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import styles from './register-progress.module.css';

/** Where a registration stands among its steps. */
export function RegisterProgress({ step }: { step: number }) {
  return (
    <ol className={styles.progress} aria-label={copy.register.progress}>
      {copy.register.steps.map((title, at) => (
        <li key={title} data-done={at < step || undefined} aria-current={at === step ? 'step' : undefined}>
          <span className={styles.dot}>{at < step ? <Icon name="check" size={18} /> : at + 1}</span>
          <span className={styles.title}>{title}</span>
        </li>
      ))}
    </ol>
  );
}
