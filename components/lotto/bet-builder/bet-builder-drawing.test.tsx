import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BetBuilderWorld, draft, framed, keys, paste } from '#tests/bet-builder-world.tsx';

/** Numbers of the draft in the order in which their rows were drawn. */
const drawn = vi.hoisted((): string[] => []);
vi.mock('#rules/lotto/bet-name.ts', async (original) => {
  const { betName } = await original<typeof import('#rules/lotto/bet-name.ts')>();
  return {
    betName: (type: string) => {
      drawn.push(type);
      return betName(type);
    },
  };
});

const LINES = 200;
/** By their words: a look by role asks for the style of everything on the page. */
const tap = (words: string) => keys().click(screen.getByText(words, { selector: 'button' }));

let world: BetBuilderWorld;
beforeEach(async () => {
  world = new BetBuilderWorld();
  world.maxLines = 1_000;
  world.open();
  await keys().click(screen.getByLabelText('2 ตัว'));
  await paste(
    Array.from({ length: LINES / 2 }, (_, at) => `${String(at).padStart(2, '0')}=10x10`).join('\n'),
  );
  await keys().click(screen.getByLabelText('แทงเร็ว'));
  drawn.length = 0;
});

test('with 200 lines, a digit, a way to enter and a price draw no line of the draft again', async () => {
  await tap('1');
  await tap('รูดหน้า');
  await keys().click(screen.getByLabelText('ราคา 20 บาท'));
  await keys().keyboard('{Backspace}');
  expect(drawn).toEqual([]);
});

test('a changed amount and a number that is added draw one line, and no other line comes or goes', async () => {
  const shown = draft().getAllByRole('textbox');
  await keys().type(screen.getByLabelText('ราคา 2 ตัวบน 93'), '5');
  expect(drawn).toEqual(['top_2']);
  await keys().click(screen.getByLabelText('3 ตัว'));
  await keys().click(screen.getByLabelText('ราคา 20 บาท'));
  drawn.length = 0;
  for (const digit of '863') await tap(digit);
  await framed();
  expect(drawn).toEqual(['top_3']);
  expect(draft().getAllByRole('textbox').slice(1)).toEqual(shown);
  await keys().click(screen.getByLabelText('ลบ 3 ตัวบน 863'));
  expect(draft().getAllByRole('textbox')).toEqual(shown);
  expect(drawn).toEqual(['top_3']);
});
