import { getTableColumns } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { member, session } from '#backend/areas/account/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember, TEST_PASSWORD } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import { areas } from '#contract/calls.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { calls, fieldsOf, goodInput } from './inputs.ts';

const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

/** What each call may change of a member, of a session; every other column stays, whatever is sent. */
const mayChange: Readonly<Record<string, readonly string[]>> = {
  'POST /api/member/account/close': ['status', 'closedAt', 'revokedAt'],
  'POST /api/member/data/open': ['dataUntil'],
  'POST /api/member/change_password': ['passwordHash'],
  'POST /api/member/update_sub_bank_account': ['subBankCode', 'subBankAccountNo'],
  'POST /api/member/english_name': ['englishName'],
  'POST /api/logout': ['revokedAt'],
};

const planted = '2030-01-01T00:00:00.000Z';
const columns = [...Object.entries(getTableColumns(member)), ...Object.entries(getTableColumns(session))];

/** Every column of members and sessions, as code and database spell it, and what elsewhere makes somebody more than a member. */
function everyColumn(call: (typeof calls)[number][1]): Record<string, unknown> {
  const own = Object.keys(fieldsOf(call));
  const names = columns.flatMap(([name, column]) => [name, column.name]);
  const more = ['role', 'is_admin', 'balance', 'sandbox', '__proto__', 'constructor'];
  const free = [...names, ...more].filter((name) => !own.includes(name));
  return Object.fromEntries(free.map((name) => [name, /at$|_at$/i.test(name) ? planted : 'planted']));
}

async function rows() {
  const [members, sessions] = await Promise.all([
    world.db.orm.select().from(member),
    world.db.orm.select().from(session),
  ]);
  return new Map<string, Readonly<Record<string, unknown>>>([
    ...members.map((row) => [row.id, row] as const),
    ...sessions.map((row) => [row.tokenHash, row] as const),
  ]);
}

const account = new Set<AnyEndpoint>(Object.values(areas.account));
const ofAccount = calls.filter(([, call]) => account.has(call));

it('is about every call of the account', () => expect(ofAccount.length).toBeGreaterThanOrEqual(12));

it.each(ofAccount)('%s takes nothing that it does not ask for', async (key, call) => {
  const own = await buildMember(world);
  const given = {
    current_password: TEST_PASSWORD,
    ...(/sub_bank|english_name/.test(key) && { password: TEST_PASSWORD }),
  };
  const fitting = Object.fromEntries(Object.entries(given).filter(([name]) => name in fieldsOf(call)));
  const before = await rows();
  const { status } = await world.send(
    key,
    { ...everyColumn(call), ...goodInput(call, fitting) },
    { authorization: `Bearer ${own.token}` },
  );
  expect(status).toBeOneOf([200, 404]);
  const after = await rows();
  for (const [id, row] of before) {
    const changed = Object.entries(after.get(id) ?? {}).filter(
      ([name, value]) => String(value) !== String(row[name]),
    );
    const isOwn = id === own.memberId || row.memberId === own.memberId;
    const names = changed.map(([name]) => name);
    expect(names.filter((name) => !isOwn || !mayChange[key]?.includes(name))).toEqual([]);
  }
  const made = [...after].filter(([id]) => !before.has(id)).map(([, row]) => row);
  expect(JSON.stringify(made)).not.toMatch(/planted|2030-01-01/);
});
