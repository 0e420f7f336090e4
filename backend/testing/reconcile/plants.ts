import type { ReportedRound } from '#backend/areas/games/reconcile/read-day-file.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { openSession } from '#backend/testing/members.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { plant } from '#backend/testing/plant.ts';
import { type BusyDay, DAY, ops } from '#backend/testing/reconcile/day-world.ts';

const NOON = `${DAY}T05:00:00.000Z`;

const by = (name: string, text: string): Statement => ({ name: `test_plant_${name}`, text });

const forget = by(
  'forget',
  `DELETE FROM sandbox_event WHERE body ->> 'ref' = $1::text RETURNING event_id AS "eventId"`,
);
const invent = by(
  'invent',
  `INSERT INTO sandbox_event (event_id, body, made_at) VALUES ($1::text, jsonb_build_object('event_id', $1::text, 'type', 'payment.paid',
    'ref', $2::text, 'amount', 900, 'currency', 'THB', 'paid_at', $3::text), $3::timestamptz)`,
);
/** Money from the outside into suspense, of a kind that has a document for each. */
const move = by(
  'move',
  `WITH made AS (
    INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
    VALUES (gen_random_uuid(), 'test.plant', $1::text, 'planted', 'payment_arrival', $2::text, $3::timestamptz) RETURNING id
  )
  INSERT INTO posting (transfer_id, position, from_account, to_account, satang)
  SELECT made.id, 0, source.id, target.id, 100 FROM made
  JOIN ledger_account source ON source.kind = 'house.deposit' JOIN ledger_account target ON target.kind = 'house.suspense'`,
);
const returned = by(
  'returned',
  `SELECT event_id AS "eventId" FROM payment_event WHERE resolution = 'returned'`,
);
const raise = by(
  'raise',
  `UPDATE wager SET charged_satang = charged_satang + 100 WHERE area = 'lotto' AND reference = $1::text`,
);

/** Money of the house in the main wallet of a member, as a gift. */
const give = by(
  'give',
  `WITH made AS (
    INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
    VALUES (gen_random_uuid(), 'test.plant', $1::text || $2::text, 'planted', $1::text, $2::text, $3::timestamptz) RETURNING id
  )
  INSERT INTO posting (transfer_id, position, from_account, to_account, satang)
  SELECT made.id, 0, source.id, target.id, 5000 FROM made
  JOIN ledger_account source ON source.kind = $4::text
  JOIN ledger_account target ON target.kind = 'main' AND target.member_id = $5::uuid`,
);
const claim = by(
  'claim',
  `INSERT INTO cashback_claim (member_id, basis, day, satang, at) VALUES ($1::uuid, 'loss', $2::date - 1, 700, $3::timestamptz)`,
);

const win = by(
  'win',
  `INSERT INTO yeekee_prize (round_id, row, position, member_id, satang, at)
  VALUES ('round-of-no-prize', 16, 16, $1::uuid, 700, $2::timestamptz)`,
);

const eventOf = async (tx: Tx, statement: Statement, values: readonly unknown[] = []) =>
  (await tx.query<{ eventId: string }>(statement, values))[0]?.eventId ?? '';

/** Lets the provider's file say other things of its first rounds than happened, each under its code. */
function lie({ file, rounds, backRound, otherPlayer }: BusyDay): string[] {
  const [less = '', twice = '', gone = '', strange = '', late = '', dollars = '', off = ''] = rounds;
  const change: Record<string, (one: ReportedRound) => ReportedRound[]> = {
    [less]: (one) => [{ ...one, stake: one.stake + 1 }],
    [twice]: (one) => [one, one],
    [gone]: () => [],
    [strange]: (one) => [{ ...one, player_id: otherPlayer }],
    [late]: () => [],
    [dollars]: (one) => [{ ...one, currency: 'USD' }],
    [off]: (one) => [{ ...one, status: 'cancelled' }],
  };
  const day = file.get(DAY) ?? [];
  const moved = day.filter(({ round_id: id }) => id === late);
  const made = { stake: 5, win: 0, at: NOON, currency: 'THB' };
  file.set(DAY, [
    ...day.flatMap((one) => change[one.round_id]?.(one) ?? [one]),
    { ...made, round_id: backRound, stake: 80 },
    { ...made, round_id: 'round-that-never-was', player_id: otherPlayer },
    { ...made, round_id: 'round-of-a-stranger', player_id: 'nobody-whom-we-know' },
  ]);
  file.set('2025-06-16', [...(file.get('2025-06-16') ?? []), ...moved]);
  return [
    `games acme: amount_differs ${less}`,
    `games acme: doubled_at_provider ${twice}`,
    `games acme: missing_at_provider ${gone}`,
    `games acme: wrong_member ${strange}`,
    `games acme: wrong_day ${late}`,
    `games acme: unit_differs ${dollars}`,
    `games acme: status_differs ${off}`,
    `games acme: status_differs ${backRound}`,
    'games acme: missing_in_ledger round-that-never-was',
    'games acme: unknown_reference round-of-a-stranger',
  ];
}

/** Makes books and files of a day disagree, by SQL, by files that lie, and by money that fits nothing; answers what must be found. */
export async function plantAll(busy: BusyDay): Promise<string[]> {
  const { world, qrs, bill, gift, memberId } = busy;
  const told = lie(busy);
  await plant(world, async (tx) => {
    const lost = await eventOf(tx, forget, [qrs.other]);
    await tx.query(invent, ['event-never-told', qrs.open, NOON]);
    await tx.query(invent, ['event-of-nothing', 'NOSUCHDEPOSIT', NOON]);
    const back = await eventOf(tx, returned);
    await tx.query(move, ['alone', 'event-without-document', NOON]);
    await tx.query(move, ['again', back, NOON]);
    await tx.query(raise, [bill]);
    await tx.query(give, ['wheel_prize', 'spin-that-never-was', NOON, 'house.wheel', memberId]);
    await tx.query(give, ['coupon_credit', gift, NOON, 'house.coupon', memberId]);
    await tx.query(give, ['adjustment_give', 'A-NEVER-ASKED', NOON, 'house.adjustment', memberId]);
    await tx.query(claim, [memberId, DAY, NOON]);
    await tx.query(win, [memberId, NOON]);
    told.push(
      `payment provider: missing_at_provider ${lost}`,
      'payment provider: missing_in_ledger event-never-told',
      'payment provider: unknown_reference event-of-nothing',
      'payment ledger: no_document arrival:event-without-document',
      `payment ledger: doubled_in_ledger arrival:${back}`,
      `lotto wagers: amount_differs ${bill}`,
      'gifts ledger: no_document wheel_prize:spin-that-never-was',
      'gifts ledger: no_document adjustment_give:A-NEVER-ASKED',
      'gifts ledger: missing_in_ledger yeekee_reward:round-of-no-prize:16',
      `gifts ledger: doubled_in_ledger coupon_credit:${gift}`,
      `gifts ledger: missing_in_ledger cashback_loss:2025-06-14:${memberId}`,
    );
  });
  const later = world.clock.now();
  world.clock.set('2025-06-15T20:00:00+07:00');
  const ref = await makeQr(world, await openSession(world, memberId), { amount: 400 });
  await ops(world, 'payment pay', { ref, amount: '399' });
  world.clock.set(later.toISOString());
  const [{ eventId } = { eventId: '' }] = await world.db.query<{ eventId: string }>(waits, [ref]);
  return [...told, `payment ledger: in_suspense ${eventId}`].toSorted();
}

const waits = by(
  'waits',
  `SELECT event_id AS "eventId" FROM payment_event WHERE ref = $1::text AND outcome = 'unmatched'`,
);
