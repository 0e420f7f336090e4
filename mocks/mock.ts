import { HttpResponse, http } from 'msw';
import type { z } from 'zod';
import { errorCodes, MEMBER_HEADER } from '#contract/constants.ts';
import { type AnyEndpoint, RefusalBody, wrapSuccess } from '#contract/endpoint.ts';
import { sharedWords } from '#contract/words.ts';
import { nowOf } from '#mocks/clock.ts';
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

function refuse(status: number, body: RefusalBody, world: MockWorld): Response {
  return HttpResponse.json(RefusalBody.parse(body), { status, headers: { 'x-server-time': nowOf(world) } });
}

/** The answer to a request whose session has ended. */
export function sessionOver(world: MockWorld): Response {
  return refuse(401, { error: 401, message: sharedWords.sessionOver }, world);
}

function badInput(world: MockWorld, { issues }: z.ZodError): Response {
  const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || '_', message]));
  const message = 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง';
  return refuse(422, { error: 422, message, data: { fields } }, world);
}

/** The thing does not exist, or belongs to somebody else. */
export function notFound(): MockRefusal {
  return new MockRefusal(404, 'ไม่พบรายการที่ต้องการ', undefined, 404);
}

/** Query of a GET, body of a POST. */
export async function inputOf(request: Request): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  const text = await request.clone().text();
  return text === '' ? {} : JSON.parse(text);
}

/** Handler of one call: both sides are parsed by the contract, so a mock cannot drift from it. */
export function mock<E extends AnyEndpoint>(call: E, answer: (args: MockArgs<E>) => z.input<E['data']>) {
  return http[call.method === 'GET' ? 'get' : 'post'](`*${call.path}`, async ({ request }) => {
    const world = worldOf(request);
    const member = memberOf(world, request);
    if (call.auth === 'member' && !member) return sessionOver(world);
    const named = request.headers.get(MEMBER_HEADER);
    if (call.namesMember && named !== null && named !== member?.memberId)
      return refuse(200, { error: errorCodes.OTHER_MEMBER, message: sharedWords.otherMember }, world);
    const parsed = call.request.safeParse(await inputOf(request));
    if (!parsed.success) return badInput(world, parsed.error);
    try {
      const data = answer(mockArgs(world, parsed.data, member, request));
      return HttpResponse.json(wrapSuccess(call, call.data.parse(data)), {
        headers: { 'x-server-time': nowOf(world) },
      });
    } catch (error) {
      if (error instanceof MockRefusal) return refuse(error.status, error.body, world);
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
