import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import type { OpenedGame } from '#scripts/conformance/wallet/bench.ts';

/** Games that somebody else has opened for one player, in the order in which the checks need them; the last one is closed. */
export function openByTokens(tokens: readonly string[], closeWith: string): () => Promise<OpenedGame> {
  const left = [...tokens];
  return async () => {
    const token = left.shift();
    if (token === undefined) throw new Error('The checks need three tokens of one player');
    const close = async () => {
      await promisify(exec)(closeWith);
    };
    return { token, close };
  };
}
