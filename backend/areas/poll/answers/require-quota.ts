import type { Quota } from '#backend/areas/poll/answers/read-quota.ts';
import type { PollRow } from '#backend/areas/poll/read-poll.ts';
import { Refusal } from '#backend/refusal.ts';
import { POLL_QUOTA_USED_MESSAGE, pollClosed, pollNeeds, pollNotOpen } from '#contract/poll-refusal.ts';
import { toBaht } from '#rules/money/baht.ts';
import { phaseOf } from '#rules/poll/poll.ts';

/** Refuses 4601 and 4602 where a poll takes no answers at an instant. */
export function requireOpen(poll: PollRow, now: Date): void {
  const phase = phaseOf(poll, now);
  if (phase === 'open') return;
  if (phase === 'soon')
    throw new Refusal('POLL_NOT_OPEN', pollNotOpen(poll.opensAt), { opens_at: poll.opensAt.toISOString() });
  const closedAt = poll.closedAt ?? poll.closesAt;
  throw new Refusal('POLL_CLOSED', pollClosed(closedAt), { closed_at: closedAt.toISOString() });
}

/** Refuses 4603 a member who gave all answers that the poll takes, and 4604 one who lacks what brings the next. */
export function requireLeft({ basis, most }: PollRow, { allowed, answers, missing }: Quota): void {
  if (answers.length < allowed) return;
  if (answers.length >= most) throw new Refusal('POLL_QUOTA_USED', POLL_QUOTA_USED_MESSAGE);
  throw new Refusal('POLL_NEEDS_QUOTA', pollNeeds(basis, missing), { missing: toBaht(missing) });
}
