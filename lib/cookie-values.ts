/** Every value that a `Cookie` header has under a name; a browser sends several where they were set for several paths or hosts. */
export function valuesOf(cookieHeader: string | null | undefined, name: string): string[] {
  const start = `${name}=`;
  const pairs = cookieHeader?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
}
