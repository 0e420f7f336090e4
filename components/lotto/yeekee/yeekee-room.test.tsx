import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setServerNow } from '#lib/api/caller.ts';
import { useArea } from '#stores/provider.tsx';
import { lost, refusal } from '#tests/fake-api.ts';
import { at, LIST, LISTS, SHOOT, YeekeeWorld } from '#tests/yeekee-world.tsx';

let world: YeekeeWorld;

function goTo(clock: string): void {
  vi.setSystemTime(at(clock));
  setServerNow(at(clock));
}
/** Lets time pass, and what it sets off. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shoot = async (number: string) => {
  for (const digit of number) press(digit);
  press('ยิงเลข');
  await pass(0);
};
const own = () => within(screen.getByRole('region', { name: /เลขที่ฉันยิง/ }));

/** Stands for the bet builder: puts a bet into the draft of the round. */
function BetBuilder() {
  const change = useArea('session', (state) => state.changeBillDraft);
  const owner = { roundId: world.room.round_id, memberId: 'm1' };
  const lines = [{ type: 'top_2', number: '12', amount: '10' }];
  return (
    <button type="button" onClick={() => change(owner, { lines })}>
      เพิ่ม
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  goTo('19:05:00');
  world = new YeekeeWorld();
});
afterEach(() => vi.useRealTimers());

test('shoots five digits once, keeps the receipt and says how long the next one has to wait', async () => {
  world.open();
  await pass(0);
  press('ยิงเลข');
  expect(screen.getByText('ใส่เลขให้ครบ 5 หลัก')).toBeDefined();
  await shoot('01234');
  expect(world.api.sent(SHOOT)).toEqual([
    { round_id: 'yeekee-2025-06-15-54', number: '01234', idempotency_key: expect.any(String), agent_id: 31 },
  ]);
  expect(screen.getByText('ยิง 01234 แล้ว ลำดับที่ 13')).toBeDefined();
  expect(own().getByText('01234')).toBeDefined();
  expect(own().getByText('d'.padStart(64, '0'))).toBeDefined();
  expect(screen.getByRole('button', { name: 'ยิงได้อีกใน 6 วินาที' })).toHaveProperty('disabled', true);
  await pass(6_000);
  await shoot('54321');
  expect(world.api.sent(SHOOT)).toHaveLength(2);
});

test('of a classic round the receipt comes when shooting is over', async () => {
  world.api.answers[SHOOT] = ({ number }) => {
    const answer = world.take(number);
    world.own = world.own.map((shot) => ({ ...shot, receipt: null }));
    return { ...answer, receipt: null };
  };
  world.open();
  await pass(0);
  await shoot('01234');
  expect(own().getByText('01234')).toBeDefined();
  expect(own().getByText('ใบรับจะแสดงที่นี่เมื่อหมดเวลายิง')).toBeDefined();
  expect(own().queryByRole('button', { name: /คัดลอกใบรับ/ })).toBeNull();
});

test('a number by chance has five digits', async () => {
  world.open();
  press('สุ่มเลข');
  expect(screen.getByLabelText('เลขที่จะยิง 5 หลัก')).toHaveProperty('value', expect.stringMatching(/^\d{5}$/));
  await pass(0);
});

test('takes digits and erasing from a real keyboard, Thai digits too', async () => {
  world.open();
  for (const key of ['4', '๐', '1', '9', 'Backspace', '2', '3']) fireEvent.keyDown(document.body, { key });
  expect(screen.getByLabelText('เลขที่จะยิง 5 หลัก')).toHaveProperty('value', '40123');
  await pass(0);
});

test('what the site refuses is said, and its wait is kept', async () => {
  world.api.answers[SHOOT] = refusal(4202, 'ยิงเร็วเกินไป', {
    retry_after: 4,
    next_allowed_at: new Date(at('19:05:04')).toISOString(),
  });
  world.open();
  await pass(0);
  await shoot('11111');
  expect(screen.getByText('ยิงเร็วเกินไป')).toBeDefined();
  expect(screen.getByRole('button', { name: 'ยิงได้อีกใน 4 วินาที' })).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('เลขที่จะยิง 5 หลัก')).toHaveProperty('value', '11111');
});

test('a shot whose answer was lost is looked up and not shot again', async () => {
  world.api.answers[SHOOT] = ({ number }) => {
    world.take(number);
    return lost;
  };
  world.open();
  await pass(0);
  await shoot('22222');
  expect(screen.getByText('ยิง 22222 แล้ว ลำดับที่ 13')).toBeDefined();
  expect(world.api.sent(SHOOT)).toHaveLength(1);
  expect(own().getByText('22222')).toBeDefined();
});

test('a shot that never arrived goes again with its key, when the member says so', async () => {
  world.api.answers[SHOOT] = lost;
  world.open();
  await pass(0);
  await shoot('33333');
  expect(screen.getByText(/ยังไม่ได้ส่งเลขนี้/)).toBeDefined();
  world.api.answers[SHOOT] = ({ number }) => world.take(number);
  press('ยิงเลข');
  await pass(0);
  const [first, second] = world.api.sent(SHOOT);
  expect(second).toEqual(first);
  expect(world.own).toHaveLength(1);
});

test('a visitor sees the room and is led to the login', async () => {
  world.open(null);
  await pass(0);
  expect(screen.getByText('12 จาก 20 ครั้ง')).toBeDefined();
  expect(screen.getByText(/ยังขาด เลขอีก 8 ครั้ง และคนยิงอีก 1 คน/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'เข้าสู่ระบบ' }).getAttribute('href')).toBe(
    '/login?next=%2Flotto%2Fyeekee-2025-06-15-54',
  );
  expect(world.api.sent(LIST)).toEqual([]);
});

test('goes from bets to shots to the result by the server’s clock, asking more often near the end and no more after it', async () => {
  world.open();
  await pass(0);
  expect(screen.getByRole('timer').textContent).toBe('10:00');
  await pass(60_000);
  expect(world.api.sent(LISTS).length).toBeLessThan(10);
  goTo('19:15:01');
  await pass(1_000);
  expect(screen.getByText('ปิดรับแทง ยังยิงได้')).toBeDefined();
  const before = world.api.sent(LISTS).length;
  await pass(20_000);
  expect(world.api.sent(LISTS).length - before).toBeGreaterThanOrEqual(6);
  goTo('19:17:01');
  await pass(1_000);
  expect(screen.getByText(/กำลังรวมเลขและคิดผล/)).toBeDefined();
  await world.end();
  await pass(5_000);
  expect(screen.getByRole('heading', { name: 'ผลรอบที่ 54' })).toBeDefined();
  const asked = world.api.sent(LISTS).length;
  await pass(60_000);
  expect(world.api.sent(LISTS)).toHaveLength(asked);
});

test('says that the room is old while the site cannot be reached, and goes on by itself', async () => {
  world.api.answers[LISTS] = lost;
  world.open();
  await pass(0);
  expect(screen.getByText(/ตัวเลขที่เห็นอาจยังไม่อัปเดต/)).toBeDefined();
  world.api.answers[LISTS] = () => ({ ...world.room, count: 19 });
  await pass(11_000);
  expect(screen.queryByText(/ตัวเลขที่เห็นอาจยังไม่อัปเดต/)).toBeNull();
  expect(screen.getByText('19 จาก 20 ครั้ง')).toBeDefined();
});

test('shows how the result came about, and who won the shooters’ prizes', async () => {
  goTo('19:20:00');
  await world.end();
  world.own = [
    {
      ...{ position: 5, member: 'xxx-xxx-4001', number: '12510', mine: true, receipt: 'a'.repeat(64) },
      shot_at: new Date(at('19:10:00')).toISOString(),
    },
  ];
  world.open();
  await pass(0);
  expect(screen.getByText('คุณได้รางวัลคนยิง 75.25 บาท')).toBeDefined();
  // What the rows could win, why one won less, and why the other won nothing.
  const rewards = within(screen.getByRole('region', { name: 'รางวัลคนยิง' }));
  expect(rewards.getByText('75.25 บาท')).toBeDefined();
  expect(rewards.getByText('สูงสุด 400 บาท')).toBeDefined();
  expect(rewards.getByText(/^ได้ครึ่งหนึ่งของกำไรเฉลี่ยที่เว็บได้จากโพย/)).toBeDefined();
  expect(rewards.getByText('ไม่มีผู้ได้รับ')).toBeDefined();
  expect(rewards.getByText(/^คนยิงมียอดเสี่ยงไม่ถึง/)).toBeDefined();
  const steps = within(screen.getByRole('region', { name: 'ผลนี้มาจากไหน' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'รวมเลขที่ยิงทั้ง 20 ครั้ง893,320',
    'ลบเลขแถวที่ 16 นับจากเลขล่าสุด− 12510',
    'เหลือ ใช้ 5 หลักท้าย880810',
    'เลข 5 หลักของรอบ80810',
    '3 ตัวบน80810',
    '2 ตัวบน80810',
    '2 ตัวล่าง80810',
  ]);
  expect(world.api.sent(LISTS)).toEqual([]);
});

test('says of a round that gave its stakes back why it did', async () => {
  world.room = { ...world.room, status: 'voided', refund_reason: 'few_shots' };
  world.open(null);
  expect(screen.getByText('รอบนี้คืนเงินแล้ว')).toBeDefined();
  expect(screen.getByText('ยิงไม่ครบจำนวนครั้งที่กำหนด')).toBeDefined();
  await pass(0);
});

test('a sealed result says what the seed added', async () => {
  goTo('19:20:00');
  await world.end('sealed');
  world.open(null);
  expect(screen.getByText('+ 96914')).toBeDefined();
  expect(screen.getAllByText('77724').length).toBeGreaterThan(0);
  expect(screen.getByText(/แล้วบวกเลขจากรหัสลับ/)).toBeDefined();
  await pass(0);
});

test('shooting that begins takes the bet builder from nobody who is putting a bill together there', async () => {
  const isBetting = () => screen.getByRole<HTMLInputElement>('radio', { name: 'แทงหวย' }).checked;
  goTo('18:59:30');
  world.open('m1', <BetBuilder />);
  await pass(60_000);
  expect(isBetting()).toBe(false);
  cleanup();
  goTo('18:59:30');
  world.open('m1', <BetBuilder />);
  press('เพิ่ม');
  await pass(60_000);
  expect(isBetting()).toBe(true);
});
