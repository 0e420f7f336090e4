import type { Database, Statement } from '#backend/core/db/database.ts';

/** An act as it begins; `asked` holds no secret. */
export interface Act {
  readonly id: string;
  readonly at: Date;
  readonly who: string;
  readonly why: string;
  readonly command: string;
  readonly asked: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** Columns of an act that are never changed, as SQL; the instant in milliseconds. */
interface ActInSql {
  readonly before: string;
  readonly no: string;
  readonly id: string;
  readonly at: string;
  readonly who: string;
  readonly why: string;
  readonly command: string;
  readonly asked: string;
}

/** The hash of an act over what it was and the hash of the one before it, as SQL (SHA-256, hex). */
export function actHash({ before, no, id, at, who, why, command, asked }: ActInSql): string {
  const whole = [before, no, id, `(extract(epoch FROM ${at}) * 1000)::bigint`, who, why, command, asked];
  return `encode(sha256(convert_to(jsonb_build_array(${whole.join(', ')})::text, 'UTF8')), 'hex')`;
}

const given = {
  before: 'hash',
  no: 'no + 1',
  id: '$1::uuid',
  at: '$2::timestamptz',
  who: '$3::text',
  why: '$4::text',
  command: '$5::text',
  asked: '$6::jsonb',
};

const write: Statement = {
  name: 'ops_write_act',
  text: `
    WITH ended AS (
      UPDATE ops_log_end SET no = no + 1, hash = ${actHash(given)} RETURNING no, hash
    )
    INSERT INTO ops_log (id, no, at, who, why, command, asked, hash, facts)
    SELECT $1::uuid, no, $2::timestamptz, $3::text, $4::text, $5::text, $6::jsonb, hash, $7::jsonb FROM ended`,
};

/** Adds an act at the end of the log, before anything is done. What becomes of it is added to `facts`. */
export async function writeAct(db: Pick<Database, 'query'>, act: Act, facts: object): Promise<void> {
  const { id, at, who, why, command, asked } = act;
  await db.query(write, [id, at, who, why, command, asked, facts]);
}
