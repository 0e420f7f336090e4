'use client';

import { IdlePart } from '#components/ui/idle-part.tsx';

const loadFollower = () =>
  import('#components/lotto/bills/repeat/repeat-follower.tsx').then((module) => module.RepeatFollower);
const NOTHING = {};

/** Lets links that say `data-repeat` put their bill into the draft at once; before that comes, and without scripts, they lead to the bill. */
export function RepeatLinks() {
  return <IdlePart load={loadFollower} props={NOTHING} />;
}
