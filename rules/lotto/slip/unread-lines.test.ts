import { describe, expect, it } from 'vitest';
import { readInSteps } from './paste.ts';
import { unreadOf } from './unread-lines.ts';

function read(text: string) {
  const steps = readInSteps(text);
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

const left = (text: string) => unreadOf(text, read(text).problems);

describe('unreadOf', () => {
  it.each([
    ['12=5\n34=5', ''],
    ['12=5\n1a=5\n34=5', '1a=5'],
    // Below the heading it stood below, and no other.
    ['ล่าง\n12=100\n1a=5', 'ล่าง\n1a=5'],
    ['1a=5\nล่าง\n12=100\n๒ ตัวบน :\n1b=5\n1c=5', '1a=5\n๒ ตัวบน :\n1b=5\n1c=5'],
    ['โต๊ด\nล่าง\r\n12=x', 'ล่าง\n12=x'],
    // A statement that was taken is not there a second time.
    ['12=5;1a=5;34=5', '1a=5'],
    ['12=5；1a=5； 34=', '1a=5; 34='],
    ['12=;34=5', '12='],
    ['12=5;34=', '34='],
    ['12\n34\n=x', '12\n34\n=x'],
    ['1. 12\n2. 34\n=x', '12\n34\n=x'],
    // Numbers that are held back keep the price below them.
    ['12\n34\n=20\nยกเลิก', '12\n34\n=20\nยกเลิก'],
    ['1. 12=x\n2. 34=x', '12=x\n\n34=x'],
    ['', ''],
  ])('of %j is %j', (text, unread) => {
    expect(left(text)).toBe(unread);
  });

  it('means the same when it is put right', () => {
    const slip = 'ล่าง\n12=100;1a=5\n2b=7\nโต๊ด\n123=5\n45c=5';
    const right = (text: string) => text.replaceAll(/[abc]/g, '6');
    const bets = (text: string) =>
      read(text).entries.map(({ type, number, satang }) => `${type} ${number} ${satang}`);
    expect([...bets(slip), ...bets(right(left(slip)))].sort()).toEqual(bets(right(slip)).sort());
  });
});
