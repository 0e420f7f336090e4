import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  columns: {
    agent: {
      sealed:
        'id code name agent_logo line_admin_url line_contact_url minimum_age terms_version privacy_version gtm_id',
      leaves: true,
    },
    agent_receiver: { sealed: 'id agent_id kind bank_code account_no account_name closed_at', leaves: true },
    bank: { sealed: 'code short_name name position', leaves: true },
    content: {
      free: 'agent_id kind id type image title description link position starts_at ends_at',
      leaves: true,
    },
  },
};
