import { setTimeout as wait } from 'node:timers/promises';
import { ACME_GAME } from '#backend/testing/games/game-world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import {
  fault,
  LOOK_MS,
  newId,
  onRefusal,
  type PlantedFault,
  payBeside,
  pretend,
  rewrite,
} from '#tests/conformance/planted-fault.ts';
import type { Fault, OnItsWay, Said } from '#tests/conformance/spoil.ts';

/** Does something about a message that came while another of its name was on its way. */
const onSecondAtOnce =
  (of: string, act: (way: OnItsWay, said: Said) => Said | Promise<Said>) => (): Fault => {
    let onTheWay = 0;
    return async (way) => {
      if (way.message !== of) return undefined;
      onTheWay += 1;
      await wait(LOOK_MS);
      const isAlone = onTheWay === 1;
      const said = await way.pass();
      onTheWay -= 1;
      return isAlone ? said : act(way, said);
    };
  };

/** Faults of a wallet about messages that come twice, at once, late, or about something else than they name. */
export const repeatedFaults: readonly PlantedFault[] = [
  fault(
    'a bet that was rolled back answered as done',
    'a bet that was rolled back is not answered as done when it comes again',
    onRefusal('bet', errorCodes.BET_ROLLED_BACK, (way) => pretend(way, way.body.token)),
  ),
  fault(
    'rollbacks at once each pay',
    'ten rollbacks of a bet at once give it back once',
    onSecondAtOnce('rollback', async (way, said) => {
      if (said.error === 0) await payBeside(way, 1);
      return said;
    }),
  ),
  fault(
    'a rollback that looks at its bet alone',
    'a rollback that names another round than its bet is refused',
    () => {
      const rounds = new Map<unknown, unknown>();
      return async ({ message, body, tell }) => {
        if (message === 'bet') rounds.set(body.transaction_id, body.round_id);
        const round = rounds.get(body.original_id);
        return message === 'rollback' && round ? tell('rollback', { ...body, round_id: round }) : undefined;
      };
    },
  ),
  fault(
    'wins at once each paid',
    'the same win ten times at once is paid once',
    onSecondAtOnce('win', (way, said) => (said.data.repeated === true ? payBeside(way) : said)),
  ),
  fault('ids kept apart by message', 'the id of a bet is none for its win', () => {
    const bets = new Set<unknown>();
    return async ({ message, body, tell }) => {
      if (message === 'bet') bets.add(body.transaction_id);
      return message === 'win' && bets.has(body.transaction_id)
        ? tell('win', { ...body, transaction_id: newId() })
        : undefined;
    };
  }),
  fault(
    'a win whose game nobody looks at',
    'a win that names another game than its round is refused',
    rewrite((body) => (body.game_id === 'no-such-game' ? { ...body, game_id: ACME_GAME } : body)),
  ),
  fault(
    'a win that is rounded',
    'a win below nothing, with a third decimal or in another currency is refused',
    rewrite((body) =>
      'finished' in body && Number(body.amount) > 0
        ? { ...body, amount: Math.round(Number(body.amount) * 100) / 100 }
        : body,
    ),
  ),
  fault(
    'a prize under a used id with another amount',
    'promo is paid once and is no wager',
    onRefusal('promo', errorCodes.TRANSACTION_MISMATCH, (way) => payBeside(way)),
  ),
  fault(
    'a correction under a used id with another amount',
    'a correction that comes twice changes its win once, with another amount it is refused',
    onRefusal('correct', errorCodes.TRANSACTION_MISMATCH, ({ body, tell }) =>
      tell('correct', { ...body, transaction_id: newId() }),
    ),
  ),
];
