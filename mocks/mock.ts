import { HttpResponse } from 'msw';
import type { z } from 'zod';
import { MEMBER_HEADER } from '#contract/constants.ts';
import { type AnyEndpoint, RefusalBody, wrapSuccess } from '#contract/endpoint.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { fieldWords } from '#contract/field-words.ts';
import { exclusionRefusal } from '#contract/protection-refusal.ts';
import { sharedWords } from '#contract/words.ts';
import { nowOf } from '#mocks/clock.ts';
import { bearerOf, type CoreWorld, type MockMember, memberOf } from '#mocks/core.ts';
import { isExcluded } from '#rules/protection/exclusion.ts';

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

interface MockArgs<World, E extends AnyEndpoint> {
  readonly world: World;
  readonly input: z.output<E['request']>;
  readonly member: E['auth'] extends 'member' ? MockMember : MockMember | undefined;
  readonly request: Request;
}

type Answer<E extends AnyEndpoint> = z.input<E['data']> | Promise<z.input<E['data']>>;

/** One call of the contract, answered out of a world. */
export interface MockCall<World> {
  readonly call: AnyEndpoint;
  readonly answer: (world: World, request: Request) => Promise<Response>;
}

type Wanted<Shape extends z.ZodRawShape> = {
  readonly [Key in keyof Shape]?: z.output<Shape[Key]> | undefined;
};

/** An area of the mocks: what it holds of a fresh world, what it answers, and how a test changes it. */
interface MockArea<State, World, Shape extends z.ZodRawShape> {
  readonly state: () => State;
  readonly handlers: readonly MockCall<World>[];
  /** Keys of the command `change`, all of them optional, and what they do. */
  readonly change: { readonly shape: Shape; readonly apply: (world: World, wanted: Wanted<Shape>) => void };
  /** What happens by itself as time goes by. */
  readonly passTime?: (world: World) => void;
}

/** Ties the parts of an area to each other. */
export function mockArea<State, World, Shape extends z.ZodRawShape>(
  area: MockArea<State, World, Shape>,
): MockArea<State, World, Shape> {
  return area;
}

function refuse(status: number, body: RefusalBody, world: CoreWorld): Response {
  return HttpResponse.json(RefusalBody.parse(body), { status, headers: { 'x-server-time': nowOf(world) } });
}

/** The answer to a request whose session has ended. */
export function sessionOver(world: CoreWorld, request: Request): Response {
  const ended = world.ended[bearerOf(request)];
  const data = ended && { data: { ended } };
  return refuse(401, { error: 401, message: sharedWords.sessionOver, ...data }, world);
}

function badInput(world: CoreWorld, { issues }: z.ZodError): Response {
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

/** Makes the calls of an area that works with such a world: both sides are parsed by the contract, so a mock cannot drift from it. */
export function mocksOf<World extends CoreWorld>() {
  return function mock<E extends AnyEndpoint>(
    call: E,
    answer: (args: MockArgs<World, E>) => Answer<E>,
  ): MockCall<World> {
    return { call, answer: (world, request) => carryOut(call, answer, world, request) };
  };
}

async function carryOut<World extends CoreWorld, E extends AnyEndpoint>(
  call: E,
  answer: (args: MockArgs<World, E>) => Answer<E>,
  world: World,
  request: Request,
): Promise<Response> {
  const member = memberOf(world, request);
  if (call.auth === 'member' && !member) return sessionOver(world, request);
  const named = request.headers.get(MEMBER_HEADER);
  if (call.namesMember && named !== null && named !== member?.memberId)
    return refuse(200, { error: errorCodes.OTHER_MEMBER, message: sharedWords.otherMember }, world);
  if (
    call.namesMember &&
    !call.whileExcluded &&
    member &&
    isExcluded(member.exclusion, new Date(nowOf(world)))
  ) {
    const { name, message, facts } = exclusionRefusal(member.exclusion);
    return refuse(200, { error: errorCodes[name], message, data: { ...facts } }, world);
  }
  const parsed = call.request.safeParse(await inputOf(request), { error: fieldWords });
  if (!parsed.success) return badInput(world, parsed.error);
  try {
    const data = await answer(mockArgs(world, parsed.data, member, request));
    return HttpResponse.json(wrapSuccess(call, call.data.parse(data)), {
      headers: { 'x-server-time': nowOf(world) },
    });
  } catch (error) {
    if (error instanceof MockRefusal) return refuse(error.status, error.body, world);
    throw error;
  }
}

/** Input was parsed by the call's schema and a call for members has its member, which the generic types cannot see. */
function mockArgs<World, E extends AnyEndpoint>(
  world: World,
  input: unknown,
  member: MockMember | undefined,
  request: Request,
) {
  return { world, input, member, request } as MockArgs<World, E>;
}

type Merged<Part> = (Part extends unknown ? (part: Part) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/** All parts in one object; their types say what is in it. */
export function merged<Part extends object>(parts: readonly Part[]): Merged<Part> {
  return Object.assign({}, ...parts) as Merged<Part>;
}
