import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Consent } from '#contract/account/consents.ts';
import { type ConsentKind, consentKinds } from '#rules/person/consent.ts';

const texts = consentKinds.map((kind, place) => `(${place}, '${kind}', agent.${kind}_version)`).join(', ');

/**
 * A column: every text of the agent beside the member's consent to this version, or else to the last that there was one to, as a
 * list of `HeldText`. `memberId` is an expression of SQL.
 */
export const heldTexts = (memberId: string) => `(
  SELECT json_agg(json_build_object('kind', held.kind, 'version', held.version, 'agreed', agreed.one) ORDER BY held.place)
  FROM member AS whose
  JOIN agent ON agent.id = whose.agent_id
  CROSS JOIN LATERAL (VALUES ${texts}) AS held (place, kind, version)
  LEFT JOIN LATERAL (
    SELECT json_build_object('version', consent.version, 'at', consent.at) AS one FROM consent
    WHERE consent.member_id = whose.id AND consent.kind = held.kind
    ORDER BY consent.version = held.version DESC, consent.id DESC LIMIT 1
  ) agreed ON true
  WHERE whose.id = ${memberId})`;

const read: Statement = {
  name: 'account_consents',
  text: `SELECT ${heldTexts('$1::uuid')} AS texts`,
};

/** As the database writes it: an instant with its offset. */
export interface HeldText {
  readonly kind: ConsentKind;
  readonly version: string;
  readonly agreed: { readonly version: string; readonly at: string } | null;
}

/** The same as the contract has it, in the order of `consentKinds`. */
export function presentConsents(texts: readonly HeldText[]): Consent[] {
  return texts.map(({ agreed, ...text }) => ({
    ...text,
    agreed: agreed && { ...agreed, at: new Date(agreed.at).toISOString() },
  }));
}

/** What a member agreed to of the texts that hold now. */
export async function readConsents(db: Pick<Tx, 'query'>, memberId: string): Promise<Consent[]> {
  const [row] = await db.query<{ texts: readonly HeldText[] }>(read, [memberId]);
  return presentConsents(row?.texts ?? []);
}
