import { ratesCopy } from '#components/lotto/copy.ts';
import { rateOf } from '#components/lotto/rate-of.ts';
import type { BetRate, RoundLimit, RoundRule } from '#lib/api/lotto/queries.ts';
import { edgeText, houseEdge } from '#rules/lotto/odds/house-edge.ts';
import { chanceText, paybackText, rateText } from '#rules/lotto/odds/odds-text.ts';
import styles from './rates.module.css';

interface RateCardsProps {
  readonly rates: readonly BetRate[];
  readonly limit: RoundLimit | null;
  readonly rule: RoundRule | null;
}

function RateCard({
  rate,
  limit,
  rule,
}: {
  rate: BetRate;
  limit: RoundLimit | null;
  rule: RoundRule | null;
}) {
  const cut = rate.packs.discount;
  const edgeOf = (price: { readonly rate: number; readonly discount: number }) =>
    edgeText(houseEdge(rate.type, undefined, price.rate, Math.round(price.discount * 100)) ?? 0);
  const own = limit?.types.find((one) => one.type === rate.type);
  const words = rule?.types.find((one) => one.type === rate.type);
  return (
    <li className={styles.card}>
      <h3>{rate.name}</h3>
      <p className={styles.rate}>
        {own?.enabled === false && <span className={styles.disabled}>{ratesCopy.disabled}</span>}
        <small>{ratesCopy.perBaht}</small> {rateText(rate.rate)}
      </p>
      <dl>
        <dt>{ratesCopy.chance}</dt>
        <dd>{chanceText(rate.chance)}</dd>
        <dt>{ratesCopy.payback}</dt>
        <dd>{paybackText(rate.chance, rate.rate, rate.packs.full.discount)}</dd>
        <dt>{ratesCopy.edge}</dt>
        <dd>
          {edgeOf(rate.packs.full)}
          {cut && ` · ${ratesCopy.edgeOfDiscount} ${edgeOf(cut)}`}
        </dd>
        {cut && (
          <>
            <dt>{ratesCopy.discountPack(cut.discount)}</dt>
            <dd>{ratesCopy.packPays(rateOf(cut.rate), paybackText(rate.chance, cut.rate, cut.discount))}</dd>
          </>
        )}
        {own && (
          <>
            <dt>{ratesCopy.limit}</dt>
            <dd>{ratesCopy.limitOf(own.min, own.max)}</dd>
            <dt>{ratesCopy.perNumber}</dt>
            <dd>{ratesCopy.baht(own.max_per_number)}</dd>
          </>
        )}
      </dl>
      {words && (
        <p className={styles.words}>
          <b>{ratesCopy.winsWhen}</b> {words.wins_when}
          <span>
            <b>{ratesCopy.example}</b> {words.example}
          </span>
        </p>
      )}
    </li>
  );
}

/** Each bet type: what it pays, how likely it is, what comes back, its limits, and when it wins. */
export function RateCards({ rates, limit, rule }: RateCardsProps) {
  return (
    <>
      <ul className={styles.cards}>
        {rates.map((rate) => (
          <RateCard key={rate.type} rate={rate} limit={limit} rule={rule} />
        ))}
      </ul>
      <p className={styles.note}>{ratesCopy.note}</p>
      {limit && <p className={styles.note}>{ratesCopy.caps(limit.max_lines, limit.payout_cap)}</p>}
    </>
  );
}
