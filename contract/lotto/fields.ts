import { z } from 'zod';
import { Id } from '#contract/fields.ts';

/** Code of a lottery kind. */
export const Kind = z.string().regex(/^[a-z0-9_]{1,20}$/);

/** SHA-256 and seeds in lower-case hex. */
export const Hex = z.string().regex(/^[0-9a-f]{64}$/);

/** What every call about one round asks for. */
export const ByRound = z.object({ round_id: Id });
