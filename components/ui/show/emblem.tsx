/** A square drawing beside a name, which says nothing of its own. `art` is a background. */
export function Emblem({ art, size }: { art: string; size: number }) {
  return <span aria-hidden="true" style={{ width: size, height: size, background: art }} />;
}
