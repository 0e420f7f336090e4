import { z } from 'zod';
import { BillStatus } from '#contract/lotto/bills.ts';
import { NumberControl } from '#contract/lotto/rates.ts';
import { Round } from '#contract/lotto/rounds.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { addBill, addToBalance, checkLines, endBill, refundRound } from '#mocks/lotto/bills.ts';
import { firstRound } from '#mocks/lotto/first-round.ts';
import type { LottoState } from '#mocks/lotto/state.ts';
import { betTypes } from '#rules/lotto/bet-type.ts';
import { packs } from '#rules/lotto/pack.ts';

const EndedStatus = BillStatus.exclude(['pending']);

/** What the lottery of a world can be told to be. */
export const lottoChange = {
  rates: z.partialRecord(z.enum(betTypes), z.number()).optional(),
  controls: z.array(NumberControl.strict()).optional(),
  /** Changes the round with this id, or the first one; a new id adds a round. */
  round: Round.partial().strict().optional(),
  /** Adds a bill of the demo member that stands so. */
  bill: z
    .strictObject({
      status: BillStatus,
      round_id: z.string().optional(),
      pack: z.enum(packs).default('full'),
      lines: z.array(
        z.strictObject({ type: z.enum(betTypes), number: z.string(), amount: z.number().positive() }),
      ),
    })
    .optional(),
  /** Ends every pending bill. */
  settle: EndedStatus.optional(),
};
type Wanted = z.output<z.ZodObject<typeof lottoChange>>;
type World = CoreWorld & LottoState;

export function changeLotto(world: World, wanted: Wanted): void {
  world.controls = wanted.controls ?? world.controls;
  Object.assign(world.rates, wanted.rates);
  if (wanted.round) changeRound(world, wanted.round);
  if (wanted.bill) addWanted(world, wanted.bill);
  if (wanted.settle) for (const one of pendingBills(world)) endBill(world, one, wanted.settle);
}

const pendingBills = (world: World) => world.bills.filter(({ status }) => status === 'pending');

/** A voided round gives its stakes back, a resulted one shows the numbers of the newest draw that there is. */
function changeRound(world: World, wanted: NonNullable<Wanted['round']>): void {
  const roundId = wanted.round_id ?? world.rounds[0]?.round_id;
  let round = world.rounds.find((one) => one.round_id === roundId);
  if (!round) {
    round = { ...firstRound };
    world.rounds.push(round);
  }
  Object.assign(round, wanted);
  const { round_id, kind, kind_name, draw_date, status } = round;
  if (status === 'voided') refundRound(world, round_id);
  const [newest] = world.results;
  // What the site draws itself follows from its shots or its seed.
  if (
    status !== 'resulted' ||
    round.commit !== undefined ||
    !newest ||
    world.results.some((one) => one.round_id === round_id)
  )
    return;
  world.results.unshift({ ...newest, round_id, kind, kind_name, draw_date, published_at: nowOf(world) });
}

function addWanted(world: World, { status, round_id, pack, lines }: NonNullable<Wanted['bill']>): void {
  const member = demoOf(world);
  const round = world.rounds.find((one) => one.round_id === round_id) ?? world.rounds[0];
  if (!round) return;
  const checked = checkLines(world, round, { pack, lines }, false);
  const added = addBill(world, member, round, { pack, lines: checked, key: `qa-${world.bills.length + 1}` });
  // It was paid for when it was placed, whatever the balance is now.
  addToBalance(member, -Math.min(added.total_stake, member.balance));
  if (status !== 'pending') endBill(world, added, status);
}

function demoOf(world: World): MockMember {
  const [demo] = world.members;
  if (!demo) throw new Error('A world has its demo member');
  return demo;
}
