import type { Statement } from '#backend/core/db/database.ts';
import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { type CodeCheck, details, MOST_PER_CHECK } from '#backend/core/ops/audit/audit-part.ts';

const LIMIT = `LIMIT ${MOST_PER_CHECK + 1}`;

/** A scope that is null is checked with what the money is for. */
const strange: Statement = {
  name: 'audit_movement',
  text: `
    WITH way AS (
      SELECT * FROM unnest($1::text[], $2::text[], $3::boolean[], $4::text[], $5::text[], $6::text[])
        AS way (kind, scope, key_is_reference, source, target, unit)
    )
    SELECT format('transfer %s (%s, scope %s, for %s) moves %s %s from %s to %s: there is no such way', transfer.id, transfer.kind,
      transfer.scope, transfer.reference, posting.satang, transfer.unit, source.kind, target.kind) AS detail
    FROM posting
    JOIN transfer ON transfer.id = posting.transfer_id
    JOIN ledger_account source ON source.id = posting.from_account
    JOIN ledger_account target ON target.id = posting.to_account
    LEFT JOIN way ON way.kind = transfer.kind AND way.source = source.kind AND way.target = target.kind AND way.unit = transfer.unit
      AND coalesce(way.scope, transfer.scope) = transfer.scope AND (NOT way.key_is_reference OR transfer.key = transfer.reference)
    WHERE way.kind IS NULL OR source.agent_id <> target.agent_id OR source.unit <> transfer.unit OR target.unit <> transfer.unit
      OR (source.member_id IS NOT NULL AND target.member_id IS NOT NULL AND source.member_id <> target.member_id)
    ${LIMIT}`,
};

/** A transfer without a posting, or with more than its kind has ways. */
const crowded: Statement = {
  name: 'audit_transfer_postings',
  text: `
    WITH way AS (SELECT * FROM unnest($1::text[], $2::int[]) AS way (kind, most))
    SELECT format('transfer %s (%s %s) has %s postings', transfer.id, scope, key, moved.total) AS detail
    FROM transfer
    LEFT JOIN way ON way.kind = transfer.kind
    CROSS JOIN LATERAL (
      SELECT count(*) AS total, max(position) + 1 AS places, min(position) AS first FROM posting WHERE posting.transfer_id = transfer.id
    ) moved
    WHERE moved.first IS DISTINCT FROM 0 OR moved.places <> moved.total OR moved.total > coalesce(way.most, 1)
    ${LIMIT}`,
};

/** What holds every movement against the kinds of transfer that there are. */
export function movementChecks(kinds: readonly TransferKind[]): CodeCheck[] {
  const ways = kinds.flatMap(({ name, scope, keyIsReference, from, to, unit = BAHT }) =>
    from.flatMap((source) => to.map((target) => ({ name, scope, keyIsReference, source, target, unit }))),
  );
  return [
    {
      name: 'movement',
      find: (db) =>
        details(db, strange, [
          ways.map((way) => way.name),
          ways.map((way) => way.scope),
          ways.map((way) => way.keyIsReference),
          ways.map((way) => way.source),
          ways.map((way) => way.target),
          ways.map((way) => way.unit),
        ]),
    },
    {
      name: 'transfer_postings',
      find: (db) =>
        details(db, crowded, [
          kinds.map(({ name }) => name),
          kinds.map(({ from, to }) => from.length * to.length),
        ]),
    },
  ];
}
