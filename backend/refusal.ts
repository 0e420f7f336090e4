import { type AnyErrorName, allErrorCodes } from '#contract/all-error-codes.ts';

/** Facts that go with a refusal on the wire: limits, remaining amounts (baht), instants (ISO). */
export type Facts = Readonly<Record<string, unknown>>;

/** The rules say no: answered as HTTP 200 with the code, a Thai message ready to show, and facts. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;
  readonly reason: AnyErrorName;
  readonly facts: Facts | undefined;

  constructor(reason: AnyErrorName, message: string, facts?: Facts) {
    super(message);
    this.code = allErrorCodes[reason];
    this.reason = reason;
    this.facts = facts;
  }
}

/** The transport says no: answered with this HTTP status, `error` equal to it, and the headers given. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly status: 401 | 403 | 404 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly facts: Facts | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: HttpRefusal['status'],
    message: string,
    facts?: Facts,
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.facts = facts;
    this.headers = headers;
  }
}

/** The thing does not exist, or belongs to somebody else: the caller cannot tell which. */
export function notFound(): HttpRefusal {
  return new HttpRefusal(404, 'ไม่พบรายการที่ต้องการ');
}

/** Not now: the caller may try again with the same key. */
export function unavailable(): HttpRefusal {
  return new HttpRefusal(503, 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง', undefined, { 'retry-after': '5' });
}

/** One bad field of the input. */
export function badField(field: string, message: string): HttpRefusal {
  return new HttpRefusal(422, message, { fields: { [field]: message } });
}

/** An operator's act cannot be carried out as asked; nothing has changed. The message is for the operator, in English. */
export class OperatorRefusal extends Error {
  override readonly name = 'OperatorRefusal';
}
