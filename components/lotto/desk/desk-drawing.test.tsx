import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, DeskWorld, keys, paste } from '#tests/desk-world.tsx';

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

const LINES = 20;
let world: DeskWorld;
beforeEach(async () => {
  world = new DeskWorld();
  world.open();
  await keys().click(screen.getByRole('radio', { name: '2 ตัว' }));
  await paste(Array.from({ length: LINES / 2 }, (_, at) => `${at}${at}=10x10`).join('\n'));
  await keys().click(screen.getByRole('radio', { name: 'แทงเร็ว' }));
  drawn.length = 0;
});

test('a digit, a way to enter and a price draw no line of the draft again', async () => {
  await keys().click(button('1'));
  await keys().click(button('รูดหน้า'));
  await keys().click(button('ราคา 20 บาท'));
  await keys().keyboard('{Backspace}');
  expect(drawn).toEqual([]);
});

test('a changed amount draws its own line alone, and a line that goes draws none of the others', async () => {
  await keys().type(screen.getByLabelText('ราคา 2 ตัวบน 33'), '5');
  expect(drawn).toEqual(['top_2']);
  await keys().click(button('ลบ 2 ตัวล่าง 33'));
  expect(drawn).toEqual(['top_2']);
});
