import { memo } from 'react';
import { padCopy } from '#components/lotto/pad/pad-copy.ts';
import styles from '#components/lotto/pad/type-picker.module.css';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { isBetType } from '#rules/lotto/bet-type.ts';
import { edgeText, houseEdge, isSteep } from '#rules/lotto/odds/house-edge.ts';
import { chanceOf } from '#rules/lotto/odds/odds.ts';
import { chanceText } from '#rules/lotto/odds/odds-text.ts';

interface OddsLineProps {
  readonly terms: RoundTerms;
  readonly types: readonly string[];
}

/** For each chosen type: what it takes, its true chance, and what of a stake stays with the house in the long run. */
export const OddsLine = memo(function OddsLine({ terms, types }: OddsLineProps) {
  return (
    <ul className={styles.odds}>
      {types.filter(isBetType).map((type) => {
        const rate = terms.rateOf(type);
        const edge = houseEdge(type, undefined, rate?.rate ?? 0, (rate?.discount ?? 0) * 100);
        const limit = terms.limitOf(type);
        if (!rate || edge === null) return null;
        return (
          <li key={type} data-steep={isSteep(edge) || undefined}>
            <b>{rate.name}</b>
            <span>{` ${limit ? padCopy.priceHint(limit.min, limit.max) : ''}`}</span>
            <br />
            <span>{padCopy.odds(chanceText(chanceOf(type)), edgeText(edge))}</span>
          </li>
        );
      })}
      <li>{padCopy.oddsHint}</li>
    </ul>
  );
});
