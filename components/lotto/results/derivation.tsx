import { resultCopy } from '#components/lotto/copy.ts';
import type { DrawResult } from '#lib/api/lotto/queries.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import type { BetType } from '#rules/lotto/bet-type.ts';
import type { DerivationStep } from '#rules/lotto/kinds/derivation.ts';
import { stepsOfKind } from '#rules/lotto/kinds/kind-figures.ts';
import styles from './derivation.module.css';

const typeOf: Readonly<Record<DerivationStep['figure'], BetType>> = {
  top4: 'top_4',
  top3: 'top_3',
  top2: 'top_2',
  bottom2: 'bottom_2',
  front3: 'front_3',
  bottom3: 'bottom_3',
};

/** What was published, with the digits that are taken marked. */
function Published({ published, at }: Pick<DerivationStep, 'published' | 'at'>) {
  return (
    <span className={styles.published}>
      {[...published].map((character, place) => {
        const Character = at.includes(place) ? 'mark' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: a published number never changes
        return <Character key={place}>{character}</Character>;
      })}
    </span>
  );
}

/** The numbers that bets are held against, each with the published number and the digits that it is taken from. */
export function Derivation({ draw }: { draw: DrawResult }) {
  const nameOf = (id: string) => draw.tiers.find((tier) => tier.id === id)?.name ?? id;
  return (
    <section className={styles.derivation} aria-labelledby="bet-figures">
      <h2 id="bet-figures">{resultCopy.forBets}</h2>
      <p>{resultCopy.derivation}</p>
      <dl>
        {stepsOfKind(draw.kind, draw.tiers).map((step) => (
          <div key={`${step.figure} ${step.published}`} className={styles.step}>
            <dt>{betName(typeOf[step.figure])}</dt>
            <dd>
              <b>{step.number}</b>
              <small>
                <span>{`${resultCopy.from} ${nameOf(step.tier)} `}</span>
                <Published {...step} />
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
