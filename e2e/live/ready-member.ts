import type { APIRequestContext } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';
import { type NewMember, newMember } from '#e2e/pages/account.ts';
import { opsUnder } from './ops.ts';

/** A member whom the operator made, with money in the wallet and a session in this browser. */
export async function readyMember(
  { env, origin }: { readonly env: Readonly<Record<string, string>>; readonly origin: string },
  request: APIRequestContext,
  { seed, baht }: { readonly seed: number; readonly baht: number },
): Promise<NewMember> {
  const member = newMember(seed);
  const { mobile, password } = member;
  const create = ['member', 'create', '--username', mobile, '--password', password];
  await opsUnder(env, ...create, '--deposit', String(baht), '--yes');
  const login = await request.post(`${origin}/api/login`, { data: { username: mobile, password } });
  expect(login.ok(), await login.text()).toBe(true);
  return member;
}
