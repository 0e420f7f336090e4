import { consentKinds } from '#rules/person/consent.ts';

const texts = consentKinds.map((kind) => `('${kind}', agent.${kind}_version)`).join(', ');

/** Rows of `kind`: the texts that hold now and that a member has not agreed to. `memberId` is an expression of SQL. */
export const dueConsents = (memberId: string) => `
  SELECT due.kind FROM member
  JOIN agent ON agent.id = member.agent_id
  CROSS JOIN LATERAL (VALUES ${texts}) AS due (kind, version)
  WHERE member.id = ${memberId} AND NOT EXISTS (
    SELECT 1 FROM consent
    WHERE consent.member_id = member.id AND consent.kind = due.kind AND consent.version = due.version
  )`;
