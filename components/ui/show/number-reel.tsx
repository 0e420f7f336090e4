import { NumberPlate } from '#components/ui/show/number-plate.tsx';
import styles from './number-reel.module.css';

/** Every digit once, and the drawn one at the end. */
const stripOf = (digit: string) => [...'0123456789', digit].join('\n');

/** A drawn number whose digits roll in one after the other, once; read out whole, still for members who asked for reduced motion. */
export function NumberReel({ number, tone = 'plain' }: { number: string; tone?: 'gold' | 'plain' }) {
  return (
    <span className={styles.reel}>
      <NumberPlate number={number} tone={tone} />
      <span className={styles.strips} data-tone={tone} aria-hidden="true">
        {[...number].map((digit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawn number never changes
          <span key={at} className={styles.cell}>
            <i style={{ animationDelay: `${at * 160}ms` }}>{stripOf(digit)}</i>
          </span>
        ))}
      </span>
    </span>
  );
}
