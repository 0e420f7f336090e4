import { nextRoundCopy } from '#components/lotto/round/next-round-copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import type { Round } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './round-view.module.css';

/** The round of the same kind that comes next: the way to it, or when it opens. */
export function NextRound({ next }: { readonly next: NonNullable<Round['next']> }) {
  const { draw_date, round_no, round_id, opens_at } = next;
  return (
    <p className={styles.next}>
      <span>
        <strong>{nextRoundCopy.next}</strong>{' '}
        <span>{nextRoundCopy.nextRound(formatThaiDate(draw_date), round_no)}</span>
      </span>
      <span>
        {round_id === undefined ? nextRoundCopy.opens(formatThaiDateTime(opens_at)) : nextRoundCopy.isOpen}
      </span>
      {round_id !== undefined && <ButtonLink href={paths.round(round_id)}>{nextRoundCopy.bet}</ButtonLink>}
    </p>
  );
}
