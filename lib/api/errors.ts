/** The backend refused: its code, its Thai message ready to show, and facts such as `limit`, `until` or `fields`. */
export class ApiRefusal extends Error {
  override readonly name: string = 'ApiRefusal';
  readonly code: number;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: number, message: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.facts = facts;
  }
}

/** No answer came, or one that says nothing (5xx): the outcome is unknown and must be looked up, never repeated blindly. */
export class ApiUnreachable extends Error {
  override readonly name: string = 'ApiUnreachable';
}

/** The device is offline and nothing was sent: the outcome is known. */
export class NotSent extends ApiUnreachable {
  override readonly name = 'NotSent';

  constructor(options?: ErrorOptions) {
    super(OFFLINE_MESSAGE, options);
  }
}

/** HTTP 400, which no backend of ours answers: as specified, the member goes home. */
export class BadRequest extends ApiRefusal {}

/** The session is over; `ended` among the facts says by which act, where it may be told. */
export class SessionExpired extends ApiRefusal {
  override readonly name = 'SessionExpired';

  constructor(message: string, facts?: Readonly<Record<string, unknown>>) {
    super(401, message, facts);
  }
}

export const UNREACHABLE_MESSAGE = 'เชื่อมต่อไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่';
/** The site answered that it cannot: that is no fault of the member's line. */
export const SITE_MESSAGE = 'ระบบของเราขัดข้องชั่วคราว ไม่ได้เกิดจากอินเทอร์เน็ตของคุณ กรุณาลองใหม่อีกครั้ง';
/** Something failed of which no more is known. */
export const FAILED_MESSAGE = 'ทำรายการไม่สำเร็จ กรุณาลองใหม่อีกครั้ง';
export const OFFLINE_MESSAGE = 'ไม่ได้เชื่อมต่ออินเทอร์เน็ต กรุณาตรวจสอบสัญญาณแล้วลองใหม่';

/** True when the call may have been carried out although no answer came. */
export function isUnknown(error: unknown): error is ApiUnreachable {
  return error instanceof ApiUnreachable && !(error instanceof NotSent);
}

/** Message of any failure, ready to show to a member. */
export function messageOf(error: unknown): string {
  return error instanceof ApiRefusal || error instanceof ApiUnreachable ? error.message : FAILED_MESSAGE;
}
