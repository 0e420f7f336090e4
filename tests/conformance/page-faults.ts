import { errorCodes } from '#contract/error-codes.ts';
import { providerHeaders } from '#rules/games/provider-headers.ts';
import type { PlantedHouseFault } from '#tests/conformance/provider-bench.ts';
import { done, type Fault, type OnItsWay, type Said } from '#tests/conformance/spoil.ts';

const planted = (fault: string, check: string, answers: () => Fault): PlantedHouseFault => ({
  fault,
  check,
  plant: () => ({ answers: answers() }),
});

/** Does something about questions of one kind that the house did not answer. */
const onRefusal =
  (of: string, act: (way: OnItsWay, said: Said) => Promise<Said> | Said) => (): Fault => async (way) => {
    if (way.message !== of) return undefined;
    const said = await way.pass();
    return said.error === 0 ? said : act(way, said);
  };

/** Changes each round of the file of the day. */
const eachRound = (change: (round: object) => object) => (): Fault => async (way) => {
  const said = await way.pass();
  const { rounds } = said.data;
  return way.message === 'day' && Array.isArray(rounds)
    ? done({ ...said.data, rounds: rounds.map(change) })
    : said;
};

const DAY_SAYS = 'the file of the day says of each round its player, its currency and a time of that day';
const DAY_LACKS = 'the file of the day has no round that was refused or cost nothing, and none of other days';

/** Lists rounds beside those that count. */
const listBeside = (isOne: (way: OnItsWay) => boolean) => (): Fault => {
  const beside: object[] = [];
  return async (way) => {
    const said = await way.pass();
    const { round_id, stake, win, played_at: at } = Object(said.data.round);
    if (way.message === 'spin' && said.error === 0 && isOne(way)) beside.push({ round_id, stake, win, at });
    const { rounds } = said.data;
    return Array.isArray(rounds) ? done({ ...said.data, rounds: [...rounds, ...beside] }) : said;
  };
};

/** Faults of a provider towards its pages and in its file of the day. */
export const pageFaults: readonly PlantedHouseFault[] = [
  planted(
    'a forged question for a replay',
    'replay_link with a forged signature or an old timestamp is refused',
    onRefusal('replay_link', (way, said) =>
      way.headers.has(providerHeaders.signature) ? way.tell('replay_link', way.body) : said,
    ),
  ),
  planted(
    'a token without its player taken for play money',
    'launch with a token and no player, or the other way round, is refused',
    onRefusal('launch', (way) => way.tell('launch', { ...way.body, token: null, player_id: null })),
  ),
  planted(
    'a stake that is none played for a usual one',
    'a press with a stake that is none is refused and asks the wallet for nothing',
    onRefusal('spin', (way) => way.tell('spin', { ...way.body, stake: 10 })),
  ),
  planted(
    'any secret shows a round',
    'a page with a token that nobody was given is refused',
    () => async (way) =>
      way.message === 'replay' && (await way.pass()).error !== 0 ? done({ round: {} }) : undefined,
  ),
  planted('one session for all devices', 'a game that is opened again is a session of its own', () => {
    const links = new Map<unknown, Said>();
    return async (way) => {
      if (way.message !== 'launch' || typeof way.body.player_id !== 'string') return undefined;
      const said = links.get(way.body.player_id) ?? (await way.pass());
      links.set(way.body.player_id, said);
      return said;
    };
  }),
  planted(
    'keys that all players have in common',
    'a key belongs to the game that was opened: another one has a round of its own',
    () => {
      const rounds = new Map<unknown, Said>();
      return async (way) => {
        if (way.message !== 'spin') return undefined;
        const said = rounds.get(way.body.key) ?? (await way.pass());
        rounds.set(way.body.key, said);
        return said;
      };
    },
  ),
  planted(
    'presses at once that are rounds of their own',
    'ten presses of one key at once are one round',
    () => {
      let onTheWay = 0;
      return async (way) => {
        if (way.message !== 'spin') return undefined;
        onTheWay += 1;
        const key = onTheWay > 1 ? crypto.randomUUID() : way.body.key;
        const said = await way.tell('spin', { ...way.body, key });
        onTheWay -= 1;
        return said;
      };
    },
  ),
  planted('a replay that names its player', 'a round that is shown again names nobody', () => {
    let player: unknown;
    return async (way) => {
      const said = await way.pass();
      if (way.message === 'replay_link') player = way.body.player_id;
      return way.message === 'replay' && said.error === 0 ? done({ ...said.data, player }) : said;
    };
  }),
  planted('rounds with play money in the file of the day', DAY_LACKS, () => {
    const demos = new Set<unknown>();
    const list = listBeside(({ body }) => demos.has(body.token))();
    return async (way) => {
      const said = await list(way);
      const { link } = Object(said?.data);
      if (way.message === 'launch' && way.body.token === null && typeof link === 'string')
        demos.add(new URLSearchParams(link.split('#')[1]).get('token'));
      return said;
    };
  }),
  planted('a file of every day that is that of today', DAY_LACKS, () => {
    let last: unknown;
    return async (way) => {
      if (way.message !== 'day') return undefined;
      last ??= way.body.day;
      return way.tell('day', { ...way.body, day: last });
    };
  }),
  {
    fault: 'refused rounds in the file of the day',
    check: DAY_LACKS,
    plant: () => {
      const refused: object[] = [];
      return {
        messages: async (way) => {
          const said = await way.pass();
          const { round_id, amount: stake, win_amount: win } = way.body;
          const at = new Date().toISOString();
          if (said.error === errorCodes.INSUFFICIENT_BALANCE) refused.push({ round_id, stake, win, at });
          return said;
        },
        answers: async (way) => {
          const said = await way.pass();
          const { rounds } = said.data;
          return Array.isArray(rounds) ? done({ ...said.data, rounds: [...rounds, ...refused] }) : said;
        },
      };
    },
  },
  planted(
    'rounds of another player',
    DAY_SAYS,
    eachRound((round) => ({ ...round, player_id: crypto.randomUUID() })),
  ),
  planted(
    'rounds of another time',
    DAY_SAYS,
    eachRound((round) => ({ ...round, at: '2020-01-01T00:00:00.000Z' })),
  ),
  {
    fault: 'a rollback of another round',
    check: 'a bet that stays unknown is rolled back and shows no outcome',
    plant: () => ({
      messages: async ({ message, body, tell }) =>
        message === 'rollback' ? tell('rollback', { ...body, round_id: crypto.randomUUID() }) : undefined,
    }),
  },
];
