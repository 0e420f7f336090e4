import { z } from 'zod';

/** A bank account of a member, of whose number a part is told. */
export const ShownBank = z.object({
  bank_code: z.string(),
  bank_name: z.string(),
  account_masked: z.string(),
});
