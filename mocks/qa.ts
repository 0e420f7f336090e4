import { HttpResponse } from 'msw';
import { z } from 'zod';
import { createMockWorld, type Fault, type MockWorld, worldOf } from '#mocks/world.ts';

const FaultIn = z.union([
  z.enum(['offline', 'lost-answer', 'slow', '400', '401', '500', '503']),
  z.object({ code: z.int(), message: z.string(), data: z.record(z.string(), z.unknown()).optional() }),
]);
const Change = z.object({
  now: z.iso.datetime().optional(),
  balance: z.number().optional(),
  rates: z.record(z.string(), z.number()).optional(),
  controls: z
    .array(
      z.object({
        type: z.string(),
        number: z.string(),
        control: z.enum(['blocked', 'half_pay', 'custom_limit']),
        rate: z.number().nullable(),
      }),
    )
    .optional(),
  noEvents: z.boolean().optional(),
  noNotifications: z.boolean().optional(),
  roundStatus: z.enum(['open', 'closed']).optional(),
  deposit: z
    .object({ status: z.enum(['paid', 'expired', 'cancelled']), reason: z.string().optional() })
    .optional(),
  settle: z.boolean().optional(),
});

/** What a journey may do to its own world: `reset`, `fault` (one call fails from now on), `change`. */
export async function answerQa(request: Request, command: string): Promise<Response> {
  const world = worldOf(request);
  const body: unknown = JSON.parse((await request.text()) || '{}');
  if (command === 'reset') Object.assign(world, createMockWorld());
  else if (command === 'fault') {
    const { call, fault } = z.object({ call: z.string(), fault: FaultIn.nullable() }).parse(body);
    setFault(world, call, fault);
  } else if (command === 'change') change(world, Change.parse(body));
  else return HttpResponse.json({ error: 404, message: 'unknown command' }, { status: 404 });
  return HttpResponse.json({ error: 0, data: {} });
}

function setFault(world: MockWorld, call: string, fault: Fault | null): void {
  if (fault === null) delete world.faults[call];
  else world.faults[call] = fault;
}

function change(world: MockWorld, wanted: z.output<typeof Change>): void {
  if (wanted.now) world.now = wanted.now;
  if (wanted.rates) Object.assign(world.rates, wanted.rates);
  if (wanted.controls) world.controls = wanted.controls;
  if (wanted.noEvents) world.events = [];
  if (wanted.noNotifications) world.notifications = [];
  for (const member of world.members) member.balance = wanted.balance ?? member.balance;
  for (const round of world.rounds) round.status = wanted.roundStatus ?? round.status;
  const newest = world.deposits.at(-1);
  if (wanted.deposit && newest) {
    newest.status = wanted.deposit.status;
    newest.reason = wanted.deposit.reason ?? null;
    const member = world.members.find((one) => one.memberId === newest.memberId);
    if (member && newest.status === 'paid') member.balance += newest.amount;
  }
  if (wanted.settle) settle(world);
}

/** Every pending bill loses but for its first line, which wins at its rate. */
function settle(world: MockWorld): void {
  for (const bill of world.bills.filter((one) => one.status === 'pending')) {
    bill.lines = bill.lines.map((line, index) =>
      index === 0 ? { ...line, status: 'win', payout: line.amount * line.rate } : { ...line, status: 'lose' },
    );
    bill.status = 'won';
    bill.total_payout = bill.lines.reduce((sum, line) => sum + line.payout, 0);
    bill.settled_at = world.now;
    const member = world.members.find((one) => one.memberId === bill.memberId);
    if (member) member.balance += bill.total_payout;
  }
}
