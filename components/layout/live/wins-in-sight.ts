import { roundWinsId } from '#lib/lotto/round-wins-id.ts';
import { paths } from '#lib/paths.ts';

const LOOK_MS = 250;
/** Four and a half seconds: the page of a round reads its bills again every three. */
const LOOKS = 18;

function isInSight(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** True once the page itself shows what the round brought, in sight of its member; waits for it where the page is of that round. */
export async function hasWinsInSight(roundId: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const part = document.getElementById(roundWinsId(roundId));
    if (part) return isInSight(part);
    if (window.location.pathname !== paths.round(roundId)) return false;
    await new Promise((go) => setTimeout(go, LOOK_MS));
  }
  return false;
}
