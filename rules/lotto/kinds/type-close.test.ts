import { describe, expect, it } from 'vitest';
import { betTypes } from '#rules/lotto/bet-type.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';
import { instantOf } from '#rules/time/bangkok-time.ts';
import { billClose, closedTypes, earlyClosingKinds, typeClose } from './type-close.ts';

const DAY = '2026-11-24';
const at = (time: string) => instantOf(DAY, time);
const round = { kind: 'set_pm', drawDate: DAY, closesAt: at('16:33') };
const early = ['top_3', 'tod_3', 'run_top'];

describe('the SET of the afternoon', () => {
  it.each(betTypes)(
    'takes %s until 14:30 where the last whole digit counts, else until it closes',
    (type) => {
      expect(typeClose(round, type)).toEqual(early.includes(type) ? at('14:30') : at('16:33'));
    },
  );

  it('takes a bill until the first of its types closes', () => {
    expect(billClose(round, ['top_2', 'bottom_2'])).toEqual(at('16:33'));
    expect(billClose(round, ['top_2', 'run_top', 'bottom_2'])).toEqual(at('14:30'));
    expect(billClose(round, [])).toEqual(at('16:33'));
  });

  it('says which types are closed from the next instant on, and none once it is closed itself', () => {
    const types = ['top_2', ...early];
    expect([...closedTypes(round, types, at('14:30'))]).toEqual([]);
    const next = new Date(at('14:30').getTime() + 1);
    expect([...closedTypes(round, types, next)]).toEqual(early.map((type) => [type, at('14:30')]));
    expect([...closedTypes(round, types, at('16:33'))]).toHaveLength(3);
    expect([...closedTypes(round, types, at('16:34'))]).toEqual([]);
  });

  it('closes no type later than itself', () => {
    const ended = { ...round, closesAt: at('11:00') };
    expect(typeClose(ended, 'top_3')).toEqual(at('11:00'));
  });
});

it('no other kind, and none that this program does not know, closes a type before its round', () => {
  expect(earlyClosingKinds).toEqual(['set_pm']);
  for (const kind of [...Object.keys(kindNames), 'unknown'])
    for (const type of betTypes)
      if (kind !== 'set_pm') expect(typeClose({ ...round, kind }, type)).toEqual(round.closesAt);
});
