'use client';

import { roundsCopy } from '#components/games/rounds/copy.ts';
import { FreeRounds } from '#components/games/rounds/free-rounds.tsx';
import { ReplayButton } from '#components/games/rounds/replay-button.tsx';
import { RoundsFile } from '#components/games/rounds/rounds-file.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import { StatusBadge } from '#components/ui/show/status-badge.tsx';
import { gamePaths } from '#lib/games/game-paths.ts';
import type { OwnRounds } from '#lib/loaders/games/rounds.ts';
import { paths } from '#lib/paths.ts';
import { formatBaht, formatNet } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './rounds.module.css';

type Round = OwnRounds['rounds'][number];

function RoundRow({ round }: { readonly round: Round }) {
  const { id, status, game_name, net, staked, won, begun_at, reason } = round;
  return (
    <li id={id} className={styles.row}>
      <div className={styles.head}>
        <strong>{game_name}</strong>
        <b data-won={net > 0 || undefined}>{formatNet(net)}</b>
      </div>
      {status !== 'finished' && <StatusBadge tone="waiting">{roundsCopy.status[status]}</StatusBadge>}
      {reason !== null && <p>{reason}</p>}
      <small>{`${roundsCopy.staked} ${formatBaht(staked)} · ${roundsCopy.won} ${formatBaht(won)} · ${formatThaiDateTime(begun_at)}`}</small>
      <small className={styles.number}>{`${roundsCopy.number} ${round.round_id}`}</small>
      {status === 'finished' && <ReplayButton round={round} />}
    </li>
  );
}

/** The member's rounds of games, newest first, page by page. */
export const RoundsPage = fragmentView(function RoundsPage({ own }: { readonly own: OwnRounds }) {
  const { rounds, next, freeRounds, isFirst, problem } = own;
  return (
    <div className={styles.page}>
      <PageHead
        title={roundsCopy.title}
        lead={roundsCopy.lead}
        back={{ href: paths.lobby('slot'), label: roundsCopy.back }}
      />
      <FreeRounds freeRounds={freeRounds} />
      {isFirst && rounds.length > 0 && <RoundsFile problem={problem} />}
      {rounds.length === 0 && (
        <EmptyState art="empty-bills" title={isFirst ? roundsCopy.empty : roundsCopy.emptyOlder}>
          {isFirst && <p>{roundsCopy.emptyText}</p>}
          <ButtonLink href={paths.lobby('slot')}>{roundsCopy.begin}</ButtonLink>
        </EmptyState>
      )}
      <ul className={styles.rows}>
        {rounds.map((round) => (
          <RoundRow key={round.id} round={round} />
        ))}
      </ul>
      <Pager
        label={roundsCopy.pages}
        newest={isFirst ? undefined : { label: roundsCopy.newest, href: gamePaths.rounds() }}
        older={next === null ? undefined : { label: roundsCopy.older, href: gamePaths.rounds(next) }}
      />
    </div>
  );
});
