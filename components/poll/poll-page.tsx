import { pollCopy as copy } from '#components/poll/copy.ts';
import { FairCard } from '#components/poll/fair-card.tsx';
import { OwnPollView } from '#components/poll/own-poll.tsx';
import { PrizesCard } from '#components/poll/prizes-card.tsx';
import { StatsCard } from '#components/poll/stats-card.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { OwnPoll, ShownPoll } from '#lib/loaders/poll.ts';
import { paths } from '#lib/paths.ts';
import styles from './poll.module.css';

interface PollPageProps {
  readonly shown: ShownPoll;
  /** Null for a visitor. */
  readonly own: OwnPoll | string | null;
}

/** A poll: what is asked, what a member may answer, what the others did, and what can be won. */
export function PollPage({ shown: { poll, winners, stats }, own }: PollPageProps) {
  const { config, choices, metadata } = poll;
  return (
    <div className={styles.page}>
      <PageHead title={config.question} lead={copy.phase(config)} />
      {config.image && (
        // biome-ignore lint/performance/noImgElement: pictures are prepared at build time
        <img className={styles.picture} src={config.image} alt="" width={800} height={400} />
      )}
      <p className={styles.muted}>{copy.terms(config)}</p>
      {config.basis === 'stake' && <p className={styles.muted}>{copy.yeekee}</p>}
      {own === null && config.phase === 'open' && (
        <ButtonLink href={paths.loginFor(paths.pollOf(config.poll_id))}>{copy.login}</ButtonLink>
      )}
      {own !== null && <OwnPollView own={own} />}
      <StatsCard pollId={config.poll_id} choices={choices} isOpen={config.phase === 'open'} first={stats} />
      <PrizesCard metadata={metadata} winners={winners} />
      {metadata.commit !== null && <FairCard pollId={config.poll_id} metadata={metadata} winners={winners} />}
      <p className={styles.muted}>{copy.times}</p>
    </div>
  );
}
