import type { Page } from '@playwright/test';

/** How a page held up while something was done on it. */
export interface Jank {
  /** The longest task of its main thread, in ms; 0 where none took 50. */
  readonly longestTaskMs: number;
  /** Frames that came so late that another one had been due between. */
  readonly lateFrames: number;
}

/** Slows the page's processor down, as on a cheap phone. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Time that the page's main thread took of a core so far, in ms: what others do on the machine does not count. */
export async function openMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
}

/** Does something and tells how the page held up meanwhile. */
export async function watchJank(page: Page, act: () => Promise<void>): Promise<Jank> {
  await page.evaluate(() => {
    const seen = { longest: 0, late: 0, isOn: true };
    Object.assign(window, { jank: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
    const FRAME_MS = 1_000 / 60;
    let before = performance.now();
    const look = (now: number) => {
      if (now - before > 2 * FRAME_MS) seen.late += 1;
      before = now;
      if (seen.isOn) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await act();
  // What a tap leaves for later counts too.
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const seen = Reflect.get(window, 'jank');
    seen.isOn = false;
    return { longestTaskMs: Number(seen.longest), lateFrames: Number(seen.late) };
  });
}

/** Swipes to the end of the page and back, as fast as a thumb does. */
export async function swipeThrough(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const swipe = (distance: number) =>
    session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 400,
      yDistance: distance,
      speed: 3_000,
      gestureSourceType: 'touch',
    });
  await swipe(-15_000);
  await swipe(15_000);
}
