import { afterAll, expect, test } from 'vitest';
import { type BusyDay, fillDay, reconcile, statementOf } from '#backend/testing/reconcile/day-world.ts';
import { plantAll } from '#backend/testing/reconcile/plants.ts';

/** The tests of a day that everybody has right, then of what is planted in it, on the engine of the project. */
export async function tryDay(): Promise<void> {
  const busy: BusyDay = await fillDay();
  const { world } = busy;
  afterAll(() => world[Symbol.asyncDispose]());

  test('a busy day that everybody has right has no difference, nor have its neighbours; asked again it is the same', async () => {
    const first = await reconcile(world);
    expect(first.told).toEqual([]);
    expect(first.code).toBe(0);
    expect((await reconcile(world)).hash).toBe(first.hash);
    for (const day of ['2025-06-14', '2025-06-16'])
      expect((await reconcile(world, { day })).told).toEqual([]);
    const both = first.compared.filter(({ name }) => name !== 'ledger kinds');
    expect(both.map(({ name, own }) => [name, own])).toEqual(both.map(({ name, other }) => [name, other]));
    expect(both.filter(({ own }) => own.count === 0)).toEqual([]);
  });

  test('a statement that has it right has no difference, and one that lies is found out line by line', async () => {
    const { qrs, withdrawal } = busy;
    const asked = (...lines: string[]) => ({
      statement: ['time,reference,amount,direction,account', ...lines].join('\r\n'),
      channel: 'in-1,out-1',
    });
    const day = '15/06/2568 19:00';
    const right = await statementOf(busy);
    expect((await reconcile(world, asked(...right))).told).toEqual([]);
    const of = (reference: string) => right.find((line) => line.includes(reference)) ?? '';
    const lies = right.flatMap((line) => {
      if (line.includes(qrs.paid)) return [line.replace('500.00', '1,500.00'), `รวม,,500,in,`];
      if (line.includes(qrs.other)) return [line, line];
      if (line.includes(withdrawal)) return [line.replace(/x\d{4}-x$/, 'x9876-x')];
      return [line];
    });
    const told = await reconcile(
      world,
      asked(...lies, `${day},NOBODYKNOWS,5,in,`, `${day},${qrs.open},900,in,`),
    );
    expect(of(withdrawal)).toContain('out');
    const name = 'payment statement in-1,out-1';
    expect(told.told).toEqual(
      [
        `${name}: amount_differs in:${qrs.paid}`,
        `${name}: doubled_at_provider in:${qrs.other}`,
        `${name}: wrong_member out:${withdrawal}`,
        `${name}: unknown_reference in:NOBODYKNOWS`,
        `${name}: status_differs in:${qrs.open}`,
        // Lines are counted with the heading.
        `statement lines: not_understood line ${lies.findIndex((line) => line.startsWith('รวม')) + 2}`,
      ].toSorted(),
    );
  });

  test('everything that is planted is found under its own code, and nothing else', async () => {
    const due = await plantAll(busy);
    const { told, code } = await reconcile(world);
    expect(told).toEqual(due);
    expect(code).toBe(1);
  });
}
