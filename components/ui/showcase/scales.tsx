import { showcaseCopy as copy } from '#components/ui/showcase/copy.ts';
import { Part } from '#components/ui/showcase/part.tsx';
import styles from './showcase.module.css';

const types = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'display-s', 'display-m', 'display-l'];
const colours = [
  ...['page', 'surface-1', 'surface-2', 'surface-3', 'line', 'line-strong', 'text', 'text-strong'],
  ...['text-muted', 'primary', 'primary-text', 'secondary', 'secondary-text', 'gold', 'gold-strong'],
  ...['success', 'warning', 'danger', 'info'],
];
const fills = ['primary-fill', 'secondary-fill', 'gold-fill', 'brand-fill', 'card', 'card-raised'];
const shadows = ['shadow-1', 'shadow-2', 'glow', 'glow-gold', 'ring'];

/** The steps of tokens.css: type, colours, shadows. */
export function Scales() {
  return (
    <>
      <Part title={copy.type}>
        {types.map((step) => (
          <p key={step} className={styles.type} style={{ fontSize: `var(--type-${step})` }}>
            {copy.sample}
          </p>
        ))}
      </Part>
      <Part title={copy.colours}>
        <div className={styles.row}>
          {[...colours, ...fills].map((name) => (
            <span
              key={name}
              className={styles.swatch}
              style={{ background: `var(--${name})` }}
              title={name}
            />
          ))}
        </div>
      </Part>
      <Part title={copy.spaces}>
        <div className={styles.row}>
          {shadows.map((name) => (
            <span key={name} className={styles.swatch} style={{ boxShadow: `var(--${name})` }} title={name} />
          ))}
        </div>
      </Part>
    </>
  );
}
