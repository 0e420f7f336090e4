import { LOCAL_DATA } from '#stores/local-data.ts';

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Who is logged in by what the tabs of this browser wrote down last: a member's id, null for nobody, undefined when nothing
 * of that kind is stored.
 */
export function storedMemberId(): string | null | undefined {
  try {
    const user = fieldOf(fieldOf(JSON.parse(localStorage.getItem(LOCAL_DATA) ?? '{}'), 'state'), 'user');
    const authUser = fieldOf(user, 'authUser');
    if (authUser === null) return null;
    const id = fieldOf(authUser, 'memberId');
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
