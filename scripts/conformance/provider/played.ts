import { house } from '#contract/house.ts';
import {
  dataOf,
  inLink,
  type ProviderBench,
  type Round,
  roundOf,
  type Table,
} from '#scripts/conformance/provider/bench.ts';

const ROUNDS = 6;
const CLIENT_SEED = 'a-seed-of-the-check';

/** An evening of one player: some rounds, one of them shown again, and the seed once it was shown. */
export interface Played {
  readonly table: Table;
  /** What was known before the first round. */
  readonly before: {
    readonly commit: string;
    readonly client_seed: string;
    readonly next_nonce: number;
    readonly next_commit: string;
  };
  readonly rounds: readonly Round[];
  readonly link: unknown;
  readonly replayed: Round;
  /** All that was answered to who has the link. */
  readonly replayAnswer: unknown;
  readonly shown: { readonly commit: string; readonly client_seed: string; readonly seed: string };
  readonly next: { readonly commit: string; readonly client_seed: string; readonly next_nonce: number };
  readonly chosenSeed: string;
}

const evenings = new WeakMap<ProviderBench, Promise<Played>>();

async function play(bench: ProviderBench): Promise<Played> {
  const table = await bench.launch();
  const token = table.frame;
  const { seed: before } = dataOf(await bench.page('open', { token }), house.open.data, 'table');
  const rounds: Round[] = [];
  for (let at = 0; at < ROUNDS; at += 1) rounds.push(roundOf(await bench.spin(table)));
  const about = { player_id: table.playerId, round_id: rounds.at(-1)?.round_id };
  const { link } = (await bench.tell('replay_link', about)).data;
  const replay = await bench.page('replay', { replay: inLink(link, 'replay') });
  const { round: replayed } = dataOf(replay, house.replay.data, 'replay');
  const changed = await bench.page('seed', { token, client_seed: CLIENT_SEED });
  const { shown, seed: next } = dataOf(changed, house.changeSeed.data, 'seed');
  return {
    ...{ table, before, rounds, link, replayed, replayAnswer: replay.data },
    ...{ shown, next, chosenSeed: CLIENT_SEED },
  };
}

/** The evening that all checks look at; played for the first of them. */
export function playedOn(bench: ProviderBench): Promise<Played> {
  const known = evenings.get(bench) ?? play(bench);
  evenings.set(bench, known);
  return known;
}
