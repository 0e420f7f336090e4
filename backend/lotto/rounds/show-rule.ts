import type { Ctx } from '#backend/ctx.ts';
import texts from '#backend/lotto/rounds/rule-texts.json' with { type: 'json' };
import { termsOf } from '#backend/lotto/rounds/show-round.ts';
import { notFound } from '#backend/refusal.ts';
import type { DataOf, ParsedRequestOf } from '#contract/endpoint.ts';
import type { lotto } from '#contract/lotto.ts';
import { betName } from '#rules/lotto/bet-name.ts';

type Call = typeof lotto.rule;

const byKind = new Map<string, DataOf<Call>>(
  Object.entries(texts).map(([kind, { sections, types }]) => [
    kind,
    { sections, types: types.map((one) => ({ ...one, name: betName(one.type) })) },
  ]),
);

/** The rules of a round's kind in words; bet types that the round does not offer are left out. */
export async function showRule({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedRequestOf<Call>;
}): Promise<DataOf<Call>> {
  const { round, types } = await termsOf(ctx, input.round_id);
  const text = byKind.get(round.kind);
  if (!text) throw notFound();
  return { sections: text.sections, types: text.types.filter(({ type }) => types.get(type)?.enabled) };
}
