'use client';

import { useQuery } from '@tanstack/react-query';
import { CheckInCard } from '#components/quests/check-in-card.tsx';
import { questsCopy as copy } from '#components/quests/copy.ts';
import { PointRows } from '#components/quests/point-rows.tsx';
import { QuestCard } from '#components/quests/quest-card.tsx';
import {
  type PointHistory,
  pointHistoryQuery,
  type QuestList,
  questsQuery,
} from '#lib/api/quests/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import styles from './quests.module.css';

interface QuestsViewProps {
  readonly list: QuestList;
  readonly history: PointHistory;
  /** The movement that the shown ones are before. */
  readonly before: string | undefined;
}

/** Points with what ends soon, check-in, quests and the history of points. */
export function QuestsView({ list, history, before }: QuestsViewProps) {
  const { data } = useQuery({ ...questsQuery(), initialData: list });
  const { data: rows } = useQuery({ ...pointHistoryQuery(before), initialData: history });
  const events = data.quests.filter(({ kind }) => kind === 'event');
  const usual = data.quests.filter(({ kind }) => kind !== 'event');
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <section className={styles.card} aria-labelledby="quests-points">
          <h2 id="quests-points">{copy.points}</h2>
          <p className={styles.count}>{copy.pointCount(data.point)}</p>
          {data.ending && (
            <p className={styles.muted}>{copy.ending(data.ending.points, data.ending.ends_at)}</p>
          )}
          {data.point > 0 && (
            <a className={styles.spend} href={loyaltyPaths.shop}>
              {copy.spend}
            </a>
          )}
        </section>
        <CheckInCard checkIn={data.check_in} />
      </div>
      <div className={styles.column}>
        {events.length > 0 && <Quests id="quests-events" title={copy.events} quests={events} />}
        <Quests id="quests-all" title={copy.quests} quests={usual} />
        <PointRows history={rows} before={before} />
      </div>
    </div>
  );
}

interface QuestsProps {
  readonly id: string;
  readonly title: string;
  readonly quests: QuestList['quests'];
}

function Quests({ id, title, quests }: QuestsProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.muted}>{quests.length === 0 ? copy.none : copy.counts}</p>
      <ul className={styles.rows}>
        {quests.map((quest) => (
          <QuestCard key={quest.quest_id} quest={quest} />
        ))}
      </ul>
    </section>
  );
}
