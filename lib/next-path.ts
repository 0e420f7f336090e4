import { paths } from '#lib/paths.ts';

/** Plain segments and a plain query: nothing that a browser could read as another host. */
const PLAIN = /^((?:\/[\w-]+)+)(?:\?[\w=&.%-]*)?$/;
const NO_DESTINATION: readonly string[] = [paths.login, paths.register, paths.forgot];

/** Where to go after a login: the page of this site that was asked for, else home. */
export function nextPath(asked: string | null | undefined): string {
  const pathname = PLAIN.exec(asked ?? '')?.[1];
  if (!asked || !pathname || pathname.startsWith('/api/') || NO_DESTINATION.includes(pathname))
    return paths.home;
  return asked;
}
