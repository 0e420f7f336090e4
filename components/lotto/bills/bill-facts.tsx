import { versionCopy } from '#components/lotto/bills/copy.ts';
import { moneyFacts } from '#components/lotto/bills/money-facts.ts';
import { billCopy, billNumber } from '#components/lotto/copy.ts';
import type { Bill } from '#lib/api/lotto/queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './bill-view.module.css';

type Fact = readonly [name: string, value: string];

const endedLabel = {
  won: 'settledAt',
  lost: 'settledAt',
  cancelled: 'cancelledAt',
  refunded: 'refundedAt',
  pending: 'settledAt',
} as const;

function Rows({ facts }: { facts: readonly Fact[] }) {
  return facts.map(([name, value]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ));
}

/** When a bill was placed and ended, what it cost and won, and its number. */
export function BillFacts({ bill }: { bill: Bill }) {
  const facts: readonly Fact[] = [
    [billCopy.placedAt, formatThaiDateTime(bill.created_at)],
    ...(bill.settled_at
      ? [[billCopy[endedLabel[bill.status]], formatThaiDateTime(bill.settled_at)] as const]
      : []),
    ...((bill.result_version ?? 1) > 1 ? [[billCopy.result, billCopy.corrected] as const] : []),
    ...moneyFacts(bill),
    ...(bill.status === 'won' ? [[billCopy.payout, formatBaht(bill.total_payout)] as const] : []),
  ];
  return (
    <dl className={styles.facts}>
      <Rows facts={facts} />
      <div className={styles.id}>
        <dt>{billCopy.number}</dt>
        <dd>{billNumber(bill.bill_id)}</dd>
      </div>
    </dl>
  );
}

function resultFact({ status, result_version }: Bill): string {
  if (result_version !== null) return versionCopy.version(result_version);
  return status === 'pending' ? versionCopy.waiting : versionCopy.none;
}

/** The versions of rules, rates and result that a bill was settled by. */
export function BillVersions({ bill }: { bill: Bill }) {
  const { rule_version, terms_version } = bill;
  const terms = terms_version === null ? versionCopy.unknown : versionCopy.version(terms_version);
  return (
    <details className={styles.versions}>
      <summary>{versionCopy.title}</summary>
      <dl className={styles.facts}>
        <Rows
          facts={[
            [versionCopy.rule, versionCopy.version(rule_version)],
            [versionCopy.terms, terms],
            [versionCopy.result, resultFact(bill)],
          ]}
        />
      </dl>
      <p>{versionCopy.text}</p>
    </details>
  );
}
