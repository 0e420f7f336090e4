/** The backend refused: its code, its Thai message ready to show, and facts such as `limit`, `until` or `fields`. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
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
  override readonly name = 'ApiUnreachable';
}

/** The session is over. */
export class SessionExpired extends ApiRefusal {
  constructor(message: string) {
    super(401, message);
  }
}

export const UNREACHABLE_MESSAGE = 'เชื่อมต่อไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่';

/** Message of any failure, ready to show to a member. */
export function messageOf(error: unknown): string {
  return error instanceof ApiRefusal || error instanceof ApiUnreachable ? error.message : UNREACHABLE_MESSAGE;
}
