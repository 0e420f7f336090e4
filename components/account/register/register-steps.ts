import type { FieldPath } from 'react-hook-form';
import type { Agreed } from '#contract/account/consents.ts';
import type { Calls } from '#contract/calls.ts';
import { normaliseAccountNo } from '#rules/person/bank-account.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';
import { normaliseName } from '#rules/person/name.ts';
import { typedDay } from '#rules/time/typed-day.ts';

/** What the registration form holds; a birth date is typed as `05/11/2540`. */
export interface RegisterFields {
  username: string;
  password: string;
  first_name: string;
  last_name: string;
  birth_date: string;
  bank_code: string;
  bank_account_no: string;
  accept_terms: boolean;
}

export type RegisterField = FieldPath<RegisterFields>;

/** The fields of each step, in the order in which they are asked. */
export const registerSteps: ReadonlyArray<readonly RegisterField[]> = [
  ['username', 'password'],
  ['first_name', 'last_name', 'birth_date'],
  ['bank_code', 'bank_account_no'],
  ['accept_terms'],
];

/** Fields of the wire that a refusal may name. */
export const wireFields: readonly string[] = [
  'username',
  'password',
  'first_name',
  'last_name',
  'birth_date',
  'bank_code',
  'bank_account_no',
  'accept_terms',
];

/** A field of the wire as a field of the form. */
export function formFieldOf(wireField: string): RegisterField | undefined {
  return registerSteps.flat().find((field) => field === wireField);
}

/** The step that asks for a field. */
export function stepOf(field: RegisterField): number {
  return registerSteps.findIndex((fields) => fields.includes(field));
}

/** The first of some fields in the order in which they are asked. */
export function firstField(fields: readonly RegisterField[]): RegisterField | undefined {
  return registerSteps.flat().find((field) => fields.includes(field));
}

/** The call that a filled form makes. */
export function requestOf(
  form: RegisterFields,
  { texts, ref }: { readonly texts: readonly Agreed[]; readonly ref: string | undefined },
): Calls['POST /api/register']['request'] {
  return {
    username: normaliseMobile(form.username),
    password: form.password,
    first_name: normaliseName(form.first_name),
    last_name: normaliseName(form.last_name),
    birth_date: typedDay(form.birth_date),
    bank_code: form.bank_code,
    bank_account_no: normaliseAccountNo(form.bank_account_no),
    accept_terms: form.accept_terms,
    consents: [...texts],
    ...(ref ? { ref } : {}),
  };
}
