import { termsOf } from '#backend/areas/lotto/rounds/show-round.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { lotto } from '#contract/lotto.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';

/** The rules of a round's kind in words; bet types that the round does not offer are left out. */
export const showRule: Verb<typeof lotto.rule> = async ({ ctx, input }) => {
  const { round, types } = await termsOf(ctx, input.round_id);
  const texts = kindOf(round.kind).ruleTexts;
  const offered = texts.types.filter(({ type }) => types.get(type)?.enabled);
  return {
    sections: [...texts.sections],
    types: offered.map((one) => ({ ...one, name: betName(one.type) })),
  };
};
