import { memo } from 'react';
import { padCopy, shortType } from '#components/lotto/pad/pad-copy.ts';
import type { BuilderTypes } from '#components/lotto/pad/use-builder-types.ts';
import { rateOf } from '#components/lotto/rate-of.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { rateText } from '#rules/lotto/odds/odds-text.ts';
import styles from './type-picker.module.css';

interface TypePickerProps {
  readonly terms: RoundTerms;
  readonly betBuilder: BuilderTypes;
}

type Length = keyof typeof padCopy.digitsOf;
const isLength = (digits: number): digits is Length => digits in padCopy.digitsOf;

/** The two types that are often played together: top with bottom, or with any order. */
function pairOf({ offered, isOpen, digits }: BuilderTypes): readonly string[] {
  const other = digits < 3 ? /^(bottom|run_bottom)/ : /^tod/;
  const [top, second] = [offered.find((type) => /top/.test(type)), offered.find((type) => other.test(type))];
  return top && second && isOpen(top) && isOpen(second) ? [top, second] : [];
}

/** How many digits, and the types of that length with their rates; several can be chosen at once. */
export const TypePicker = memo(function TypePicker({ terms, betBuilder }: TypePickerProps) {
  const { digits, types } = betBuilder;
  const pair = pairOf(betBuilder);
  const isPair = pair.length === types.length && pair.every((type) => types.includes(type));
  return (
    <>
      <Segmented
        name="digits"
        label={padCopy.digits}
        options={betBuilder.lengths.filter(isLength).map((length) => ({
          value: String(length),
          label: padCopy.digitsOf[length],
          disabled: !betBuilder.isLengthOpen(length),
        }))}
        value={String(digits)}
        onChange={(length) => betBuilder.chooseLength(Number(length))}
      />
      <fieldset className={styles.types}>
        <legend className="visually-hidden">{padCopy.types}</legend>
        {terms.rates
          .filter(({ type }) => betBuilder.offered.includes(type))
          .map(({ type, name, rate }) => (
            <button
              key={type}
              type="button"
              aria-pressed={types.includes(type)}
              aria-label={`${name} ${betBuilder.isOpen(type) ? rateOf(rate) : padCopy.closedType}`}
              disabled={!betBuilder.isOpen(type)}
              onClick={() => betBuilder.toggle(type)}
            >
              <span>{shortType(name)}</span>
              <small>{betBuilder.isOpen(type) ? rateText(rate) : padCopy.closedType}</small>
            </button>
          ))}
        {isLength(digits) && pair.length > 0 && (
          <button
            type="button"
            className={styles.pair}
            aria-pressed={isPair}
            onClick={() => betBuilder.choose(pair)}
          >
            <span>{padCopy.together[digits]}</span>
            <small>{padCopy.togetherHint}</small>
          </button>
        )}
      </fieldset>
    </>
  );
});
