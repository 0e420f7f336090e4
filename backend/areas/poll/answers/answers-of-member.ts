import { workOfMember } from '#backend/core/db/work-of-member.ts';

/** Of the locks on members who answer, apart from other locks of the database. */
const ANSWERS = 31_000_020;

/** Answers of a member that are on their way. */
export const answersOfMember = workOfMember(ANSWERS);
