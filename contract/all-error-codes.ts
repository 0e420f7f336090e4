import { errorCodes } from './error-codes.ts';
import { lineCodes } from './line-refusal.ts';

/** Codes of every refusal by name, for who looks one up: a page names those that it knows. */
export const allErrorCodes = { ...errorCodes, ...lineCodes } as const;
export type AnyErrorName = keyof typeof allErrorCodes;
