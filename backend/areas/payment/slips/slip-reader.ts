import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What a picture shows: the text of its QR, none, or that it is no picture at all. */
export type Seen = { readonly text: string | null } | 'no picture' | 'busy';

/** A picture is given up within two seconds on an idle machine; whatever takes this long is not meant to be read. */
const LONGEST_MS = 10_000;
/** Pictures that wait for the one that is read. */
const MOST_WAITING = 8;
const PROGRAM = 'backend/areas/payment/slips/slip-reader.worker.ts';

/** Reads one picture after the other in a thread of its own, so that no request waits for a picture that takes long. */
class SlipReader {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #settle: ((seen: Seen) => void) | undefined;

  /** Never throws; 'busy' when many pictures wait already. */
  async read(bytes: Uint8Array): Promise<Seen> {
    if (this.#waiting >= MOST_WAITING) return 'busy';
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#ask(bytes));
    this.#last = turn;
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  #ask(bytes: Uint8Array): Promise<Seen> {
    const worker = this.#running();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#giveUp(worker), LONGEST_MS);
      this.#settle = (seen) => {
        clearTimeout(timer);
        this.#settle = undefined;
        resolve(seen);
      };
      worker.postMessage(bytes);
    });
  }

  /** A thread that fails or takes too long is not asked again. */
  #giveUp(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    void worker.terminate();
    this.#settle?.('no picture');
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    // The program stands beside the sources, wherever they are bundled into; the memory of its thread is bounded too.
    const worker = new Worker(pathToFileURL(path.resolve(PROGRAM)), {
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      env: {},
    });
    worker.on('message', (seen: Exclude<Seen, 'busy'>) => {
      // What a replaced thread says late is of a picture that was given up.
      if (this.#worker === worker) this.#settle?.(seen);
    });
    worker.on('error', () => this.#giveUp(worker));
    worker.on('exit', () => this.#giveUp(worker));
    worker.unref();
    this.#worker = worker;
    return worker;
  }
}

const reader = new SlipReader();

/** The text of the QR in a picture of at most `MAX_SLIP_BYTES`. */
export function readPicture(bytes: Uint8Array): Promise<Seen> {
  return reader.read(bytes);
}
