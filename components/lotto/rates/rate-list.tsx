import { ratesCopy } from '#components/lotto/copy.ts';
import { MoreAbout } from '#components/ui/show/more-about.tsx';
import type { BetRate, RoundLimit, RoundRule } from '#lib/api/lotto/queries.ts';
import { edgeText, houseEdge } from '#rules/lotto/odds/house-edge.ts';
import { chanceText, paybackText, rateText } from '#rules/lotto/odds/odds-text.ts';
import { packNames, packs } from '#rules/lotto/pack.ts';
import { bangkokTime } from '#rules/time/bangkok-time.ts';
import styles from './rate-list.module.css';

interface RateListProps {
  readonly rates: readonly BetRate[];
  readonly limit: RoundLimit | null;
  readonly rule: RoundRule | null;
}

type Price = NonNullable<BetRate['packs'][(typeof packs)[number]]>;

/** The prices of a type, a column for each pack that the kind has. */
const pricesOf = (rate: BetRate): readonly Price[] => packs.flatMap((pack) => rate.packs[pack] ?? []);

function edgeOf({ type }: BetRate, { rate, discount }: Price): string {
  return edgeText(houseEdge(type, undefined, rate, Math.round(discount * 100)) ?? 0);
}

/** A row whose values stand below the prices of their packs. */
function PackRow({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <div className={styles.columns}>
      <dt>{name}</dt>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value is its column
        <dd key={at}>{value}</dd>
      ))}
    </div>
  );
}

interface TypeRateProps extends Omit<RateListProps, 'rates'> {
  readonly rate: BetRate;
}

function TypeFacts({ rate, limit, rule }: TypeRateProps) {
  const prices = pricesOf(rate);
  const own = limit?.types.find((one) => one.type === rate.type);
  const words = rule?.types.find((one) => one.type === rate.type);
  return (
    <div className={styles.facts}>
      <dl>
        <PackRow
          name={ratesCopy.payback}
          values={prices.map((price) => paybackText(rate.chance, price.rate, price.discount))}
        />
        <PackRow name={ratesCopy.edge} values={prices.map((price) => edgeOf(rate, price))} />
        {own && (
          <>
            <div>
              <dt>{ratesCopy.limit}</dt>
              <dd>{ratesCopy.limitOf(own.min, own.max)}</dd>
            </div>
            <div>
              <dt>{ratesCopy.perNumber}</dt>
              <dd>{ratesCopy.baht(own.max_per_number)}</dd>
            </div>
            {own.closes_at && (
              <div>
                <dt>{ratesCopy.closes}</dt>
                <dd>{`${bangkokTime(own.closes_at)} น.`}</dd>
              </div>
            )}
          </>
        )}
      </dl>
      {words && (
        <p>
          <b>{ratesCopy.winsWhen}</b>
          <span>{` ${words.wins_when}`}</span>
          <span>
            <b>{ratesCopy.example}</b>
            <span>{` ${words.example}`}</span>
          </span>
        </p>
      )}
    </div>
  );
}

function TypeRate(props: TypeRateProps) {
  const { rate, limit } = props;
  const isOff = limit?.types.find((one) => one.type === rate.type)?.enabled === false;
  return (
    <li>
      <details>
        <summary className={styles.columns}>
          <span>
            <b>{`${rate.name} `}</b>
            {isOff && <span className={styles.off}>{ratesCopy.disabled}</span>}
            <small>{chanceText(rate.chance)}</small>
          </span>
          {pricesOf(rate).map((price) => (
            <span key={price.discount}>
              <span className="visually-hidden">{`${ratesCopy.perBaht} `}</span>
              <strong>{rateText(price.rate)}</strong>
              {price.discount > 0 && <small>{ratesCopy.off(price.discount)}</small>}
            </span>
          ))}
        </summary>
        <TypeFacts {...props} />
      </details>
    </li>
  );
}

/** Each bet type in a row: what it pays in each pack and how likely it is; opened, what comes back, its limits and when it wins. */
export function RateList({ rates, limit, rule }: RateListProps) {
  const [first] = rates;
  const columns = first ? pricesOf(first).length : 1;
  return (
    <div className={styles.rates} data-packs={columns}>
      <p className={styles.columns} aria-hidden="true">
        <span>{ratesCopy.typeAndChance}</span>
        {packs.slice(0, columns).map((pack) => (
          <span key={pack}>{packNames[pack]}</span>
        ))}
      </p>
      <ul>
        {rates.map((rate) => (
          <TypeRate key={rate.type} rate={rate} limit={limit} rule={rule} />
        ))}
      </ul>
      <div className={styles.note}>
        <MoreAbout text={ratesCopy.note} about={ratesCopy.noteAbout} more={ratesCopy.noteMore} />
      </div>
      {limit && <p className={styles.note}>{ratesCopy.caps(limit.max_lines, limit.payout_cap)}</p>}
    </div>
  );
}
