'use client';

import { useQuery } from '@tanstack/react-query';
import { launcherCopy } from '#components/games/launcher/copy.ts';
import { useServerSecond } from '#components/ui/clock/use-server-second.ts';
import { gameSessionQuery } from '#lib/api/games/queries.ts';
import { promotionProgressQuery } from '#lib/api/promotion/queries.ts';
import { formatNet } from '#rules/money/baht.ts';
import { bangkokTime } from '#rules/time/bangkok-time.ts';
import styles from './launcher.module.css';

const MINUTE_MS = 60_000;

/** Over a game with money, quietly: the time, how long it is played, what it brought or took, and what of a promotion is played. */
export function PlayLine({ sessionId }: { sessionId: string }) {
  const nowMs = useServerSecond();
  const { data } = useQuery(gameSessionQuery(sessionId));
  const { data: promotion } = useQuery(promotionProgressQuery());
  const minutes = data ? Math.max(0, Math.floor((nowMs - Date.parse(data.opened_at)) / MINUTE_MS)) : 0;
  return (
    <p className={styles.line}>
      <span>{`${launcherCopy.clock} ${bangkokTime(nowMs)} น.`}</span>
      <span>{`${launcherCopy.played} ${launcherCopy.minutes(minutes)}`}</span>
      <span>{`${launcherCopy.net} ${data ? formatNet(data.net) : '…'}`}</span>
      {promotion && <span>{launcherCopy.turnover(promotion)}</span>}
    </p>
  );
}
