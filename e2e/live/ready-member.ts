import type { APIRequestContext } from '@playwright/test';
import { MEMBER_HEADER } from '#contract/constants.ts';
import { expect } from '#e2e/fixtures.ts';
import { newMember } from '#e2e/pages/account.ts';
import { opsUnder } from './ops.ts';

/** A member whom the operator made, with money in the wallet and a session in this browser. */
export async function readyMember(
  { env, origin }: { readonly env: Readonly<Record<string, string>>; readonly origin: string },
  request: APIRequestContext,
  { seed, baht }: { readonly seed: number; readonly baht: number },
) {
  const member = newMember(seed);
  const { mobile, password } = member;
  const create = ['member', 'create', '--username', mobile, '--password', password];
  await opsUnder(env, ...create, '--deposit', String(baht), '--yes');
  const login = await request.post(`${origin}/api/login`, { data: { username: mobile, password } });
  expect(login.ok(), await login.text()).toBe(true);
  const info = await (await request.get(`${origin}/api/get_user_info`)).json();
  /** Makes a call of this member's, and answers what came back. */
  const post = async (path: string, data: object) => {
    const headers = { [MEMBER_HEADER]: String(info.data.member_id) };
    return (await request.post(`${origin}${path}`, { data, headers })).json();
  };
  return { ...member, post };
}
