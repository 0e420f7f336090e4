import { ApiRefusal, messageOf } from '#lib/api/errors.ts';

/** Why a try was refused: a code of the contract, or 0, and what to say. */
export interface Refused {
  readonly code: number;
  readonly message: string;
}

export function refusedBy(error: unknown): Refused {
  return { code: error instanceof ApiRefusal ? error.code : 0, message: messageOf(error) };
}
