import 'server-only';
import { LRUCache } from 'lru-cache';
import type { CallKey, Calls } from '#contract/calls.ts';
import { isMocked } from '#lib/env.ts';
import { inProcess } from '#lib/gateway/backends.ts';
import { read } from '#lib/loaders/read.ts';

/** A backend elsewhere does not tell of changes; the one in this process does while it hears of them, and for the rest it is a precaution. */
const FRESH_MS = 3_000;
const FRESH_UNTIL_CHANGED_MS = 30_000;
const MOST_CACHED = 200;

interface Entry {
  readonly at: number;
  /** Of the backend's changes when it began to be read. */
  readonly changeCount: number;
  readonly value: Promise<unknown>;
}

const cache = new LRUCache<string, Entry>({ max: MOST_CACHED });

/**
 * Reads a call whose answer is the same for everybody who may ask it, keeping it in process until something that visitors
 * see changes; callers that come meanwhile share one read. Of a backend elsewhere it is cached for three seconds. With
 * mocks nothing is cached, because there every test has a world of its own.
 */
export async function readPublic<Key extends CallKey>(
  key: Key,
  input: Calls[Key]['request'],
): Promise<Calls[Key]['data']> {
  if (isMocked) return read(key, input);
  const backend = await inProcess();
  const changeCount = backend?.changeCount() ?? 0;
  const freshMs = backend?.hearsChanges() ? FRESH_UNTIL_CHANGED_MS : FRESH_MS;
  const name = `${key} ${JSON.stringify(input)}`;
  const known = cache.get(name);
  if (known && known.changeCount === changeCount && Date.now() - known.at < freshMs)
    return answerOf<Key>(known.value);
  const value = read(key, input);
  const entry = { at: Date.now(), changeCount, value };
  cache.set(name, entry);
  // One that came since may have taken its place.
  value.catch(() => cache.get(name) === entry && cache.delete(name));
  return value;
}

/**
 * The same for a member's call that the backend in this process answers alike for every member; elsewhere a backend may
 * answer each of them otherwise. Only for pages that a member opens: their session was looked at already.
 */
export async function readForMembers<Key extends CallKey>(
  key: Key,
  input: Calls[Key]['request'],
): Promise<Calls[Key]['data']> {
  return (await inProcess()) ? readPublic(key, input) : read(key, input);
}

/** The cache name starts with the call's key, so what is stored under it is that call's answer. */
function answerOf<Key extends CallKey>(value: Promise<unknown>): Promise<Calls[Key]['data']> {
  return value as Promise<Calls[Key]['data']>;
}
