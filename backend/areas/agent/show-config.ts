import { findAgent } from '#backend/areas/agent/find-agent.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { agent } from '#contract/agent.ts';

/** Name, logo and contact links of the agent. */
export const showConfig: Verb<typeof agent.config> = async ({ ctx, input }) => {
  const row = await findAgent(ctx, input);
  return {
    agent_id: row.id,
    agent_code: row.code,
    name: row.name,
    info: {
      agent_logo: row.agentLogo,
      line_admin_url: row.lineAdminUrl,
      line_contact_url: row.lineContactUrl,
    },
    minimum_age: row.minimumAge,
    terms_version: row.termsVersion,
    privacy_version: row.privacyVersion,
    gtm_id: row.gtmId,
  };
};
