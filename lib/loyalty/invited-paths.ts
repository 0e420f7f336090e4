import { at, paths } from '#lib/paths.ts';

/** Home is where everybody is led who asked for nothing. */
const asked = (next: string) => (next === paths.home ? undefined : next);

/** Login and registration with the code of who invited, if any, coming back to where they were asked for; apart from those that browsers load. */
export const invitedPaths = {
  login: (ref: string | undefined, next: string) => at(paths.login, { next: asked(next), ref }),
  register: (ref: string | undefined, next: string) => at(paths.register, { next: asked(next), ref }),
} as const;
