import { getResponse, HttpResponse } from 'msw';
import { sharedWords } from '#contract/words.ts';
import { handlers } from '#mocks/handlers.ts';
import { answerQa } from '#mocks/qa.ts';
import { type Fault, worldOf } from '#mocks/world.ts';

const unavailable = (status: number, message: string) =>
  HttpResponse.json({ error: status, message }, { status });

function faultAnswer(fault: Exclude<Fault, 'slow' | 'lost-answer' | 'offline'>): Response {
  if (typeof fault === 'object') {
    return HttpResponse.json({
      error: fault.code,
      message: fault.message,
      ...(fault.data ? { data: fault.data } : {}),
    });
  }
  return unavailable(
    Number(fault),
    fault === '401' ? sharedWords.sessionOver : 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง',
  );
}

/** Answers a request from the handlers, after the faults that the test asked for. */
export async function mockBackend(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/__qa/')) return answerQa(request, pathname.slice('/api/__qa/'.length));
  if (pathname === '/api/health') return HttpResponse.json({ status: 'ok', engine: 'mock' });
  const world = worldOf(request);
  const fault = world.faults[`${request.method} ${pathname}`];
  if (fault === 'offline') return unavailable(503, 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง');
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 3_000));
  if (fault && fault !== 'slow' && fault !== 'lost-answer') return faultAnswer(fault);
  const answer = await getResponse(handlers, request);
  if (fault === 'lost-answer') {
    delete world.faults[`${request.method} ${pathname}`];
    return unavailable(503, 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง');
  }
  return answer ?? unavailable(404, 'ไม่พบบริการที่เรียก');
}
