import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Fairness } from '#rules/lotto/yeekee/terms.ts';

/** A round that takes shots, held by whoever shoots; positions and links follow from it. */
export interface HeldShooting {
  readonly status: string;
  readonly closesAt: Date;
  readonly cooldownMs: number;
  readonly shotCount: number;
  readonly chainHead: string;
  readonly sealedAt: Date | null;
  readonly fairness: Fairness;
}

const hold: Statement = {
  name: 'yeekee_hold',
  text: `
    SELECT round.status, round.closes_at AS "closesAt", own.cooldown_ms AS "cooldownMs", own.shot_count AS "shotCount",
      own.chain_head AS "chainHead", own.sealed_at AS "sealedAt", own.fairness
    FROM yeekee_round own JOIN round ON round.id = own.round_id
    WHERE own.round_id = $1::text AND round.agent_id = $2::int FOR UPDATE OF own`,
};

/** Holds a round's shots until the transaction ends; undefined where there is no such round of this kind. */
export async function lockShooting(
  tx: Tx,
  roundId: string,
  agentId: number,
): Promise<HeldShooting | undefined> {
  const [held] = await tx.query<HeldShooting>(hold, [roundId, agentId]);
  return held;
}

export interface OwnShot {
  readonly position: number;
  readonly number: string;
  readonly receipt: string;
  readonly shotAt: Date;
  /** It was shot under the key that was asked for. */
  readonly isSame: boolean;
}

/** A statement of its own, behind the lock: a snapshot from before the lock would miss the shot that was waited for. */
const own: Statement = {
  name: 'yeekee_own_shots',
  text: `
    (SELECT position, number, receipt, shot_at AS "shotAt", true AS "isSame" FROM yeekee_shot
      WHERE round_id = $1::text AND member_id = $2::uuid AND idempotency_key = $3::text)
    UNION ALL
    (SELECT position, number, receipt, shot_at, false FROM yeekee_shot
      WHERE round_id = $1::text AND member_id = $2::uuid ORDER BY position DESC LIMIT 1)`,
};

/** The member's shot under this key, if there is one, and the newest one. Call it with the round held. */
export async function ownShots(
  tx: Tx,
  {
    roundId,
    memberId,
    key,
  }: { readonly roundId: string; readonly memberId: string; readonly key: string | undefined },
): Promise<{ readonly same: OwnShot | undefined; readonly newest: OwnShot | undefined }> {
  const rows = await tx.query<OwnShot>(own, [roundId, memberId, key ?? null]);
  return { same: rows.find(({ isSame }) => isSame), newest: rows.find(({ isSame }) => !isSame) };
}

const add: Statement = {
  name: 'yeekee_add_shot',
  text: `
    WITH shot AS (
      INSERT INTO yeekee_shot (round_id, position, member_id, number, receipt, shot_at, idempotency_key)
      VALUES ($1::text, $2::int, $3::uuid, $4::text, $5::text, $6::timestamptz, $7::text)
    )
    UPDATE yeekee_round SET shot_count = $2::int, chain_head = $5::text, shooter_count = shooter_count + $8::int
    WHERE round_id = $1::text`,
};

export interface NewShot {
  readonly roundId: string;
  readonly position: number;
  readonly memberId: string;
  readonly number: string;
  readonly receipt: string;
  readonly shotAt: Date;
  readonly key: string | undefined;
  readonly isFirstOfMember: boolean;
}

/** Writes a shot into a round that this transaction holds. */
export async function addShot(tx: Tx, shot: NewShot): Promise<void> {
  const { roundId, position, memberId, number, receipt, shotAt, key, isFirstOfMember } = shot;
  const first = isFirstOfMember ? 1 : 0;
  await tx.query(add, [roundId, position, memberId, number, receipt, shotAt, key ?? null, first]);
}
