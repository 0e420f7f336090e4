import type { EntitlementVerb } from '#backend/core/entitlements/tables.ts';

/** One way in which pieces of a kind come to members or leave them. Each area declares its own; the audit reports what fits none. */
export interface EntitlementWay {
  /** As its acts have it, up to the first colon; null for what happens to every kind. */
  readonly kind: string | null;
  readonly verb: EntitlementVerb;
  /** Of the act. */
  readonly scope: string;
  /** Where one area moves pieces for others: the scope of who asked, with which the key begins. */
  readonly askedBy?: string;
}
