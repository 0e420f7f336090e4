'use client';

import { questsCopy as copy } from '#components/quests/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useOneAtATime } from '#components/ui/form/use-one-at-a-time.ts';
import { StatusBadge } from '#components/ui/show/status-badge.tsx';
import { isUnknown, messageOf } from '#lib/api/errors.ts';
import type { Quest } from '#lib/api/quests/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import styles from './quests.module.css';

/** Until when it is done, or what was won by it is there to be taken. */
function timeWords({ state, kind, from, until }: Quest): string {
  if (state === 'done') return copy.takeBefore(until);
  return kind === 'event' ? copy.during(from, until) : copy.until(until);
}

/** One quest with how far its member has come, and its prize once it is done. Sent again it says the same. */
export function QuestCard({ quest }: { readonly quest: Quest }) {
  const { mutateAsync, isPending, error } = useCall('POST /api/quest/redeem', {
    changes: ['points', 'wallet', 'wheel', 'redemption'],
  });
  const { quest_id: questId, period, title, conditions, prize, state } = quest;
  const handleRedeem = useOneAtATime(async () => {
    const done = await mutateAsync({ quest_id: questId, period }).catch(() => undefined);
    if (done) toast(copy.got(copy.prize(done.prize)), { variant: 'success' });
  });
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <h3 id={questId}>{title}</h3>
        {state === 'redeemed' && <StatusBadge tone="done">{copy.redeemed}</StatusBadge>}
        {state === 'upcoming' && <StatusBadge tone="waiting">{copy.upcoming}</StatusBadge>}
        {state === 'over' && <StatusBadge tone="lost">{copy.over}</StatusBadge>}
        {state === 'running' && <StatusBadge tone="waiting">{copy.running}</StatusBadge>}
      </div>
      <p>{copy.prize(prize)}</p>
      {conditions.map((condition) => (
        <label key={`${condition.fact} ${condition.area ?? ''}`} className={styles.condition}>
          <span>{copy.progress(condition)}</span>
          <progress
            className={styles.bar}
            max={condition.least}
            value={Math.min(condition.done, condition.least)}
          />
        </label>
      ))}
      <p className={styles.muted}>{timeWords(quest)}</p>
      {/* After a lost answer the page is read again: what was taken is no longer in doubt. */}
      {error && state !== 'redeemed' && (
        <FormAlert>{isUnknown(error) ? copy.lost : messageOf(error)}</FormAlert>
      )}
      {state === 'done' && (
        <Button
          variant="secondary"
          busy={isPending && copy.redeeming}
          aria-describedby={questId}
          onClick={handleRedeem}
        >
          {copy.redeem}
        </Button>
      )}
    </li>
  );
}
