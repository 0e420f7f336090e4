'use client';

import { useQuery } from '@tanstack/react-query';
import { winCopy } from '#components/lotto/bills/win/copy.ts';
import { WinTitle } from '#components/lotto/bills/win/win-title.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { usePage } from '#components/ui/page-context.tsx';
import { billsOfRoundQuery, MOST_OF_ROUND } from '#lib/api/lotto/round-bills-query.ts';
import { roundWinsId } from '#lib/lotto/round-wins-id.ts';
import { SHARE_HASH } from '#lib/lotto/share-hash.ts';
import { isNewWin, wonOf } from '#lib/lotto/won-of.ts';
import { paths } from '#lib/paths.ts';
import styles from './win.module.css';

/** Bills are settled some seconds after the result. */
const SETTLING_MS = 3_000;

interface RoundWinsProps {
  readonly roundId: string;
  /** True where the result came while somebody watched. */
  readonly isNew: boolean;
}

/** What all bills of a member in a round won together, once each of them has its result; nothing where none won. */
export function RoundWins({ roundId, isNew }: RoundWinsProps) {
  const { nowMs } = usePage();
  const { data: bills = [] } = useQuery({
    ...billsOfRoundQuery(roundId),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'pending') ? SETTLING_MS : false,
  });
  const won = wonOf(bills);
  const [bill, ...others] = bills.filter(({ status }) => status === 'won');
  // There may be more bills, and without them the sum would be wrong.
  const isCut = bills.length >= MOST_OF_ROUND;
  if (!bill || isCut || bills.some(({ status }) => status === 'pending')) return null;
  const isFresh = isNew || isNewWin(bills, nowMs);
  return (
    <section
      id={roundWinsId(roundId)}
      className={styles.told}
      aria-label={winCopy.round}
      data-win={won.net > 0n || undefined}
    >
      <div role={isFresh ? 'alert' : undefined}>
        <WinTitle won={won} isNew={isFresh} />
      </div>
      <p className={styles.ways}>
        <ButtonLink href={others.length > 0 ? paths.bills({ status: 'won' }) : paths.bill(bill.bill_id)}>
          {others.length > 0 ? winCopy.bills : winCopy.bill}
        </ButtonLink>
        {others.length === 0 && (
          <ButtonLink href={`${paths.bill(bill.bill_id)}${SHARE_HASH}`} variant="ghost">
            {winCopy.picture}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}
