import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canCancelAt, cancelUntil, lastCancelAt, refusalOfCancel } from './cancel.ts';

const at = (time: string) => new Date(`2025-06-16T${time}+07:00`);
const closesAt = at('15:20:00');

test('with a close at 15:20:00 the last second is 15:10:00', () => {
  expect(canCancelAt(at('15:09:59'), closesAt, 10)).toBe(true);
  expect(canCancelAt(at('15:10:00'), closesAt, 10)).toBe(true);
  expect(canCancelAt(at('15:10:01'), closesAt, 10)).toBe(false);
  expect(lastCancelAt(closesAt, 10)).toEqual(at('15:10:00'));
});

test('a kind without a cancel time allows none', () => {
  expect(canCancelAt(new Date(0), closesAt, null)).toBe(false);
  expect(lastCancelAt(closesAt, null)).toBeNull();
});

test('once it is too late it stays too late', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -3_600_000, max: 3_600_000 }),
      fc.nat(3_600_000),
      fc.nat(60),
      (before, later, minutes) => {
        const first = new Date(closesAt.getTime() + before);
        const after = new Date(first.getTime() + later);
        expect(canCancelAt(first, closesAt, minutes) || !canCancelAt(after, closesAt, minutes)).toBe(true);
      },
    ),
  );
});

test('says why a bill cannot be cancelled', () => {
  const open = { status: 'pending', roundStatus: 'open', closesAt, cancelMinutes: 10 };
  expect(refusalOfCancel(open, at('15:10:00'))).toBeNull();
  expect(refusalOfCancel(open, at('15:10:01'))).toEqual({
    reason: 'CANCEL_TOO_LATE',
    message: 'ต้องยกเลิกก่อนปิดรับ 15:20 น. อย่างน้อย 10 นาที',
  });
  expect(refusalOfCancel({ ...open, cancelMinutes: 0 }, at('15:20:01'))?.message).toBe(
    'ต้องยกเลิกก่อนปิดรับ 15:20 น.',
  );
  expect(refusalOfCancel({ ...open, roundStatus: 'closed' }, at('12:00:00'))?.reason).toBe('CANCEL_TOO_LATE');
  expect(refusalOfCancel({ ...open, status: 'won' }, at('12:00:00'))?.reason).toBe('NOT_CANCELLABLE');
  expect(refusalOfCancel({ ...open, cancelMinutes: null }, at('12:00:00'))?.reason).toBe('NOT_CANCELLABLE');
});

test('a bill says until when as long as it can be cancelled, to the end of the last second', () => {
  const open = { status: 'pending', roundStatus: 'open', closesAt, cancelMinutes: 10 };
  expect(cancelUntil(open, at('15:10:00.999'))).toEqual(at('15:10:00'));
  expect(cancelUntil(open, at('15:10:01'))).toBeNull();
  expect(cancelUntil({ ...open, roundStatus: 'closed' }, at('12:00:00'))).toBeNull();
  expect(cancelUntil({ ...open, status: 'won' }, at('12:00:00'))).toBeNull();
  expect(cancelUntil({ ...open, cancelMinutes: null }, at('12:00:00'))).toBeNull();
});
