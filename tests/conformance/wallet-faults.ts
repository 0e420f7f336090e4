import { setTimeout as wait } from 'node:timers/promises';
import { isSignedBody, signedBodyOf } from '#backend/core/outbound/signed-body.ts';
import { ACME_SECRET } from '#backend/testing/games/game-world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { providerHeaders } from '#rules/games/provider-headers.ts';
import { messageFaults } from '#tests/conformance/message-faults.ts';
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
import { repeatedFaults } from '#tests/conformance/repeated-faults.ts';
import { done, type OnItsWay, refused } from '#tests/conformance/spoil.ts';

/** After the next question for the balance, and before the program has ended. */
const COMMIT_LATE_MS = 150;
/** More than a usual stake of the checks, in baht. */
const LARGE = 100;

const isSigned = ({ headers }: OnItsWay, text: string, now: Date) =>
  isSignedBody(signedBodyOf(providerHeaders, headers, text), [ACME_SECRET], now);

const atItsTime = ({ headers }: OnItsWay) => new Date(Number(headers.get(providerHeaders.timestamp)) * 1_000);

const readFaults = [
  fault(
    'a forged signature accepted',
    'a forged signature is refused',
    () =>
      async ({ message, headers, body, tell }) =>
        headers.has(providerHeaders.signature) ? tell(message, body) : undefined,
  ),
  fault(
    'a missing signature accepted',
    'a message without a signature is refused',
    () =>
      async ({ message, headers, body, tell }) =>
        headers.has(providerHeaders.signature) ? undefined : tell(message, body),
  ),
  fault(
    'an old timestamp accepted',
    'an old timestamp is refused',
    () => async (way) =>
      isSigned(way, way.text, atItsTime(way)) ? way.tell(way.message, way.body) : undefined,
  ),
  fault(
    'a signature over the body as it was read',
    'a body written anew after it was signed is refused',
    () => async (way) =>
      isSigned(way, JSON.stringify(way.body), atItsTime(way)) ? way.tell(way.message, way.body) : undefined,
  ),
  fault(
    'an unknown field accepted',
    'an unknown field is refused',
    rewrite((body) => {
      const { scale, ...known } = body;
      return scale === undefined ? body : known;
    }),
  ),
  fault(
    'rounding at the third decimal',
    'a third decimal is refused',
    rewrite((body) => {
      const rounded = Math.round(Number(body.amount) * 100) / 100;
      return typeof body.amount !== 'number' || rounded === body.amount ? body : { ...body, amount: rounded };
    }),
  ),
  fault(
    'another currency accepted',
    'another currency is refused',
    rewrite((body) =>
      body.currency === undefined || body.currency === 'THB' ? body : { ...body, currency: 'THB' },
    ),
  ),
];

const betFaults = [
  fault(
    'an id with another amount answered as done',
    'an id with another amount is refused, not answered as done',
    onRefusal('bet', errorCodes.TRANSACTION_MISMATCH, (way) => pretend(way, way.body.token)),
  ),
  fault(
    'a retry counted twice',
    'the same message again is answered as before and takes nothing',
    () => async (way) => {
      const said = await way.pass();
      if (way.message !== 'bet' || said.data.repeated !== true) return said;
      await way.tell('bet', { ...way.body, transaction_id: newId() });
      return said;
    },
  ),
  fault(
    'two devices both take a bet',
    'of two bets at once that exceed the balance exactly one is taken',
    () => async (way) => {
      if (way.message !== 'bet' || Number(way.body.amount) < LARGE) return undefined;
      // Looks first and takes later, as a wallet without a lock does.
      const { data } = await way.tell('balance', { token: way.body.token });
      await wait(LOOK_MS);
      const said = await way.pass();
      const hadEnough = Number(data.balance) >= Number(way.body.amount);
      const isPoor = said.error === errorCodes.INSUFFICIENT_BALANCE;
      return hadEnough && isPoor ? pretend(way, way.body.token) : said;
    },
  ),
  fault(
    'a bet beyond the balance taken',
    'a bet beyond the balance is refused and takes nothing',
    onRefusal('bet', errorCodes.INSUFFICIENT_BALANCE, (way) => pretend(way, way.body.token)),
  ),
  fault(
    'a bet taken after its rollback',
    'a bet that comes after its rollback is refused',
    onRefusal('bet', errorCodes.BET_ROLLED_BACK, ({ body, tell }) =>
      tell('bet', { ...body, transaction_id: newId() }),
    ),
  ),
  fault(
    'a bet taken after the end of its round',
    'a bet after the end of its round is refused',
    onRefusal('bet', errorCodes.ROUND_FINISHED, ({ body, tell }) =>
      tell('bet', { ...body, round_id: newId() }),
    ),
  ),
  fault('a bet taken after its session', 'a bet after the session is refused', () => {
    let open: unknown;
    return async (way) => {
      const said = await way.pass();
      if (said.error === 0 && way.message === 'session') open ??= way.body.token;
      if (way.message !== 'bet' || said.error !== errorCodes.GAME_SESSION_OVER) return said;
      return way.tell('bet', { ...way.body, token: open });
    };
  }),
];

const paidFaults = [
  fault(
    'a win without a bet paid',
    'a win for an unknown bet is refused',
    onRefusal('win', errorCodes.UNKNOWN_BET, (way) => payBeside(way)),
  ),
  fault(
    'a win after the end paid',
    'a win after the end of its round is refused',
    onRefusal('win', errorCodes.ROUND_FINISHED, (way) => payBeside(way)),
  ),
  fault('a rollback twice pays twice', 'a second rollback of a bet gives nothing', () => {
    const given = new Map<unknown, number>();
    return async (way) => {
      if (way.message === 'bet') given.set(way.body.transaction_id, Number(way.body.amount));
      const said = await way.pass();
      const isEmpty = way.message === 'rollback' && said.error === 0 && said.data.repeated === false;
      const { data } = isEmpty ? await way.tell('status', { transaction_id: way.body.original_id }) : said;
      const seen = `back ${way.body.original_id}`;
      if (isEmpty && data.status === 'rolled_back' && given.has(seen))
        return payBeside(way, given.get(way.body.original_id));
      if (isEmpty) given.set(seen, 1);
      return said;
    };
  }),
  fault('a win refused after the session', 'a win after the session is paid', () => {
    const tokens = new Map<unknown, unknown>();
    return async ({ message, body, tell }) => {
      if (message === 'bet') tokens.set(body.round_id, body.token);
      if (message !== 'win' || !tokens.has(body.round_id)) return undefined;
      const { error } = await tell('balance', { token: tokens.get(body.round_id) });
      return error === errorCodes.GAME_SESSION_OVER ? refused(errorCodes.GAME_SESSION_OVER) : undefined;
    };
  }),
  fault(
    'half a bet_win',
    'bet_win takes, pays and ends a round in one',
    () =>
      async ({ message, body, tell }) => {
        const { win_amount: _, ...stake } = body;
        return message === 'bet_win' ? tell('bet', stake) : undefined;
      },
  ),
  fault(
    'a win paid though its stake was refused',
    'bet_win without the balance for its stake does nothing at all',
    onRefusal('bet_win', errorCodes.INSUFFICIENT_BALANCE, async (way) => {
      await payBeside(way, way.body.win_amount);
      return refused(errorCodes.INSUFFICIENT_BALANCE);
    }),
  ),
  fault('a prize paid twice', 'promo is paid once and is no wager', () => async (way) => {
    const said = await way.pass();
    return way.message === 'promo' && said.data.repeated === true ? payBeside(way) : said;
  }),
  fault('a correction that takes nothing back', 'a win is put right upwards and downwards', () => {
    const paid = new Map<unknown, number>();
    return async ({ message, body, tell }) => {
      if (message === 'win') paid.set(body.transaction_id, Number(body.amount));
      const least = paid.get(body.original_id) ?? 0;
      return message === 'correct' && Number(body.amount) < least
        ? tell('correct', { ...body, amount: least })
        : undefined;
    };
  }),
];

const bookFaults = [
  fault(
    'an answer before the commit',
    'the balance answered after each message is what the wallet holds then',
    () => {
      let token: unknown;
      return async (way) => {
        token = way.body.token ?? token;
        if (way.message !== 'promo') return undefined;
        const { data } = await pretend(way, token);
        setTimeout(() => void way.pass(), COMMIT_LATE_MS);
        return done({ ...data, balance: Number(data.balance) + Number(way.body.amount) });
      };
    },
  ),
  fault(
    'a day without one of its movements',
    'the file of the day has each movement once, with its amount',
    () => async (way) => {
      const said = await way.pass();
      if (way.message !== 'day' || !Array.isArray(said.data.movements)) return said;
      const at = said.data.movements.findLastIndex(
        (one: unknown) => Object(one).kind === 'rollback' && Object(one).amount > 0,
      );
      return done({ ...said.data, movements: said.data.movements.toSpliced(at, 1) });
    },
  ),
];

/** All of them. */
export const walletFaults: readonly PlantedFault[] = [
  ...readFaults,
  ...betFaults,
  ...paidFaults,
  ...repeatedFaults,
  ...messageFaults,
  ...bookFaults.map((one) => ({ ...one, isSeenByAll: true }) as const),
];
