import { headroomCopy } from '#components/payment/make/headroom-copy.ts';
import type { DepositHeadroom } from '#lib/api/protection/queries.ts';
import { paths } from '#lib/paths.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './headroom-note.module.css';

interface HeadroomNoteProps {
  readonly id: string;
  readonly headroom: DepositHeadroom;
  /** Amounts in one tap, baht; of those that do not fit it is said when they will. */
  readonly amounts: readonly number[];
}

/** Amounts that do not fit now by when they will; `undefined` for those that never do. */
function laterOf({ left, frees }: DepositHeadroom, amounts: readonly number[]) {
  const tooMuch = amounts.filter((baht) => baht > left);
  return Map.groupBy(tooMuch, (baht) => frees.find((later) => later.left === null || later.left >= baht)?.at);
}

/** Why some amounts are dimmed: what the member's own limits leave, and when more can be deposited. */
export function HeadroomNote({ id, headroom, amounts }: HeadroomNoteProps) {
  return (
    <div id={id} className={styles.headroom}>
      <p>{headroom.why === 'time' ? headroomCopy.timeOver : headroomCopy.left(headroom.left)}</p>
      <ul>
        {[...laterOf(headroom, amounts)].map(([at, own]) => (
          <li key={at ?? 'never'}>
            {at ? headroomCopy.fitsAt(own, formatThaiDateTime(at)) : headroomCopy.never(own)}
          </li>
        ))}
      </ul>
      <a href={paths.protection}>{headroomCopy.change}</a>
    </div>
  );
}
