import { ACME, ACME_GAME } from '#backend/testing/games/game-world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';
import {
  fault,
  newId,
  onRefusal,
  type PlantedFault,
  payBeside,
  rewrite,
} from '#tests/conformance/planted-fault.ts';
import { done, type Fault, type OnItsWay, refused, type Said } from '#tests/conformance/spoil.ts';

type Body = OnItsWay['body'];

/** Changes the bodies of one kind of message alone. */
const rewriteOf =
  (of: string, change: (body: Body) => object): (() => Fault) =>
  () =>
  async (way) =>
    way.message === of ? rewrite(change)()(way) : undefined;

/** Changes what the wallet answers to messages that it carried out. */
const answering =
  (isOne: (way: OnItsWay) => boolean, change: (data: Said['data'], way: OnItsWay) => object) =>
  (): Fault =>
  async (way) => {
    const said = await way.pass();
    return said.error === 0 && isOne(way) ? done({ ...change(said.data, way) }) : said;
  };

const isMovement = ({ message, body }: OnItsWay) => 'transaction_id' in body && message !== 'status';

/** Takes a message of one kind whoever signed it. */
const unsigned =
  (of: string): (() => Fault) =>
  () =>
  async (way) => {
    const said = await way.pass();
    return way.message === of && said.status === 403 ? way.tell(of, way.body) : said;
  };

/** Says the player of the session in the place of any other. */
const inOwnName = (of: string) => (): Fault => {
  let own: unknown;
  return async (way) => {
    const said = await way.pass();
    if (way.message === 'session' && said.error === 0) own ??= said.data.player_id;
    const isOther = way.message === of && said.error !== 0 && own && way.body.player_id !== own;
    return isOther ? way.tell(of, { ...way.body, player_id: own }) : said;
  };
};

const readFaults: readonly PlantedFault[] = [
  ...['win', 'rollback', 'promo', 'correct', 'day'].map((message) =>
    fault(
      `a ${message} without a signature accepted`,
      'a message without a signature is refused',
      unsigned(message),
    ),
  ),
  fault(
    'a provider that nobody knows accepted',
    'a provider that nobody knows is refused',
    () => async (way) =>
      way.headers.get(PROVIDER_HEADER) === ACME ? undefined : way.tell(way.message, way.body),
  ),
  fault('a timestamp to come accepted', 'a timestamp that is yet to come is refused', () => async (way) => {
    const said = await way.pass();
    return said.status === 403 && way.headers.has(providerHeaders.signature)
      ? way.tell(way.message, way.body)
      : said;
  }),
  fault(
    'an unknown field in a rollback',
    'an unknown field is refused',
    rewriteOf('rollback', ({ scale, ...known }) => known),
  ),
  fault(
    'a bet that does not say what it counts for',
    'a field that is missing is refused',
    rewriteOf('bet', (body) => ({
      counts: { turnover: true, cashback: true, commission: true },
      ...body,
    })),
  ),
  fault(
    'a prize below nothing turned round',
    'an amount of nothing, or below it, is refused',
    rewriteOf('promo', (body) => ({ ...body, amount: Math.abs(Number(body.amount)) })),
  ),
  fault(
    'the win of a whole round in another currency',
    'another currency is refused',
    rewriteOf('bet_win', (body) => ({ ...body, currency: 'THB' })),
  ),
  fault(
    'a win above all bounds cut off',
    'an amount above what one message may move is refused',
    rewriteOf('promo', (body) => ({ ...body, amount: Math.min(Number(body.amount), 1_000) })),
  ),
  fault(
    'a name that stands twice',
    'a name that stands twice in a body is refused',
    () => async (way) =>
      way.text === JSON.stringify(way.body) ? undefined : way.tell(way.message, way.body),
  ),
  fault('ids with blanks cut off', 'an id that is too short, too long or has other signs is refused', () =>
    rewrite((body) =>
      typeof body.transaction_id === 'string' && body.transaction_id.endsWith(' ')
        ? { ...body, transaction_id: body.transaction_id.trim() }
        : body,
    )(),
  ),
];

const nameFaults: readonly PlantedFault[] = [
  fault(
    'a stake whose game nobody looks at',
    'a stake that names another player or game than its token is refused',
    rewriteOf('bet_win', (body) => ({ ...body, game_id: ACME_GAME })),
  ),
  ...['win', 'rollback', 'correct', 'free_win'].map((message) =>
    fault(
      `a ${message} whose player nobody looks at`,
      'what is told in the name of another player is refused',
      inOwnName(message),
    ),
  ),
  fault(
    'a free round of a game that is none',
    'the win of a free round of a game that the provider does not have is refused',
    rewriteOf('free_win', (body) => ({ ...body, game_id: ACME_GAME })),
  ),
  fault(
    'a free round that nobody gave',
    'a free round that the site did not give is not paid',
    () => async (way) => {
      const { free_round: free, ...message } = way.body;
      return free === undefined ? undefined : way.tell('free_win', message);
    },
  ),
  fault(
    'ids without capitals',
    'ids that differ in capitals are two, and count to their 64th sign',
    rewrite((body) =>
      typeof body.transaction_id === 'string'
        ? { ...body, transaction_id: body.transaction_id.toLowerCase() }
        : body,
    ),
  ),
  fault(
    'a correction that looks at its win alone',
    'a correction that names another round than its win is refused',
    () => {
      const rounds = new Map<unknown, unknown>();
      return async ({ message, body, tell }) => {
        if (message === 'win') rounds.set(body.transaction_id, body.round_id);
        const round = rounds.get(body.original_id);
        return message === 'correct' && round ? tell('correct', { ...body, round_id: round }) : undefined;
      };
    },
  ),
];

const roundFaults: readonly PlantedFault[] = [
  fault(
    'a whole round after its session',
    'a whole round after the session is refused',
    onRefusal('bet_win', errorCodes.GAME_SESSION_OVER, (way) => payBeside(way, way.body.win_amount)),
  ),
  fault(
    'a whole round after its rollback',
    'a whole round that comes after its rollback is refused, however often it comes',
    onRefusal('bet_win', errorCodes.BET_ROLLED_BACK, ({ body, tell }) =>
      tell('bet_win', { ...body, transaction_id: newId() }),
    ),
  ),
  fault(
    'a stake given back though its round has won',
    'the only stake of a round that has won is not given back',
    onRefusal('rollback', errorCodes.ROUND_FINISHED, (way) => payBeside(way, 10)),
  ),
  fault(
    'a rollback of a win carried out',
    'a rollback of what is no stake is refused',
    onRefusal('rollback', errorCodes.TRANSACTION_MISMATCH, (way) => payBeside(way, 10)),
  ),
  fault(
    'a round that won nothing and cannot be put right',
    'whole rounds are put right by the id of their stake, also those that won nothing',
    () =>
      async ({ message, body }) =>
        message === 'correct' && String(body.original_id).startsWith('both')
          ? refused(errorCodes.UNKNOWN_BET)
          : undefined,
  ),
  fault(
    'a large win refused',
    'a win of a thousand stakes is paid, and can be put right to nothing',
    () =>
      async ({ message, body }) =>
        message === 'win' && Number(body.amount) > 1_000 ? refused(errorCodes.BAD_STAKE) : undefined,
  ),
];

const ANSWERED =
  'every movement is answered with its id, the currency and a number of its own, the same again';

const answerFaults: readonly PlantedFault[] = [
  fault(
    'another id answered',
    ANSWERED,
    answering(isMovement, (data) => ({ ...data, transaction_id: newId() })),
  ),
  fault(
    'a repeated prize under a new number',
    ANSWERED,
    answering(
      ({ message }) => message === 'promo',
      (data) => ({
        ...data,
        site_transaction_id: crypto.randomUUID(),
      }),
    ),
  ),
  fault(
    'an end without a balance of its own',
    'questions and the end of a round are answered in baht',
    answering(
      ({ message }) => message === 'finish',
      (data) => ({ ...data, balance: 0 }),
    ),
  ),
  fault(
    'a win without its time',
    'status says amount and time of a win',
    answering(
      ({ message }) => message === 'status',
      (data) => ({ ...data, at: null }),
    ),
  ),
];

const bookFaults: readonly PlantedFault[] = [
  fault(
    'a file of the day that is that of today',
    'the file of the day has nothing of rounds that was not carried out, and nothing of other days',
    () => {
      let last: unknown;
      return async (way) => {
        if (way.message !== 'day') return undefined;
        last ??= way.body.day;
        return way.tell('day', { ...way.body, day: last });
      };
    },
  ),
  fault(
    'a file of the day with other rounds',
    'the file of the day has each movement once, with its amount',
    answering(
      ({ message }) => message === 'day',
      ({ movements, ...data }) => ({
        ...data,
        movements:
          Array.isArray(movements) && movements.map((one: object) => ({ ...one, round_id: 'another-round' })),
      }),
    ),
  ),
];

/** Faults of a wallet that are in some of its messages alone, and in what it answers. */
export const messageFaults: readonly PlantedFault[] = [
  ...readFaults,
  ...nameFaults,
  ...roundFaults,
  ...answerFaults,
  ...bookFaults.map((one) => ({ ...one, isSeenByAll: true }) as const),
];
