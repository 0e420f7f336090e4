import { AGENT_CODE } from '#contract/constants.ts';
import type { BillPicture } from '#lib/lotto/bill-picture.ts';
import { shareCopy } from './copy.ts';

/** Pixels of the picture, twice those of a phone, so that it stays sharp when it is sent on. */
const WIDTH = 1_080;
const EDGE = 64;
const ROW = 92;
const HEAD = 500;
const FOOT = 150;

/** Colours and faces of the site as this page shows them. */
function lookOf(element: Element) {
  const style = getComputedStyle(element);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    page: value('--page'),
    row: value('--surface-2'),
    strong: value('--text-strong'),
    muted: value('--text-muted'),
    gold: value('--gold'),
    won: value('--success'),
    high: value('--primary-high'),
    low: value('--secondary'),
    display: value('--font-display'),
    text: value('--font-text'),
  };
}
type Look = ReturnType<typeof lookOf>;

interface Words {
  readonly text: string;
  readonly font: string;
  readonly color: string;
  readonly x: number;
  readonly y: number;
  readonly align?: CanvasTextAlign;
}

function write(pen: CanvasRenderingContext2D, { text, font, color, x, y, align = 'left' }: Words): void {
  pen.font = font;
  pen.fillStyle = color;
  pen.textAlign = align;
  pen.fillText(text, x, y, WIDTH - 2 * EDGE);
}

/** The head of a picture, as written on the brand's colours, which are dark in both schemes. */
function drawHead(pen: CanvasRenderingContext2D, look: Look, picture: BillPicture): void {
  const fill = pen.createLinearGradient(0, 0, WIDTH, HEAD);
  fill.addColorStop(0, look.high);
  fill.addColorStop(1, look.low);
  pen.fillStyle = fill;
  pen.fillRect(0, 0, WIDTH, HEAD);
  const { isWin, amount, draw, facts, name } = picture;
  const white = '#ffffff';
  const center = { x: WIDTH / 2, align: 'center', color: white } as const;
  const brand = AGENT_CODE.toUpperCase();
  write(pen, { text: brand, font: `600 44px ${look.display}`, color: white, x: EDGE, y: 92 });
  if (name) {
    const font = `500 36px ${look.text}`;
    write(pen, { text: shareCopy.by(name), font, color: white, x: WIDTH - EDGE, y: 92, align: 'right' });
  }
  const title = isWin ? shareCopy.win : shareCopy.bill;
  write(pen, { ...center, text: title, font: `600 64px ${look.display}`, y: 206 });
  const color = isWin ? '#ffe6a3' : white;
  write(pen, { ...center, text: `฿ ${amount}`, font: `600 104px ${look.display}`, y: 326, color });
  write(pen, { ...center, text: draw, font: `500 42px ${look.text}`, y: 404 });
  write(pen, { ...center, text: facts, font: `400 34px ${look.text}`, y: 458 });
}

function drawLines(pen: CanvasRenderingContext2D, look: Look, { lines }: BillPicture): void {
  for (const [at, { number, name, stake, won }] of lines.entries()) {
    const top = HEAD + 32 + at * ROW;
    pen.fillStyle = look.row;
    pen.beginPath();
    pen.roundRect(EDGE - 24, top, WIDTH - 2 * EDGE + 48, ROW - 12, 20);
    pen.fill();
    const y = top + 56;
    write(pen, { text: number, font: `600 50px ${look.text}`, color: look.gold, x: EDGE, y });
    write(pen, { text: name, font: `500 34px ${look.text}`, color: look.strong, x: EDGE + 150, y });
    const right = { x: WIDTH - EDGE, y, align: 'right' } as const;
    if (won) write(pen, { ...right, text: won, font: `600 44px ${look.text}`, color: look.won });
    else write(pen, { ...right, text: stake, font: `400 36px ${look.text}`, color: look.muted });
  }
}

/** Draws a picture of a bill with the faces of the site, in the colours of the scheme that is on. */
export async function drawPicture(canvas: HTMLCanvasElement, picture: BillPicture): Promise<void> {
  const look = lookOf(document.documentElement);
  const words = JSON.stringify(picture) + Object.values(shareCopy).join('');
  // A fallback face that this device lacks fails to load; the site's own came with the same request.
  await Promise.allSettled([
    document.fonts.load(`600 64px ${look.display}`, words),
    ...[400, 500, 600].map((weight) => document.fonts.load(`${weight} 36px ${look.text}`, words)),
  ]);
  const height = HEAD + 32 + picture.lines.length * ROW + (picture.more > 0 ? 72 : 0) + FOOT;
  canvas.width = WIDTH;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing');
  pen.fillStyle = look.page;
  pen.fillRect(0, 0, WIDTH, height);
  drawHead(pen, look, picture);
  drawLines(pen, look, picture);
  const center = { x: WIDTH / 2, align: 'center', color: look.muted } as const;
  const font = `400 34px ${look.text}`;
  const end = HEAD + 32 + picture.lines.length * ROW;
  if (picture.more > 0) write(pen, { ...center, text: shareCopy.more(picture.more), font, y: end + 48 });
  write(pen, { ...center, text: window.location.host, font, y: height - 60 });
}

/** The picture as a file that can be shared or saved. */
export function pictureFile(canvas: HTMLCanvasElement, billId: string): Promise<File> {
  const { promise, resolve, reject } = Promise.withResolvers<File>();
  canvas.toBlob((blob) => {
    if (!blob) return reject(new Error('The picture could not be made'));
    resolve(new File([blob], `bill-${billId.slice(-8)}.png`, { type: 'image/png' }));
  }, 'image/png');
  return promise;
}
