import type { Statement, Tx } from '#backend/db/database.ts';
import type { Consent } from '#contract/consents.ts';
import { type ConsentKind, consentKinds } from '#rules/person/consent.ts';

const texts = consentKinds.map((kind, place) => `(${place}, '${kind}', agent.${kind}_version)`).join(', ');

/** Every text of the agent beside the member's consent to this version, or else to the last that there was one to. */
const read: Statement = {
  name: 'account_consents',
  text: `
    SELECT held.kind, held.version, agreed.version AS "agreedVersion", agreed.at
    FROM member
    JOIN agent ON agent.id = member.agent_id
    CROSS JOIN LATERAL (VALUES ${texts}) AS held (place, kind, version)
    LEFT JOIN LATERAL (
      SELECT version, at FROM consent
      WHERE consent.member_id = member.id AND consent.kind = held.kind
      ORDER BY consent.version = held.version DESC, consent.id DESC LIMIT 1
    ) agreed ON true
    WHERE member.id = $1::uuid
    ORDER BY held.place`,
};

interface Row {
  readonly kind: ConsentKind;
  readonly version: string;
  readonly agreedVersion: string | null;
  readonly at: Date | null;
}

/** What a member agreed to of the texts that hold now, in the order of `consentKinds`. */
export async function readConsents(db: Pick<Tx, 'query'>, memberId: string): Promise<Consent[]> {
  const rows = await db.query<Row>(read, [memberId]);
  return rows.map(({ kind, version, agreedVersion, at }) => ({
    kind,
    version,
    agreed: at && agreedVersion !== null ? { version: agreedVersion, at: at.toISOString() } : null,
  }));
}
