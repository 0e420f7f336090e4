import type { ProcessEnv } from '#backend/testing/backend-process.ts';
import { operate } from '#backend/testing/ops.ts';
import { BETTOR, DEPOSIT, logIn, PASSWORD } from '#tests/faults/bettor.ts';

/** Makes a member with money, in baht, on a running server; answers a session's token. */
export async function makeMember(
  origin: string,
  env: ProcessEnv,
  { username, deposit }: { readonly username: string; readonly deposit: number },
): Promise<string> {
  const member = ['--username', username, '--password', PASSWORD, '--deposit', String(deposit), '--yes'];
  const created = await operate(['member', 'create', ...member], env);
  if (created.code !== 0) throw new Error(created.lines.join('\n'));
  return logIn(origin, username);
}

/** Makes the member who bets. */
export function logInBettor(origin: string, env: ProcessEnv): Promise<string> {
  return makeMember(origin, env, { username: BETTOR, deposit: DEPOSIT });
}
