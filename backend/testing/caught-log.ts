import { Writable } from 'node:stream';
import pino from 'pino';
import { loggedError } from '#backend/log.ts';
import type { World } from '#backend/testing/world.ts';

export interface CaughtLog {
  /** Every line as it was written. */
  readonly text: string;
  /** The newest one-time code that the sandbox sent. */
  lastCode(): string;
}

/** Makes a world write its log where the test can read it. */
export function catchLog(world: Pick<World, 'services'>): CaughtLog {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  // The dispatcher copies the services into every ctx.
  Object.assign(world.services, { log: pino({ base: null, serializers: { err: loggedError } }, stream) });
  return {
    get text() {
      return lines.join('');
    },
    lastCode: () =>
      /รหัส OTP (\d{6})/.exec(lines.findLast((line) => line.includes('รหัส OTP ')) ?? '')?.[1] ?? '',
  };
}
