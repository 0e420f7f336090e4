import 'server-only';
import { notFound } from 'next/navigation';

type Value = string | string[] | undefined;

/** As the contract's `Id`, which is not loaded here. */
const ID = /^[A-Za-z0-9._-]{1,64}$/;

/** A value of the query that was given once and is not empty. */
export function oneOf(value: Value): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** An id from the address; what cannot be one is the 404 page. */
export function idOf(value: Value): string | undefined {
  if (value === undefined || (typeof value === 'string' && ID.test(value))) return value;
  notFound();
}
