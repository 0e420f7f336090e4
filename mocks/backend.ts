import { getResponse, HttpResponse } from 'msw';
import { liveStream } from '#contract/live.ts';
import { letTimePass, type MockWorld } from '#mocks/areas.ts';
import { nowOf } from '#mocks/clock.ts';
import { bearerOf, type Fault } from '#mocks/core.ts';
import { answerLive } from '#mocks/live/answer-live.ts';
import { inputOf, sessionOver } from '#mocks/mock.ts';
import { answerQa } from '#mocks/qa.ts';
import { handlers, worldOf } from '#mocks/worlds.ts';

const SLOW_MS = 3_000;
const AWAY = 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง';

function refuse(world: MockWorld, status: number, message: string): Response {
  const headers = { 'x-server-time': nowOf(world), ...(status === 503 ? { 'retry-after': '5' } : {}) };
  return HttpResponse.json({ error: status, message }, { status, headers });
}

function faultAnswer(
  world: MockWorld,
  fault: Exclude<Fault, 'slow' | 'lost-answer'>,
  request: Request,
): Response {
  if (typeof fault === 'object') {
    return HttpResponse.json({
      error: fault.code,
      message: fault.message,
      ...(fault.data ? { data: fault.data } : {}),
    });
  }
  if (fault === '401') return sessionOver(world, request);
  return refuse(world, fault === 'offline' ? 503 : Number(fault), AWAY);
}

/** Answers a request from the handlers, after the faults that the test asked for. */
export async function mockBackend(request: Request): Promise<Response> {
  const { pathname, hostname } = new URL(request.url);
  if (pathname.startsWith('/api/__qa/')) return answerQa(request, pathname.slice('/api/__qa/'.length));
  if (pathname === '/api/health') return HttpResponse.json({ status: 'ok', engine: 'mock' });
  const world = worldOf(request);
  letTimePass(world);
  const call = `${request.method} ${pathname}`;
  // Asked by the page itself, not by what a journey does.
  if (pathname !== liveStream.path)
    world.seen.push({ call, onServer: hostname === 'in-process', input: await inputOf(request) });
  const fault = world.faults[call];
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (fault === '401') delete world.sessions[bearerOf(request)];
  if (fault && fault !== 'slow' && fault !== 'lost-answer') return faultAnswer(world, fault, request);
  const handler = handlers.get(call);
  const answer =
    pathname === liveStream.path
      ? answerLive(world, request)
      : await getResponse(handler ? [handler] : [], request);
  if (fault === 'lost-answer') {
    delete world.faults[call];
    return refuse(world, 503, AWAY);
  }
  return answer ?? refuse(world, 404, 'ไม่พบบริการที่เรียก');
}
