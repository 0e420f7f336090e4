import { readReality } from '#backend/areas/protection/reality/read-reality.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { protection } from '#contract/protection.ts';

/** How long the session lasts and what it brought. Refuses nothing. */
export const showReality: Verb<typeof protection.reality> = ({ ctx }) => readReality(ctx);
