import { z } from 'zod';
import { Id } from '#contract/fields.ts';
import { packs } from '#rules/lotto/pack.ts';

/** Code of a lottery kind. */
export const Kind = z.string().regex(/^[a-z0-9_]{1,20}$/);

/** SHA-256 and seeds in lower-case hex. */
export const Hex = z.string().regex(/^[0-9a-f]{64}$/);

/** Price list that a bill is placed under. */
export const Pack = z.enum(packs);

/** What every call about one round asks for. */
export const ByRound = z.object({ round_id: Id });
