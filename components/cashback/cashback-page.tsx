import { cashbackCopy as copy } from '#components/cashback/copy.ts';
import { OwnCashback } from '#components/cashback/own-cashback.tsx';
import { RatesCard } from '#components/cashback/rates-card.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { CashbackRates } from '#lib/api/cashback/queries.ts';
import type { OwnCashback as Own } from '#lib/loaders/cashback.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { paths } from '#lib/paths.ts';
import type { CashbackBasis } from '#rules/cashback/rebate.ts';
import styles from './cashback.module.css';

interface CashbackPageProps {
  readonly basis: CashbackBasis;
  readonly rates: CashbackRates;
  /** Null for a visitor. */
  readonly own: Own | string | null;
}

function RatesAndLinks({ basis, rates }: Pick<CashbackPageProps, 'basis' | 'rates'>) {
  const other = basis === 'loss' ? 'turnover' : 'loss';
  return (
    <>
      <RatesCard basis={basis} rates={rates} />
      <div className={styles.links}>
        <ButtonLink href={loyaltyPaths.cashbackOf(other)} variant="ghost">
          {copy.otherPage[basis]}
        </ButtonLink>
        <ButtonLink href={paths.winLoss} variant="ghost">
          {copy.winLoss}
        </ButtonLink>
      </div>
    </>
  );
}

/** One rebate: what its member has of it, and what each rank gets; a visitor reads the rates and is led to log in. */
export function CashbackPage({ basis, rates, own }: CashbackPageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={copy.title[basis]} lead={copy.lead[basis]} />
      {own === null ? (
        <>
          <ButtonLink href={paths.loginFor(loyaltyPaths.cashbackOf(basis))}>{copy.login}</ButtonLink>
          <RatesAndLinks basis={basis} rates={rates} />
        </>
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            <OwnCashback own={own} />
          </div>
          <div className={styles.column}>
            <RatesAndLinks basis={basis} rates={rates} />
          </div>
        </div>
      )}
    </div>
  );
}
