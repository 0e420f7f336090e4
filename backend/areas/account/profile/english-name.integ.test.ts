import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { buildMember, mobileOf, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { switchOn } from '#backend/testing/second-factor.ts';
import { openWorld } from '#backend/testing/world.ts';

const GIVE = 'POST /api/member/english_name';
const world = await openWorld();
afterAll(() => closeAudited(world));

const given = (english_name: string, more: object = {}) => ({
  english_name,
  password: TEST_PASSWORD,
  ...more,
});
const give = (token: string, english_name: string, more: object = {}) =>
  world.call(GIVE, given(english_name, more), token);
async function shown(token: string) {
  return (await world.call('GET /api/member/profile', {}, token)).body.data?.english_name;
}
async function kindsTold(token: string) {
  const { body } = await world.call('GET /api/member/security_events', {}, token);
  return body.data?.map(({ kind }) => kind);
}

describe('the English name that a member gives', () => {
  it('needs a session', async () => {
    expect((await world.send(GIVE, given('Somchai Jaidee'))).status).toBe(401);
  });

  it('is a first and a last name in Latin letters, said at its field', async () => {
    const { token } = await buildMember(world);
    for (const [name, said] of [
      ['สมชาย ใจดี', /ใช้ได้เฉพาะตัวอักษรอังกฤษ/],
      ['Somchai Jaidee 2', /ใช้ได้เฉพาะตัวอักษรอังกฤษ/],
      ['Somchai', /ทั้งชื่อและนามสกุล/],
      ['MR.', /ทั้งชื่อและนามสกุล|เครื่องหมาย/],
      ['Mr Mrs', /ทั้งชื่อและนามสกุล/],
      ['', /กรุณากรอก/],
      ['S'.repeat(100), /ไม่เกิน 60/],
    ] as const) {
      const { status, body } = await give(token, name);
      expect([name, status]).toEqual([name, 422]);
      expect(body).toMatchObject({ data: { fields: { english_name: expect.stringMatching(said) } } });
    }
    const headers = { authorization: `Bearer ${token}` };
    for (const english_name of [undefined, null, 7, ['Somchai Jaidee'], 'S'.repeat(121)])
      expect((await world.send(GIVE, { english_name, password: TEST_PASSWORD }, headers)).status).toBe(422);
    expect(await shown(token)).toBeNull();
  });

  it('asks for the password, and for the second factor of who has one', async () => {
    const { token } = await buildMember(world);
    expect((await give(token, 'Somchai Jaidee', { password: 'not-this-one' })).body.error).toBe(4008);
    const { recoveryCodes } = await switchOn(world, token);
    expect((await give(token, 'Somchai Jaidee')).body.error).toBe(4011);
    expect((await give(token, 'Somchai Jaidee', { second_factor: '000000' })).body.error).toBe(4012);
    expect(await shown(token)).toBeNull();
    expect((await give(token, 'Somchai Jaidee', { second_factor: recoveryCodes[0] })).body.error).toBe(0);
  });

  it('is kept in the one way to write it, shown, told to the member, and given once', async () => {
    const { token } = await buildMember(world);
    const kept = 'MR. SOMCHAI JAIDEE';
    expect((await give(token, ' \u202aMR.\u00a0SOMCHAI  JAIDEE\u202c ')).body.data).toEqual({
      english_name: kept,
    });
    expect(await shown(token)).toBe(kept);
    // The same again, in small letters too, changes nothing.
    expect((await give(token, 'mr. somchai jaidee')).body).toEqual({
      error: 0,
      data: { english_name: kept },
    });
    expect(await kindsTold(token)).toEqual(['english_name_changed']);
    expect((await give(token, 'Somchai Chaidi')).body).toMatchObject({
      error: 4018,
      data: { field: 'english_name' },
    });
    expect(await shown(token)).toBe(kept);
  });

  it('is no name but the registered one', async () => {
    const { token } = await buildMember(world);
    for (const other of ['Somying Rakdee', 'Somsak Jaidee', 'Somchai Rakdee', 'Jaidee Somchai'])
      expect((await give(token, other)).body).toMatchObject({ error: 4019, data: { field: 'english_name' } });
    expect(await shown(token)).toBeNull();
    expect((await give(token, 'Somchai Jaidee')).body.error).toBe(0);
  });

  it('may be another member’s as well', async () => {
    for (let members = 0; members < 2; members += 1)
      expect((await give((await buildMember(world)).token, 'Somchai Jaidee')).body.error).toBe(0);
  });

  it('is in the file of the own data, and is forgotten when the account is closed', async () => {
    const { memberId, token } = await buildMember(world);
    await give(token, 'Somchai Jaidee');
    await world.call('POST /api/member/data/open', { password: TEST_PASSWORD }, token);
    let text = '';
    for (let after: string | null | undefined; after !== null; ) {
      const { body } = await world.call('GET /api/member/data', after === undefined ? {} : { after }, token);
      text += body.data?.text;
      after = body.data?.next ?? null;
    }
    expect(JSON.parse(text)).toMatchObject({ member: [{ english_name: 'Somchai Jaidee' }] });
    expect(
      (await world.call('POST /api/member/account/close', { password: TEST_PASSWORD }, token)).body.error,
    ).toBe(0);
    const [row] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
    expect(row).toMatchObject({ status: 'closed', englishName: null, firstName: 'สมชาย' });
  });
});

describe('an English name in the hands of an operator', () => {
  async function ops(memberId: string, options: Record<string, string>, more: object = {}) {
    const username = await mobileOf(world, memberId);
    const command = 'member english-name';
    return runOps(world.services, {
      ...{ command, options: { username, ...options }, who: 'nok', why: 'the passbook says so', yes: true },
      ...more,
    });
  }

  it('is noted, changed and taken away, with a reason; then the member may give it anew', async () => {
    const { memberId, token } = await buildMember(world);
    expect((await ops(memberId, { name: 'Somchai Jaidee' }, { why: '' })).code).toBe(1);
    expect((await ops(memberId, { name: 'Somchai Jaidee' }, { yes: false })).code).toBe(0);
    expect(await shown(token)).toBeNull();
    // Also one that the rule of spellings does not know.
    for (const name of ['Zomxai Jaydee', 'SOMCHAI J. JAIDEE']) {
      expect((await ops(memberId, { name })).code).toBe(0);
      expect(await shown(token)).toBe(name);
    }
    expect((await ops(memberId, { name: 'SOMCHAI J. JAIDEE' })).code).toBe(1);
    expect((await ops(memberId, { name: 'สมชาย ใจดี' })).code).toBe(1);
    expect((await give(token, 'Somchai Jaidee')).body.error).toBe(4018);
    expect((await ops(memberId, {})).code).toBe(0);
    expect((await ops(memberId, {})).code).toBe(1);
    expect(await shown(token)).toBeNull();
    expect((await give(token, 'Somchai Jaidee')).body.error).toBe(0);
    expect(await kindsTold(token)).toHaveLength(4);
  });

  it('is in no log by its letters', async () => {
    const { memberId } = await buildMember(world);
    await ops(memberId, { name: 'Zomxai Jaydeewong' });
    const acts = await world.db.orm.select().from(opsLog);
    expect(
      JSON.stringify(acts, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toMatch(/Zomxai|Jaydeewong/i);
    expect(acts.at(-1)).toBeDefined();
  });

  it('is not noted for who closed the account, nor for nobody', async () => {
    const { memberId, token } = await buildMember(world);
    await world.call('POST /api/member/account/close', { password: TEST_PASSWORD }, token);
    expect((await ops(memberId, { name: 'Somchai Jaidee' })).code).toBe(1);
    expect((await ops(memberId, { name: 'Somchai Jaidee', username: '0999999990' })).code).toBe(1);
  });
});
