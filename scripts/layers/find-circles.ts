import type { Graph, Violation } from './check-layers.ts';

/** Files that import each other in a circle, one violation per circle. Types alone and `import()` make no circle. */
export function findCircles(graph: Graph): Violation[] {
  const circles: Violation[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const at = path.indexOf(file);
    if (at >= 0) {
      circles.push({
        rule: 'no-circles',
        file,
        target: [...path.slice(at + 1), file].join(' → '),
        message: 'Move what both sides need into a file of its own.',
      });
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const { target, typeOnly, dynamic } of graph.get(file) ?? []) {
      if (!typeOnly && !dynamic && graph.has(target)) visit(target);
    }
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return circles;
}
