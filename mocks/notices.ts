import type { SecurityEvent } from '#contract/account.ts';
import { NOTICES_OF_A_KIND } from '#contract/constants.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';

/** Notes what happened to a member's account; of each kind the newest stay, newest first. */
export function noteFor(world: CoreWorld, member: MockMember, kind: SecurityEvent['kind']): void {
  const isOfKind = (one: SecurityEvent) => one.kind === kind;
  const newest = [{ kind, at: nowOf(world), device: '' }, ...member.notices.filter(isOfKind)];
  member.notices = [
    ...newest.slice(0, NOTICES_OF_A_KIND),
    ...member.notices.filter((one) => !isOfKind(one)),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
