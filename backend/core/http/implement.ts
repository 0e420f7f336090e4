import type { Ctx, MemberCtx, SignedCtx } from '#backend/ctx.ts';
import type { AnyEndpoint, Area, DataOf, ParsedRequestOf } from '#contract/endpoint.ts';

interface CtxFor {
  public: Ctx;
  member: MemberCtx;
  signed: SignedCtx;
}

/** What answers one call: input parsed by the contract, data in the contract's shape; throws `Refusal` or `HttpRefusal`. */
export type Verb<E extends AnyEndpoint> = (args: {
  ctx: CtxFor[E['auth']];
  input: ParsedRequestOf<E>;
}) => Promise<DataOf<E>>;

export type Verbs<A extends Area> = { readonly [Name in keyof A]: Verb<A[Name]> };

export interface Route {
  readonly call: AnyEndpoint;
  readonly answer: (args: { ctx: Ctx; input: unknown }) => Promise<unknown>;
}

/**
 * Ties the verbs of an area to its calls; a missing or mistyped verb does not compile. The dispatcher hands each verb
 * the ctx of its call's `auth` and input that its request schema produced, which is what the widening below relies on.
 */
export function implement<A extends Area>(area: A, verbs: Verbs<A>): Route[] {
  return Object.entries(area).map(([name, call]) => ({
    call,
    answer: verbs[name] as unknown as Route['answer'],
  }));
}
