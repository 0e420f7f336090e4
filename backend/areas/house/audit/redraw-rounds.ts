import type { Database, Statement } from '#backend/core/db/database.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { isPlayedOnId } from '#rules/games/house-games.ts';
import { verifyOwnRound } from '#rules/games/verify-own-round.ts';
import { isMachineId } from '#rules/slots/machine.ts';
import { isStake } from '#rules/slots/stakes.ts';
import type { Bet } from '#rules/tables/bets.ts';

const BATCH = 500;

/** Rounds of players: those of play money are nobody's gain. */
const next: Statement = {
  name: 'audit_house_rounds',
  text: `
    SELECT round.id, round.number, round.machine, round.version, round.nonce, round.stake_satang AS "stakeSatang",
      round.win_satang AS "winSatang", round.events, round.bets, seed."commit", seed.seed, seed.client_seed AS "clientSeed"
    FROM house_round round LEFT JOIN house_seed seed ON seed.id = round.seed_id
    WHERE round.number > $1::bigint AND round.player_id IS NOT NULL ORDER BY round.number LIMIT ${BATCH}`,
};

interface RoundRow {
  readonly id: string;
  readonly number: bigint;
  readonly machine: string;
  readonly version: string;
  readonly nonce: number;
  readonly stakeSatang: bigint;
  readonly winSatang: bigint;
  readonly events: ReadonlyArray<{ readonly kind: string }>;
  readonly bets: readonly Bet[] | null;
  readonly commit: string | null;
  readonly seed: string | null;
  readonly clientSeed: string | null;
}

/** The part of a round that is not as it was drawn. What its game no longer plays by cannot be drawn again: `version`. */
async function faultOf(row: RoundRow): Promise<string | null> {
  const { machine, commit, seed, clientSeed, stakeSatang, winSatang } = row;
  if (!isPlayedOnId(machine)) return 'machine';
  if (isMachineId(machine) && !isStake(stakeSatang)) return 'stake';
  if (commit === null || seed === null || clientSeed === null) return 'seed';
  return verifyOwnRound(nodeHashing, { ...row, machine, commit, seed, clientSeed, wonSatang: winSatang });
}

/**
 * Draws every round of a player again from its seed and its machine. Rounds of a former version of a machine are believed, up to the
 * first one of the version that the program has.
 */
export async function* redrawRounds(db: Database): AsyncGenerator<string> {
  const isCurrent = new Set<string>();
  for (let after = 0n; ; ) {
    const rows = await db.query<RoundRow>(next, [after]);
    for (const row of rows) {
      const fault = await faultOf(row);
      if (fault !== 'version') isCurrent.add(row.machine);
      if (fault !== null && (fault !== 'version' || isCurrent.has(row.machine)))
        yield `round ${row.id} of the house has another ${fault} than it was drawn with`;
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.number;
  }
}
