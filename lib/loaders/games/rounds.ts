import 'server-only';
import { read } from '#lib/loaders/read.ts';

const PAGE = 50;

/** Why there is no file of the rounds, for who comes back from asking for one. */
export const fileProblems = ['wait', 'failed'] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Rounds of games that the member played, newest first, with what may be played for nothing on the first page; `before` is the round to go on before. */
export async function loadGameRounds(before?: string, problem?: FileProblem) {
  const asked = { limit: PAGE, ...(before === undefined ? {} : { before }) };
  const { rounds, next, free_rounds } = await read('GET /api/member/game/rounds', asked);
  const isFirst = before === undefined;
  return { rounds, next, freeRounds: isFirst ? free_rounds : [], isFirst, problem };
}

export type OwnRounds = Awaited<ReturnType<typeof loadGameRounds>>;
