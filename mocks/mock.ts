import { HttpResponse, http } from 'msw';
import type { z } from 'zod';
import { errorCodes, MEMBER_HEADER } from '#contract/constants.ts';
import { type AnyEndpoint, RefusalBody, wrapSuccess } from '#contract/endpoint.ts';
import { sharedWords } from '#contract/words.ts';
import { type MockMember, type MockWorld, memberOf, worldOf } from '#mocks/world.ts';

/** Thrown by a mock to refuse, as the backend would. */
export class MockRefusal extends Error {
  readonly body: RefusalBody;
  readonly status: number;

  constructor(code: number, message: string, data?: Record<string, unknown>, status = 200) {
    super(message);
    this.body = { error: code, message, ...(data ? { data } : {}) };
    this.status = status;
  }
}

interface MockArgs<E extends AnyEndpoint> {
  readonly world: MockWorld;
  readonly input: z.output<E['request']>;
  readonly member: E['auth'] extends 'member' ? MockMember : MockMember | undefined;
  readonly request: Request;
}

function refuse(status: number, body: RefusalBody, now: string): Response {
  return HttpResponse.json(RefusalBody.parse(body), { status, headers: { 'x-server-time': now } });
}

async function inputOf(call: AnyEndpoint, request: Request): Promise<unknown> {
  if (call.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  const text = await request.clone().text();
  return text === '' ? {} : JSON.parse(text);
}

/** Handler of one call: both sides are parsed by the contract, so a mock cannot drift from it. */
export function mock<E extends AnyEndpoint>(call: E, answer: (args: MockArgs<E>) => z.input<E['data']>) {
  return http[call.method === 'GET' ? 'get' : 'post'](`*${call.path}`, async ({ request }) => {
    const world = worldOf(request);
    const member = memberOf(world, request);
    if (call.auth === 'member' && !member)
      return refuse(401, { error: 401, message: sharedWords.sessionOver }, world.now);
    const named = request.headers.get(MEMBER_HEADER);
    if (call.namesMember && named !== null && named !== member?.memberId)
      return refuse(200, { error: errorCodes.OTHER_MEMBER, message: sharedWords.otherMember }, world.now);
    const parsed = call.request.safeParse(await inputOf(call, request));
    if (!parsed.success) return refuse(422, { error: 422, message: 'ข้อมูลไม่ถูกต้อง' }, world.now);
    try {
      const data = answer(mockArgs(world, parsed.data, member, request));
      return HttpResponse.json(wrapSuccess(call, call.data.parse(data)), {
        headers: { 'x-server-time': world.now },
      });
    } catch (error) {
      if (error instanceof MockRefusal) return refuse(error.status, error.body, world.now);
      throw error;
    }
  });
}

/** Input was parsed by the call's schema and a call for members has its member, which the generic types cannot see. */
function mockArgs<E extends AnyEndpoint>(
  world: MockWorld,
  input: unknown,
  member: MockMember | undefined,
  request: Request,
) {
  return { world, input, member, request } as MockArgs<E>;
}
