import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { noteFor } from '#mocks/notices.ts';

/** Ends the link of a member to a LINE account, where there is one. */
export function endLineLink(world: CoreWorld, member: MockMember): void {
  if (!member.line) return;
  member.line = null;
  noteFor(world, member, 'line_unlinked');
}
