import { copy } from '#components/account/copy.ts';
import { privacyText, termsText } from '#components/account/register/legal.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { ThaiText } from '#components/ui/text/thai-text.tsx';
import styles from './legal-texts.module.css';

/** Terms and privacy policy, to be opened where they are accepted. */
export function LegalTexts({ minimumAge, version }: { minimumAge: number; version: string }) {
  return (
    <div className={styles.texts}>
      {[termsText(minimumAge), privacyText].map((text) => (
        <details key={text.title} className={styles.text}>
          <summary>
            {text.title}
            <small>{copy.register.version(version)}</small>
            <Icon name="chevron-down" size={20} />
          </summary>
          <ol>
            {text.points.map((point) => (
              <li key={point}>
                <ThaiText>{point}</ThaiText>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
