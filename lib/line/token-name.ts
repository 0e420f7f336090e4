import { shownName } from '#rules/text/shown-name.ts';

/** The name that a token says, for its owner to see whose login it would be. Nobody has verified it: only the server's word counts. */
export function tokenName(idToken: string): string | undefined {
  try {
    const [, claims = ''] = idToken.split('.');
    const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    const name: unknown = Reflect.get(JSON.parse(new TextDecoder().decode(bytes)), 'name');
    return (typeof name === 'string' && shownName(name)) || undefined;
  } catch {
    return undefined;
  }
}
