const COINS = 36;
const LIFE_MS = 1_800;
/** In heights of the page by second, and by second squared. */
const THROW = 1.15;
const GRAVITY = 1.5;

interface Coin {
  readonly x: number;
  readonly speedX: number;
  readonly speedY: number;
  readonly size: number;
  readonly turn: number;
}

/** Coins that are all thrown differently; they mean nothing, so they need no chance. */
function coinAt(at: number): Coin {
  const part = (by: number) => ((at * by) % COINS) / COINS;
  return {
    ...{ x: 0.5 + (part(7) - 0.5) * 0.2, speedX: (part(11) - 0.5) * 0.9 },
    ...{ speedY: THROW * (0.6 + part(5) * 0.4), size: 10 + part(13) * 12, turn: 4 + part(17) * 6 },
  };
}

function drawCoin(context: CanvasRenderingContext2D, x: number, y: number, size: number, turn: number): void {
  const width = Math.max(1, size * Math.abs(Math.cos(turn)));
  context.fillStyle = '#8f4f0c';
  context.beginPath();
  context.ellipse(x, y + 2, width, size, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#ffcf5c';
  context.beginPath();
  context.ellipse(x, y, width, size, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#fff3c4';
  context.beginPath();
  context.ellipse(x - width * 0.2, y - size * 0.2, width * 0.45, size * 0.45, 0, 0, Math.PI * 2);
  context.fill();
}

/** Throws coins up over the whole page, once. */
export function burstCoins(): void {
  const canvas = document.getElementById('burst');
  const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null;
  if (!(canvas instanceof HTMLCanvasElement) || !context) return;
  [canvas.width, canvas.height] = [canvas.clientWidth, canvas.clientHeight];
  const coins = Array.from({ length: COINS }, (_, at) => coinAt(at));
  const begun = performance.now();
  const step = (now: number) => {
    const seconds = (now - begun) / 1_000;
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (now - begun > LIFE_MS) return;
    for (const { x, speedX, speedY, size, turn } of coins) {
      const height = 0.75 - speedY * seconds + GRAVITY * seconds * seconds;
      drawCoin(
        context,
        (x + speedX * seconds) * canvas.width,
        height * canvas.height,
        size,
        turn * seconds + speedX * 9,
      );
    }
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
