/** Said of a refused order where points that came back have ended meanwhile. */
export const SOME_ENDED = 'ended';
