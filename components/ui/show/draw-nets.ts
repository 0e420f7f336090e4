import uPlot from 'uplot';
import { shortBaht } from '#rules/money/baht.ts';

interface Bar {
  readonly label: string;
  /** In baht, below zero for a loss. */
  readonly net: number;
}

const HEIGHT_PX = 220;
const FONT_PX = 12;
const MOST_BAR_PX = 40;
/** Room of a label on the axis of days, and of a letter on the other. */
const LABEL_PX = 76;
const LETTER_PX = 7.5;
/** Part of the height that is left free beyond the longest bar. */
const END_ROOM = 0.08;
const MILLION = 1_000_000;

const amount = (baht: number) =>
  Math.abs(baht) >= MILLION ? `${shortBaht(baht / MILLION)} ล้าน` : shortBaht(baht);

/** From nothing or the largest loss to nothing or the largest win, with room at the ends that are not nothing. */
function rangeOf(least: number | null, most: number | null): [low: number, high: number] {
  const [low, high] = [Math.min(0, least ?? 0), Math.max(0, most ?? 0)];
  if (low === high) return [-1, 1];
  const room = (high - low) * END_ROOM;
  return [low < 0 ? low - room : 0, high > 0 ? high + room : 0];
}

/** A number that a cent of rounding makes no other label of. */
const whole = (baht: number) => Number(baht.toFixed(2));

function options(place: HTMLElement, bars: readonly Bar[]): uPlot.Options {
  const look = getComputedStyle(place);
  const colour = (name: string) => look.getPropertyValue(name).trim();
  const axis = {
    stroke: colour('--text-muted'),
    font: `${FONT_PX}px ${look.fontFamily}`,
    ticks: { show: false },
  };
  const paths = uPlot.paths.bars?.({ size: [0.7, MOST_BAR_PX] });
  const bar = (name: string): uPlot.Series => ({
    fill: colour(name),
    width: 0,
    points: { show: false },
    ...(paths && { paths }),
    fillTo: 0,
  });
  return {
    width: place.clientWidth,
    height: HEIGHT_PX,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.5, bars.length - 0.5] },
      y: { range: (_plot, least, most) => rangeOf(least, most) },
    },
    axes: [
      {
        ...axis,
        gap: 8,
        space: LABEL_PX,
        incrs: [1, 2, 3, 5, 7, 10, 14, 31],
        grid: { show: false },
        values: (_plot, places) => places.map((at) => bars[at]?.label ?? ''),
      },
      {
        ...axis,
        grid: { stroke: colour('--line'), width: 1 },
        values: (_plot, places) => places.map((baht) => amount(whole(baht))),
        size: (_plot, labels) => 16 + LETTER_PX * Math.max(4, ...(labels ?? []).map(({ length }) => length)),
      },
    ],
    series: [{}, bar('--success'), bar('--danger')],
  };
}

/** Draws the bars in the colours and letters of the place; answers what takes the drawing away. */
export function drawNets(place: HTMLElement, bars: readonly Bar[]): () => void {
  const nets = bars.map(({ net }) => net);
  const data: uPlot.AlignedData = [
    bars.map((_, at) => at),
    nets.map((net) => (net > 0 ? net : null)),
    nets.map((net) => (net < 0 ? net : null)),
  ];
  const plot = new uPlot(options(place, bars), data, place);
  return () => plot.destroy();
}

/** Draws at once, and anew when the place gets another width or the page other colours; answers what ends that. */
export function watchLook(place: HTMLElement, draw: () => () => void): () => void {
  let erase = draw();
  let width = place.clientWidth;
  const drawAgain = () => {
    erase();
    erase = draw();
  };
  const ofWidth = new ResizeObserver(() => {
    if (place.clientWidth === width) return;
    width = place.clientWidth;
    drawAgain();
  });
  const ofScheme = new MutationObserver(drawAgain);
  ofWidth.observe(place);
  ofScheme.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => {
    ofWidth.disconnect();
    ofScheme.disconnect();
    erase();
  };
}
