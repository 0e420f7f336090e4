import { setTimeout as wait } from 'node:timers/promises';

/** A browser of another engine than the journeys', as far as a walk needs it. Both speak W3C words, one over HTTP and one over a socket. */
export interface Engine extends AsyncDisposable {
  readonly name: string;
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page; what it returns comes back as JSON. */
  run(body: string): Promise<unknown>;
  /** Pointers and keys, as WebDriver and BiDi both write them. */
  perform(sources: readonly object[]): Promise<void>;
}

/** On a slow machine, both engines beside each other, a page takes seconds. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 100;

/** Waits until something is so; throws with `what` when it never is. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined | null | false>,
): Promise<Found> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    let failure = '';
    const found = await look().catch((error: unknown) => {
      failure = ` (${error})`;
    });
    if (found) return found;
    if (Date.now() > end) throw new Error(`${what} is not there after ${PATIENCE_MS / 1_000} s${failure}`);
    await wait(LOOK_MS);
  }
}
