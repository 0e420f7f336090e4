import type { Played } from '#contract/wallet/winloss.ts';
import { wallet as contract } from '#contract/wallet.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { mocksOf } from '#mocks/mock.ts';
import { entriesOf, positionsOf, type StatementState, satangOf } from '#mocks/wallet/statement.ts';
import { gloName } from '#rules/lotto/kinds/glo/glo-name.ts';
import { toBaht } from '#rules/money/baht.ts';
import { playedStepOf, playedSteps } from '#rules/money/played.ts';
import { firstOf } from '#rules/money/statement.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

const mock = mocksOf<CoreWorld & StatementState>();

/** What movements brought and took; the stake of a win is decided with it, one without a win is not. */
function playedOf(movements: StatementState['movements']): Played {
  const of = (type: string) => movements.filter((one) => one.type === type);
  const sum = (some: StatementState['movements']) =>
    some.reduce((all, { amount }) => all + satangOf(Math.abs(amount)), 0n);
  const wins = of('win');
  const decided = sum(of('stake').filter((one) => wins.some(({ reference }) => reference === one.reference)));
  return {
    bets: of('stake').length,
    staked: toBaht(sum(of('stake'))),
    decided: toBaht(decided),
    won: toBaht(sum(wins)),
    net: toBaht(sum(wins) - decided),
  };
}

/** All of it in the government lottery. */
export const winLossHandler = mock(contract.winLoss, ({ world, member, input }) => {
  const to = input.to ?? bangkokDate(nowOf(world));
  const period = { from: input.from ?? firstOf(to), to };
  const played = world.movements.filter(({ type }) => type === 'stake' || type === 'win');
  const within = (days: typeof period) =>
    played.filter(({ at }) => bangkokDate(at) >= days.from && bangkokDate(at) <= days.to);
  const isOther = (input.area ?? 'lotto') !== 'lotto' || (input.kind ?? 'glo') !== 'glo';
  const steps = isOther ? [] : playedSteps(period).filter((days) => within(days).length > 0);
  const all = within(period);
  return {
    ...period,
    step: playedStepOf(period),
    total: playedOf(isOther ? [] : all),
    steps: steps.map((days) => ({ ...days, ...playedOf(within(days)) })).toReversed(),
    games:
      all.length === 0
        ? []
        : [
            {
              area: 'lotto',
              area_label: 'หวย',
              kind: 'glo',
              label: gloName,
              ...playedOf(all),
            },
          ],
    ...positionsOf(entriesOf(world, member)),
  };
});
