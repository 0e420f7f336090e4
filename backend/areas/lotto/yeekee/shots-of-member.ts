import { workOfMember } from '#backend/core/db/work-of-member.ts';

/** Of the locks on members who shoot, apart from other locks of the database. */
const SHOTS = 31_000_021;

/** Shots of a member that are on their way. */
export const shotsOfMember = workOfMember(SHOTS);
