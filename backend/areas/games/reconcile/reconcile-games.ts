import { gameSettings } from '#backend/areas/games/env.ts';
import { readDayFile } from '#backend/areas/games/reconcile/read-day-file.ts';
import { GAME_KINDS, movedRow, readMovements } from '#backend/areas/games/reconcile/read-movements.ts';
import { readRounds, rowOfReported } from '#backend/areas/games/reconcile/read-rounds.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { readMoved } from '#backend/core/reconcile/ledger-rows.ts';
import { reachOf } from '#backend/core/reconcile/reach-of.ts';
import { readSnapshot } from '#backend/core/reconcile/read-snapshot.ts';
import type { Comparison, DayAsked, Reconciliation } from '#backend/core/reconcile/reconciliation.ts';
import { OperatorRefusal, Refusal } from '#backend/refusal.ts';
import type { Services } from '#backend/services.ts';
import { HOUSE } from '#rules/games/house.ts';
import type { Row } from '#rules/reconcile/compare.ts';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';

const providers: Statement = {
  name: 'games_reconcile_providers',
  text: 'SELECT id FROM game_provider ORDER BY id',
};
const players: Statement = {
  name: 'games_reconcile_players',
  text: 'SELECT player_id::text AS id FROM game_player WHERE provider_id = $1::text',
};

/** The provider's files of the day and of its neighbours; the reason where it tells none. */
async function readFiles(services: Services, id: string, { day, now }: DayAsked): Promise<Row[] | string> {
  const days = [addDays(day, -1), day, addDays(day, 1)].filter((one) => one <= bangkokDate(now));
  const rows: Row[] = [];
  try {
    for (const one of days)
      rows.push(...(await readDayFile(services, id, one)).map((reported) => rowOfReported(reported, one)));
    return rows;
  } catch (error) {
    if (error instanceof OperatorRefusal) return error.message;
    if (!(error instanceof Refusal)) throw error;
    return id === HOUSE
      ? 'no answer: the house is asked through the running site'
      : 'no answer, or none that can be read';
  }
}

/** One provider's files against the rounds of the wallet. */
async function compareProvider(services: Services, id: string, asked: DayAsked): Promise<Comparison> {
  const reported = await readFiles(services, id, asked);
  const sides = ['wallet', `file of ${id}`] as const;
  const of = { name: id, sides, onlyOwn: 'missing_at_provider', onlyOther: 'missing_in_ledger' } as const;
  if (typeof reported === 'string') {
    const nobody = { own: null, other: null, lossSatang: 0n } as const;
    const away = {
      ...nobody,
      code: 'not_told',
      key: id,
      detail: reported,
    } as const;
    return { ...of, own: [], other: [], found: [away] };
  }
  return readSnapshot(services.db, async (tx) => {
    const own = await readRounds(
      tx,
      id,
      reachOf(asked.day),
      reported.map(({ key }) => key),
    );
    const known = new Set((await tx.query<{ id: string }>(players, [id])).map((one) => one.id));
    return { ...of, own, other: reported, knows: ({ account }) => account === null || known.has(account) };
  });
}

async function run(services: Services, asked: DayAsked): Promise<Comparison[]> {
  const rows = await services.db.query<{ id: string }>(providers, []);
  const ids = new Set([...rows.map(({ id }) => id), ...gameSettings.of(services).keys()]);
  const compared: Comparison[] = [];
  for (const id of ids) compared.push(await compareProvider(services, id, asked));
  const reach = reachOf(asked.day);
  const ledger = await readSnapshot(services.db, async (tx): Promise<Comparison> => {
    const moved = await readMoved(tx, GAME_KINDS, { ...reach, agentId: services.agentId });
    return {
      ...{ name: 'ledger', sides: ['ledger', 'movements'] },
      ...{ onlyOwn: 'no_document', onlyOther: 'missing_in_ledger' },
      ...{ own: moved.map(movedRow), other: await readMovements(tx, reach) },
    };
  });
  return [...compared, ledger];
}

/** Rounds of every provider against its own files, and the money of all movements against the ledger. */
export const reconcileGames: Reconciliation = { name: 'games', run };
