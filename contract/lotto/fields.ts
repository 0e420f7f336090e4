import { z } from 'zod';
import { Id } from '#contract/fields.ts';

/** Code of a lottery kind. */
export const Kind = z.string().regex(/^[a-z0-9_]{1,20}$/);

/** What every call about one round asks for. */
export const ByRound = z.object({ round_id: Id });
