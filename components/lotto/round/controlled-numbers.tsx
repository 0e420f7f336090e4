import { betBuilderCopy } from '#components/lotto/bet-builder-copy.ts';
import { rateOf } from '#components/lotto/rate-of.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import styles from './controlled-numbers.module.css';

/** Numbers that are blocked, pay half or are limited in this round, for all to see before they bet. */
export function ControlledNumbers({ controls }: Pick<RoundTerms, 'controls'>) {
  if (controls.length === 0) return <p className={styles.none}>{betBuilderCopy.noControlled}</p>;
  return (
    <details className={styles.controlled}>
      <summary>{betBuilderCopy.controlled(controls.length)}</summary>
      <ul>
        {controls.map(({ type, number, control, rate }) => (
          <li key={`${type} ${number}`} data-control={control}>
            <b>{number}</b>
            <span>{` ${betName(type)}`}</span>
            <small>
              {betBuilderCopy.control[control] +
                (control === 'half_pay' && rate !== null ? ` ${rateOf(rate)}` : '')}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
