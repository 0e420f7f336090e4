import { findAgent } from '#backend/areas/agent/find-agent.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { agent } from '#contract/agent.ts';

/** Is this the code of the agent? */
export const validateCode: Verb<typeof agent.validate> = async ({ ctx, input }) => {
  const own = await findAgent(ctx, {});
  return { valid: input.code === own.code };
};
