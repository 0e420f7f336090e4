import { z } from 'zod';

/** Largest request body in bytes where a call says nothing else; a bill of 1,000 lines needs about 90 kB. */
export const MAX_BODY_BYTES = 131_072;

/** Who may call: anybody, a member with a session, or a sender that proves itself by an HMAC signature of the raw body. */
export type Auth = 'public' | 'member' | 'signed';

/**
 * Where the success data stands in the answer: under `data` beside `error: 0`; beside `error: 0` itself (login's `access_token`);
 * or under `data` beside `status: 0` (the lotto lobby), as the specification spells them.
 */
export type Envelope = 'data' | 'beside' | 'status';

/** What a call can change, by a word; the browser reads again what shows it (lib/api/changes.ts). `own` is all that its area reads. */
export type Change =
  | 'own'
  | ('wallet' | 'account' | 'consents' | 'protection')
  | (
      | 'points'
      | 'promotion'
      | 'coupon'
      | 'cashback'
      | 'wheel'
      | 'affiliate'
      | 'redemption'
      | 'poll'
      | 'inbox'
    );

/** What a success means for the session of the browser that asked. */
export type SessionFact = 'begins' | 'ends' | 'stays';

export interface Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Path extends string = string,
  Who extends Auth = Auth,
  Request extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Changes extends readonly Change[] = readonly Change[],
> {
  readonly method: Method;
  readonly path: Path;
  readonly auth: Who;
  readonly summary: string;
  /** Body of a POST, query of a GET (query values arrive as strings). */
  readonly request: Request;
  readonly data: Data;
  readonly envelope: Envelope;
  /**
   * True for a member's call that spends or changes: a browser says in `MEMBER_HEADER` for whom it was meant, and another
   * member's session refuses it.
   */
  readonly namesMember: boolean;
  /** True for a call that `namesMember` and is carried out for a member who is excluded from playing all the same. */
  readonly whileExcluded: boolean;
  /** True for a member's call that our backend answers alike for every member; pages may share one read of it. */
  readonly sameForAll: boolean;
  /** True for a call that the product specification does not name but its pages need. */
  readonly extension: boolean;
  /**
   * True for a call of pages in the launcher's frame. They have an origin of their own and no cookie: any page may send it, as plain
   * text too, and what it may do hangs on what its body holds.
   */
  readonly fromFrame: boolean;
  readonly session: SessionFact;
  /** True for a call that proves who the member is or asks for a code: a browser without an id is given one. */
  readonly namesBrowser: boolean;
  /** What is out of date after it, also after a refusal or a lost answer. */
  readonly changes: Changes;
  /** Its largest request body. */
  readonly maxBytes: number;
}

type Needed = Pick<AnyEndpoint, 'method' | 'path' | 'auth' | 'summary' | 'request' | 'data'>;

/** One literal per call; everything that speaks the API is made from it. */
export function endpoint<
  const Method extends 'GET' | 'POST',
  const Path extends `/api/${string}`,
  const Who extends Auth,
  Request extends z.ZodType,
  Data extends z.ZodType,
  const Changes extends readonly Change[] = readonly [],
>(literal: {
  method: Method;
  path: Path;
  auth: Who;
  summary: string;
  request: Request;
  data: Data;
  envelope?: Envelope;
  namesMember?: Who extends 'member' ? boolean : false;
  whileExcluded?: Who extends 'member' ? boolean : false;
  sameForAll?: Who extends 'member' ? boolean : false;
  extension?: boolean;
  session?: SessionFact;
  namesBrowser?: boolean;
  changes?: Changes;
  fromFrame?: Who extends 'public' ? boolean : false;
  maxBytes?: number;
}): Endpoint<Method, Path, Who, Request, Data, Changes>;
export function endpoint(literal: Needed & Partial<AnyEndpoint>): AnyEndpoint {
  return {
    envelope: 'data',
    namesMember: false,
    whileExcluded: false,
    sameForAll: false,
    extension: false,
    session: 'stays',
    namesBrowser: false,
    changes: [],
    fromFrame: false,
    maxBytes: MAX_BODY_BYTES,
    ...literal,
  };
}

export type AnyEndpoint = Endpoint;
export type Area = Readonly<Record<string, AnyEndpoint>>;

/** What a caller hands in, and what a verb receives once it was parsed. */
export type RequestOf<E extends AnyEndpoint> = z.input<E['request']>;
export type ParsedRequestOf<E extends AnyEndpoint> = z.output<E['request']>;
/** What a verb answers and a caller reads. */
export type DataOf<E extends AnyEndpoint> = z.output<E['data']>;

/** A refusal on the wire: HTTP 200 and `error` not 0, a Thai message ready to show, and facts such as `limit` or `until`. */
export const RefusalBody = z.object({
  error: z.int().refine((code) => code !== 0),
  message: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
});
export type RefusalBody = z.infer<typeof RefusalBody>;

/** Schema of the whole success answer of a call. */
export function successSchema(call: AnyEndpoint): z.ZodType {
  if (call.envelope === 'beside') return z.object({ error: z.literal(0) }).and(call.data);
  if (call.envelope === 'status') return z.object({ status: z.literal(0), data: call.data });
  return z.object({ error: z.literal(0), message: z.string().optional(), data: call.data });
}

/** Puts a verb's data into the success answer of its call. */
export function wrapSuccess(call: AnyEndpoint, data: unknown): Record<string, unknown> {
  if (call.envelope === 'beside') return Object.assign({ error: 0 }, data);
  if (call.envelope === 'status') return { status: 0, data };
  return { error: 0, data };
}
