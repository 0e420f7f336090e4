import { betBuilderCopy } from '#components/lotto/bet-builder-copy.ts';
import { rateOf } from '#components/lotto/rate-of.ts';
import { leftCopy } from '#components/lotto/rates/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import type { NumberLeft as Left } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './number-left.module.css';

interface NumberLeftProps {
  readonly kind: string;
  /** Which draw the round is of, in words. */
  readonly draw: string;
  /** As it was typed into the address; empty where nothing is asked. */
  readonly typed: string;
  /** Null where nothing is asked, or nothing that could be a number. */
  readonly left: readonly Left[] | null;
}

function LeftOfType({ name, number, control, rate, max, remaining }: Left) {
  return (
    <li>
      <strong>{`${name} ${number}`}</strong>
      <span>
        {(control ? `${betBuilderCopy.control[control]} · ` : '') +
          (rate === null ? leftCopy.closed : rateOf(rate))}
      </span>
      {rate !== null && (
        <span>
          <b>{leftCopy.remaining(remaining)}</b>
          <span>{` ${leftCopy.perBill(max)}`}</span>
        </span>
      )}
    </li>
  );
}

/** Asks by an ordinary form what the round still takes of a number, and answers by bet type. */
export function NumberLeft({ kind, draw, typed, left }: NumberLeftProps) {
  return (
    <section id="left" className={styles.left} aria-labelledby="left-title">
      <h2 id="left-title">{leftCopy.title}</h2>
      <p>{leftCopy.text(draw)}</p>
      <form action={paths.lottoRates} method="get" className={styles.form}>
        <input type="hidden" name="kind" value={kind} />
        <Field
          key={typed}
          label={leftCopy.label}
          name="number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          required
          defaultValue={typed}
          error={typed !== '' && left === null ? leftCopy.bad : undefined}
        />
        <Button type="submit">{leftCopy.ask}</Button>
      </form>
      {left && left.length === 0 && <p>{leftCopy.none}</p>}
      {left && left.length > 0 && (
        <ul>
          {left.map((one) => (
            <LeftOfType key={one.type} {...one} />
          ))}
        </ul>
      )}
    </section>
  );
}
