import { AGENT_CODE } from '#contract/constants.ts';
import { apiQuery } from '#lib/api/query.ts';

/** The agent's own settings. */
export function agentQuery() {
  return apiQuery('POST /api/agent/config', { agent_code: AGENT_CODE });
}

/** Announcements of the kind that the modal shows. */
export function notificationsQuery() {
  return apiQuery('GET /api/notifications', { agent_code: AGENT_CODE, type: '1' });
}

export function eventsQuery() {
  return apiQuery('GET /api/event/list', { agent_code: AGENT_CODE });
}
