/** How far a time has gone, from 0 to 1. A frame is told when it began, which may be before `begun`. */
export const partOf = (now: number, begun: number, ms: number) => Math.min(1, Math.max(0, now - begun) / ms);

/** Draws frame by frame for so long; `draw` is told how far that is, 1 in the last frame. */
export function drawOverTime(ms: number, draw: (part: number) => void): Promise<void> {
  return new Promise((done) => {
    const begun = performance.now();
    const step = (now: number) => {
      const part = partOf(now, begun, ms);
      draw(part);
      if (part < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}
