/**
 * A request target as path and query (RFC 9112, 3.2): of an absolute target the host counts for nothing, and what names
 * no path, such as `*`, is `/`.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/is.exec(target)?.[1] ?? '';
  return rest.startsWith('/') ? rest : `/${rest.startsWith('?') ? rest : ''}`;
}
