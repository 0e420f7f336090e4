import type { UserInfo } from '#contract/account.ts';
import type { Area } from '#stores/area.ts';
import { createStored, fieldOf, LOCAL_DATA, readStored } from '#stores/stored.ts';

/** Who uses this browser, as far as it may be stored on the device: never a token, phone, balance or bank account. */
export interface KnownUser {
  readonly isLoggedIn: boolean;
  readonly authUser: { readonly memberId: string } | null;
  readonly userInfo: { readonly firstName: string } | null;
}

/** A member as this browser may know them. */
export function knownUser({ member_id, first_name }: Pick<UserInfo, 'member_id' | 'first_name'>): KnownUser {
  return { isLoggedIn: true, authUser: { memberId: member_id }, userInfo: { firstName: first_name } };
}

export interface UserState extends KnownUser, Area {
  /** Mobile number on its way from one account form to the next, as from login to password reset; in memory only. */
  readonly newUsername: string | null;
  setNewUsername(username: string | null): void;
  setUser(user: { memberId: string; firstName: string }): void;
  clearUser(): void;
}

const AREA = 'user';
const NOBODY: KnownUser = { isLoggedIn: false, authUser: null, userInfo: null };

/** The server's word about the user; what other tabs stored is never read into it. */
export function createUserArea(known: KnownUser = NOBODY) {
  return createStored<UserState>({
    place: LOCAL_DATA,
    name: AREA,
    create: (set) => ({
      ...known,
      newUsername: null,
      setNewUsername: (newUsername) => set({ newUsername }),
      setUser: ({ memberId, firstName }) =>
        set({ isLoggedIn: true, authUser: { memberId }, userInfo: { firstName }, newUsername: null }),
      clearUser: () => set(NOBODY),
      forget: () => set({ ...NOBODY, newUsername: null }),
    }),
    keep: ({ isLoggedIn, authUser, userInfo }) => ({ isLoggedIn, authUser, userInfo }),
    read: () => ({}),
  });
}

/**
 * Who is logged in by what the tabs of this browser wrote down last: a member's id, null for nobody, undefined when nothing
 * of that kind is stored.
 */
export function storedMemberId(): string | null | undefined {
  const authUser = fieldOf(readStored(LOCAL_DATA, AREA), 'authUser');
  if (authUser === null) return null;
  const id = fieldOf(authUser, 'memberId');
  return typeof id === 'string' ? id : undefined;
}
