import { afterAll, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('#lib/env.ts');
  vi.resetModules();
});
vi.mock('#lib/env.ts', () => ({
  readWebEnv: () => ({
    secure: true,
    sessionSecret: 'a secret of forty letters for this one test',
    dataDir: '.',
  }),
}));

const { keepDraft, readDraft } = await import('./register-draft.ts');

const TAB = '4a1d0c1e-9a53-4a55-8a3e-0d7f4f1d2b3c';
const OTHER = '5b2e1d2f-8b64-4b66-9b4f-1e8a5a2e3c4d';
const URL = 'https://site.example/api/register/draft';
const typed = {
  step: 3,
  fields: { username: '081-234-5678', first_name: 'สมหญิง', bank_account_no: '1234567890' },
};

const keep = (body: unknown, tab = TAB, more: Record<string, string> = {}) =>
  keepDraft(
    new Request(URL, {
      method: 'POST',
      headers: { 'x-draft-tab': tab, ...more },
      body: body === null ? null : JSON.stringify(body),
    }),
  );
const read = async (cookie: string, tab = TAB) => {
  const answer = await readDraft(new Request(URL, { headers: { 'x-draft-tab': tab, cookie } }));
  return (await answer.json()).data;
};
const cookieOf = (answer: Response) => answer.headers.get('set-cookie') ?? '';
const pairOf = (answer: Response) => cookieOf(answer).split(';', 1).join();

test('what was typed is read again by its tab alone, sealed, and out of reach of scripts', async () => {
  const kept = await keep(typed);
  expect(cookieOf(kept)).toMatch(
    /^__Secure-register=[\w-]+; Max-Age=1800; Path=\/api\/register\/draft; HttpOnly; SameSite=Strict; Secure$/,
  );
  for (const secret of ['0812345678', '081-234-5678', 'สมหญิง', '1234567890'])
    expect(Buffer.from(pairOf(kept).split('=')[1] ?? '', 'base64url').toString('latin1')).not.toContain(
      secret,
    );
  expect(await read(pairOf(kept))).toEqual(typed);
  expect(await read(pairOf(kept), OTHER)).toBeNull();
  expect(await read(`${pairOf(kept).slice(0, -3)}AAA`)).toBeNull();
  expect(await read('')).toBeNull();
});

test('it is there for half an hour, and can be taken away', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const kept = pairOf(await keep(typed));
  vi.setSystemTime(Date.now() + 30 * 60_000 + 1);
  expect(await read(kept)).toBeNull();
  vi.useRealTimers();
  expect(cookieOf(await keep(null))).toContain('register=; Max-Age=0;');
});

test('no password is kept, nor what no form of ours holds, nor for another site', async () => {
  for (const bad of [
    { step: 0, fields: { username: '1', password: 'mai-chai-an-nii' } },
    { step: 0, fields: { username: 'x'.repeat(121) } },
    { step: -1, fields: {} },
    { step: 0, fields: { 'Bad-Name': 'x' } },
    { step: 0, fields: {}, more: 1 },
    [],
    'x'.repeat(2_001),
  ])
    expect((await keep(bad)).status).toBe(422);
  expect((await keep(typed, 'no tab')).status).toBe(422);
  const foreign = await keep(typed, TAB, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null]);
});
