import type { StateCreator } from 'zustand';

/** Who uses this browser, as far as it may be kept on the device: never a token, phone, balance or bank account. */
export interface UserSlice {
  user: {
    isLoggedIn: boolean;
    authUser: { memberId: string } | null;
    userInfo: { firstName: string } | null;
  };
  /** Mobile number on its way from one account form to the next, as from login to password reset; in memory only. */
  newUsername: string | null;
  setNewUsername(username: string | null): void;
  setUser(user: { memberId: string; firstName: string }): void;
  clearUser(): void;
}

const NOBODY: UserSlice['user'] = { isLoggedIn: false, authUser: null, userInfo: null };

export const createUserSlice =
  (seed: UserSlice['user'] = NOBODY): StateCreator<UserSlice, [], [], UserSlice> =>
  (set) => ({
    user: seed,
    newUsername: null,
    setNewUsername: (newUsername) => set({ newUsername }),
    setUser: ({ memberId, firstName }) =>
      set({ user: { isLoggedIn: true, authUser: { memberId }, userInfo: { firstName } }, newUsername: null }),
    clearUser: () => set({ user: NOBODY }),
  });
