import { HttpResponse } from 'msw';
import { z } from 'zod';
import { areas } from '#contract/calls.ts';
import { liveStream } from '#contract/live.ts';
import { applyChange, Change, createMockWorld, type MockWorld } from '#mocks/areas.ts';
import { worldOf } from '#mocks/worlds.ts';

const calls = new Set(
  Object.values(areas).flatMap((area) => Object.values(area).map(({ method, path }) => `${method} ${path}`)),
);
calls.add(`${liveStream.method} ${liveStream.path}`);
const Fault = z.union([
  z.enum(['offline', 'lost-answer', 'slow', '400', '401', '500', '503']),
  z.strictObject({
    code: z.int(),
    message: z.string(),
    data: z.record(z.string(), z.unknown()).optional(),
  }),
]);
export const FaultIn = z.strictObject({
  call: z
    .string()
    .refine((call) => calls.has(call), { error: 'no call of the contract; write METHOD /path' }),
  fault: Fault.nullable(),
});

type Command = (world: MockWorld, body: unknown) => unknown;

/** What a journey may do to its own world; docs/qa.md lists it. Each answers data and refuses what it does not know. */
const commands: Readonly<Record<string, Command>> = {
  reset: (world, body) => {
    z.strictObject({}).parse(body);
    Object.assign(world, createMockWorld());
  },
  fault: (world, body) => {
    const { call, fault } = FaultIn.parse(body);
    if (fault === null) delete world.faults[call];
    else world.faults[call] = fault;
  },
  change: (world, body) => applyChange(world, Change.parse(body)),
  seen: (world, body) => {
    z.strictObject({}).parse(body);
    return world.seen.splice(0);
  },
};

function refused(status: number, message: string): Response {
  return HttpResponse.json({ error: status, message }, { status });
}

/** Carries out a QA command: 404 for an unknown one, 422 with every reason for a body that it does not understand. */
export async function answerQa(request: Request, name: string): Promise<Response> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    return refused(404, `There is no QA command ${name}; there are ${Object.keys(commands).join(', ')}`);
  try {
    const body: unknown = JSON.parse((await request.text()) || '{}');
    return HttpResponse.json({ error: 0, data: command(worldOf(request), body) ?? {} });
  } catch (error) {
    if (error instanceof z.ZodError) return refused(422, z.prettifyError(error));
    if (error instanceof SyntaxError) return refused(422, 'The body of a QA command is JSON');
    throw error;
  }
}
