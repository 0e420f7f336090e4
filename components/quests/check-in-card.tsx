'use client';

import { CheckInMarks } from '#components/quests/check-in-marks.tsx';
import { questsCopy as copy } from '#components/quests/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useOneAtATime } from '#components/ui/form/use-one-at-a-time.ts';
import { isUnknown, messageOf } from '#lib/api/errors.ts';
import type { QuestList } from '#lib/api/quests/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { checkInExtras } from '#rules/quests/check-in.ts';
import styles from './quests.module.css';

/** Checking in today, and what more there is in this month. Sent again it says the same. */
export function CheckInCard({ checkIn }: { readonly checkIn: QuestList['check_in'] }) {
  const { mutateAsync, isPending, error } = useCall('POST /api/quest/check_in', {
    changes: ['points', 'wheel', 'redemption'],
  });
  const { day, number, is_done: isDone, points, staked, needed } = checkIn;
  const extra = [...checkInExtras].find(([count]) => count > number);
  const handleCheckIn = useOneAtATime(async () => {
    const done = await mutateAsync({ day }).catch(() => undefined);
    if (done) toast(copy.checkedIn(done.points), { variant: 'success' });
  });
  return (
    <section className={styles.card} aria-labelledby="quests-check-in">
      <h2 id="quests-check-in">{copy.checkIn}</h2>
      <p>{copy.checkInCount(number)}</p>
      <CheckInMarks number={number} isDone={isDone} />
      {extra && <p className={styles.muted}>{copy.extra(...extra)}</p>}
      {error && !isDone && <FormAlert>{isUnknown(error) ? copy.lost : messageOf(error)}</FormAlert>}
      {isDone && <p role="status">{copy.checkedIn(points)}</p>}
      {!isDone && staked < needed && <p className={styles.muted}>{copy.checkInNeeds(staked, needed)}</p>}
      {!isDone && staked >= needed && (
        <Button busy={isPending && copy.checkingIn} onClick={handleCheckIn}>
          {copy.checkInNow(points)}
        </Button>
      )}
    </section>
  );
}
