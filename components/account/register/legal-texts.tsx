import { copy } from '#components/account/copy.ts';
import { legalText } from '#components/account/register/legal.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { ThaiText } from '#components/ui/text/thai-text.tsx';
import type { Agreed } from '#contract/account/consents.ts';
import styles from './legal-texts.module.css';

interface LegalTextsProps {
  readonly minimumAge: number;
  /** The texts that are shown, in their versions. */
  readonly texts: readonly Agreed[];
}

/** Terms and privacy policy, to be opened where they are accepted. */
export function LegalTexts({ minimumAge, texts }: LegalTextsProps) {
  return (
    <div className={styles.texts}>
      {texts
        .map(({ kind, version }) => ({ ...legalText(kind, minimumAge), version }))
        .map((text) => (
          <details key={text.title} className={styles.text}>
            <summary>
              <span>{text.title}</span>
              <small>{copy.register.version(text.version)}</small>
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
