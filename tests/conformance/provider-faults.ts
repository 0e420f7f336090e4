import { nodeHashing } from '#backend/node-hashing.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { drawsOf } from '#rules/draw/draw.ts';
import { providerHeaders } from '#rules/games/provider-headers.ts';
import { machines } from '#rules/slots/machines.ts';
import { playRound } from '#rules/slots/play-round.ts';
import { pageFaults } from '#tests/conformance/page-faults.ts';
import type { HouseFault, PlantedHouseFault } from '#tests/conformance/provider-bench.ts';
import { done, type Fault, type OnItsWay, refused, type Said } from '#tests/conformance/spoil.ts';

const newId = () => `fault-${crypto.randomUUID()}`;

type Data = Said['data'];

/** Changes what the house answers to one kind of question. */
const answering = (message: string, change: (data: Data) => Data | Promise<Data>) => (): HouseFault => ({
  answers: async (way) => {
    const said = await way.pass();
    return way.message === message && said.error === 0 ? done(await change(said.data)) : said;
  },
});

/** Changes bodies of messages on their way to the wallet, which are signed anew. */
const telling = (message: string, change: (body: OnItsWay['body']) => object) => (): HouseFault => ({
  messages: async (way) => (way.message === message ? way.tell(message, change(way.body)) : undefined),
});

const answers = (fault: Fault) => (): HouseFault => ({ answers: fault });

const hasSignature = ({ headers }: OnItsWay) => headers.has(providerHeaders.signature);

/** The outcome of a round if its draws came from its commitment. */
async function drawnFromCommit(data: Data): Promise<Data> {
  const round = Object(data.round);
  const play = {
    seed: String(round.commit),
    clientSeed: String(round.client_seed),
    nonce: Number(round.nonce),
  };
  const { events } = await playRound(machines.classic, drawsOf(nodeHashing, play));
  return { ...data, round: { ...round, events } };
}

const linkFaults: readonly PlantedHouseFault[] = [
  {
    fault: 'a link on a foreign host',
    check: 'launch answers a link on an address of the provider',
    plant: answering('launch', ({ link }) => ({ link: `https://elsewhere.example${link}` })),
  },
  {
    fault: 'a replay link on a foreign host',
    check: 'replay_link answers a link on an address of the provider that names nobody',
    plant: answering('replay_link', ({ link }) => ({ link: `https://elsewhere.example${link}` })),
  },
  {
    fault: 'a launch with a forged signature accepted',
    check: 'launch with a forged signature is refused',
    plant: answers(async (way) =>
      way.message === 'launch' && hasSignature(way) ? way.tell('launch', way.body) : undefined,
    ),
  },
];

const fairnessFaults: readonly PlantedHouseFault[] = [
  {
    fault: 'outcomes that follow from the commitment',
    check: 'no outcome follows from what is known before the round',
    plant: answering('spin', drawnFromCommit),
  },
  {
    fault: 'a replay with other events',
    check: 'a round that is shown again has the same result',
    plant: answering('replay', (data) => {
      const round = Object(data.round);
      return { ...data, round: { ...round, events: round.events.slice(1) } };
    }),
  },
  {
    fault: 'a seed that was looked for after the player said one',
    check: 'the next commitment stands before the player says a seed, and is kept',
    plant: answering('seed', ({ seed, shown }) => ({
      shown,
      seed: { ...Object(seed), commit: 'b'.repeat(64) },
    })),
  },
  {
    fault: 'play money that wins more',
    check: 'play money is played by the same machine, and its rounds follow from their seed',
    plant: () => {
      const demos = new Set<unknown>();
      return {
        answers: async (way) => {
          const said = await way.pass();
          if (way.message === 'launch' && way.body.token === null)
            demos.add(new URLSearchParams(String(said.data.link).split('#')[1]).get('token'));
          if (way.message !== 'spin' || !demos.has(way.body.token) || said.error !== 0) return said;
          const round = Object(said.data.round);
          return done({ ...said.data, round: { ...round, win: Number(round.win) + 5 } });
        },
      };
    },
  },
  {
    fault: 'a seed that is not the one of the commitment',
    check: 'the seed that is shown is the one of the commitment, and every round follows from it',
    plant: answering('seed', (data) => ({ ...data, shown: { ...Object(data.shown), seed: 'a'.repeat(64) } })),
  },
];

const moneyFaults: readonly PlantedHouseFault[] = [
  {
    fault: 'an amount with three decimals',
    check: 'every amount has at most two decimals',
    plant: telling('bet_win', (body) => ({ ...body, win_amount: Number(body.win_amount) + 0.001 })),
  },
  {
    fault: 'a win of another amount than was shown',
    check: 'a round takes its stake and pays its win once',
    plant: telling('bet_win', (body) => ({ ...body, win_amount: Number(body.win_amount) + 1 })),
  },
  {
    fault: 'a round without an end',
    check: 'every round that was staked on has an end',
    plant: () => ({
      messages: async ({ message, body, tell }) => {
        const { win_amount: _, ...stake } = body;
        return message === 'bet_win' ? tell('bet', stake) : undefined;
      },
    }),
  },
  {
    fault: 'messages without a signature',
    check: 'every message to the wallet is signed by the provider',
    plant: () => ({
      messages: async (way) => {
        way.headers.delete(providerHeaders.signature);
        return way.pass();
      },
    }),
  },
  {
    fault: 'a field that the document does not have',
    check: 'every message has the fields of the document and no others',
    plant: telling('bet_win', (body) => ({ ...body, scale: 100 })),
  },
  {
    fault: 'a refused bet that is played all the same',
    check: 'a bet that the wallet refuses plays no round',
    plant: () => ({
      messages: async (way) => {
        const said = await way.pass();
        const isPoor = said.error === errorCodes.INSUFFICIENT_BALANCE;
        return isPoor ? done({ balance: 0, currency: 'THB', transaction_id: way.body.transaction_id }) : said;
      },
    }),
  },
  {
    fault: 'bets after the session is over',
    check: 'no bet is sent once the session is over',
    plant: () => {
      let token: unknown;
      let bet: OnItsWay | undefined;
      return {
        messages: async (way) => {
          const said = await way.pass();
          if (said.error === errorCodes.GAME_SESSION_OVER) bet = way;
          return said;
        },
        answers: async (way) => {
          const isAgain = way.message === 'spin' && way.body.token === token;
          token = way.body.token;
          if (isAgain) await bet?.tell('bet_win', { ...bet.body, transaction_id: newId() });
          return undefined;
        },
      };
    },
  },
  {
    fault: 'a day without one of its rounds',
    check: 'the file of the day has each round once, with its stake and its win',
    plant: answering('day', (data) => ({
      ...data,
      rounds: Array.isArray(data.rounds) ? data.rounds.toSpliced(-1, 1) : [],
    })),
  },
];

/** Messages that went wrong and come again with something changed. */
const onSecondTry = (change: (way: OnItsWay) => Promise<Said>) => (): HouseFault => {
  const seen = new Set<unknown>();
  return {
    messages: async (way) => {
      if (way.message !== 'bet_win') return undefined;
      if (seen.has(way.body.transaction_id)) return change(way);
      seen.add(way.body.transaction_id);
      return undefined;
    },
  };
};

const unknownFaults: readonly PlantedHouseFault[] = [
  {
    fault: 'a retry under a new id, which counts twice',
    check: 'a bet that was answered 503 is sent again under its id and counts once',
    plant: onSecondTry(({ body, tell }) =>
      tell('bet_win', { ...body, transaction_id: newId(), round_id: newId() }),
    ),
  },
  {
    fault: 'an unknown outcome that is not asked for again',
    check: 'a bet whose connection broke is sent again under its id and counts once',
    plant: () => ({
      messages: async (way) => {
        const said = await way.pass();
        return said.status >= 500 ? refused(errorCodes.GAME_CLOSED) : said;
      },
    }),
  },
  {
    fault: 'a refusal taken for final though an earlier try may come late',
    check: 'a bet that is refused after a try without an answer is rolled back, for that try may come late',
    plant: () => ({
      messages: async (way) =>
        way.message === 'rollback' ? done({ balance: 0, currency: 'THB' }) : undefined,
    }),
  },
  {
    fault: 'an unknown bet that is never rolled back',
    check: 'a bet that stays unknown is rolled back and shows no outcome',
    plant: () => ({
      messages: async (way) =>
        way.message === 'rollback' ? done({ balance: 0, currency: 'THB' }) : undefined,
    }),
  },
];

export const providerFaults: readonly PlantedHouseFault[] = [
  ...linkFaults,
  ...fairnessFaults,
  ...moneyFaults,
  ...unknownFaults,
  ...pageFaults,
];
