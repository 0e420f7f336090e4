import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Baht } from '#contract/fields.ts';
import { mismatches } from '#rules/payment/mismatch.ts';
import { MAX_SLIP_BYTES } from '#rules/payment/slip-picture.ts';

/** Base64 takes four letters for three bytes. */
const MAX_IMAGE = Math.ceil(MAX_SLIP_BYTES / 3) * 4;

const SlipStatus = z.object({
  /** Whether the bank has told of the transfer: not yet, and it is credited, does not fit the deposit, or was sent back. */
  status: z.enum(['waiting', 'credited', 'kept', 'returned']),
  /** Why it does not fit. */
  why: z.enum(mismatches).nullable(),
  /** What arrived; null while the bank has told of nothing. */
  amount: Baht.nullable(),
});
export type SlipStatus = z.infer<typeof SlipStatus>;

/** The slip of a transfer. */
export const slipCalls = {
  sendSlip: endpoint({
    method: 'POST',
    path: '/api/member/payment/slip',
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary:
      'Show the slip of a transfer: its code says which transfer it was, money is credited when the bank says that it came',
    maxBytes: MAX_IMAGE + 1_024,
    request: z.object({
      ref: z.string().regex(/^[A-Z0-9]{8,32}$/),
      /** JPEG, PNG or WebP in base64. */
      image: z
        .string()
        .min(16)
        .max(MAX_IMAGE)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/),
    }),
    data: SlipStatus,
    extension: true,
  }),
};
