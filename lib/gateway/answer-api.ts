import 'server-only';

/** What stands behind the gateway: answers every request under /api; never throws. */
export type AnswerApi = (request: Request) => Promise<Response>;
