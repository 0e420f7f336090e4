import { gameTransfers } from '#backend/areas/games/game-transfers.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type Moved, type Reach, rowOf } from '#backend/core/reconcile/ledger-rows.ts';
import { type Row, timeOf } from '#rules/reconcile/compare.ts';

/** A correction pays what is right and takes what was there before. */
const movements: Statement = {
  name: 'games_reconcile_movements',
  text: `
    SELECT provider_id || ':' || transaction_id AS key, kind, satang, member_id AS "memberId", at,
      CASE WHEN kind = 'correct' THEN coalesce(
        (SELECT earlier.satang FROM game_movement earlier WHERE earlier.provider_id = own.provider_id AND earlier.kind = 'correct'
          AND earlier.original_id = own.original_id AND earlier.number < own.number ORDER BY earlier.number DESC LIMIT 1),
        (SELECT win.satang FROM game_movement win WHERE win.provider_id = own.provider_id AND win.transaction_id = own.original_id), 0)
      ELSE 0 END AS before
    FROM game_movement own WHERE at >= $1::timestamptz AND at < $2::timestamptz AND kind <> 'refused' ORDER BY number`,
};

interface Movement {
  readonly key: string;
  readonly kind: string;
  readonly satang: bigint;
  readonly memberId: string;
  readonly at: Date;
  readonly before: bigint;
}

/** What each kind of transfer is called in the comparison; a correction has two. */
const WORDS: ReadonlyMap<string, string> = new Map([
  [gameTransfers.bet.name, 'stake'],
  [gameTransfers.win.name, 'win'],
  [gameTransfers.rollback.name, 'back'],
  [gameTransfers.prize.name, 'prize'],
  [gameTransfers.repayout.name, 'paid'],
  [gameTransfers.reversal.name, 'taken'],
]);
export const GAME_KINDS = [...WORDS.keys()];

/** A transfer of a game under its movement and the word for what it does. */
export function movedRow(one: Moved): Row {
  const word = WORDS.get(one.kind) ?? one.kind;
  return rowOf(one, `${one.key} ${word}`, word);
}

const DOCUMENT: Readonly<Record<string, string>> = { bet: 'stake', win: 'win', rollback: 'back' };

function piecesOf({ kind, satang, before }: Movement): [word: string, satang: bigint][] {
  if (kind !== 'correct') return [[DOCUMENT[kind] ?? 'prize', satang]];
  return [
    ['paid', satang],
    ['taken', before],
  ];
}

/** Movements that providers told of within a time, as the ledger should have them: those of nothing have no transfer. */
export async function readMovements(tx: Pick<Tx, 'query'>, { from, before }: Reach): Promise<Row[]> {
  const found = await tx.query<Movement>(movements, [from, before]);
  return found.flatMap((one) =>
    piecesOf(one)
      .filter(([, satang]) => satang > 0n)
      .map(([word, satang]): Row => {
        const of = { ...timeOf(one.at), key: `${one.key} ${word}`, sums: { [word]: satang } };
        return { ...of, unit: 'THB', account: one.memberId, status: 'done', said: one.kind };
      }),
  );
}
