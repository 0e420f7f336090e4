/** The first values of an answer, nonce and time, have the same length in each. */
export const FIXED = 2;

/** A page cut at its markers: between a piece and the next stands a value of each answer's own. */
export interface Template {
  readonly pieces: readonly Buffer[];
  /** Which value stands behind each piece but the last. */
  readonly holes: readonly number[];
}

/** As much of a marker's begin or end as it has before its letter that every encoding changes. */
const PIECE = 10;

/** True when a piece of a marker is left, in whatever case: it was cut in two, encoded, or written in another way. */
function hasPieces(rest: string, marker: string): boolean {
  const size = Math.min(PIECE, Math.ceil(marker.length / 2));
  const text = marker.toLowerCase();
  return rest.includes(text.slice(0, size)) || rest.includes(text.slice(-size));
}

/**
 * Cuts a page at its markers. Undefined when something of a marker is left that is no whole marker, for what would stand
 * there in an answer is not known.
 */
export function cutTemplate(page: Buffer, markers: readonly string[]): Template | undefined {
  const text = page.toString('latin1');
  const wanted = markers.map((marker) => Buffer.from(marker).toString('latin1'));
  const found = wanted
    .filter((marker, value) => wanted.indexOf(marker) === value)
    .flatMap((marker) => placesIn(text, marker).map((at) => ({ value: wanted.indexOf(marker), at })))
    .sort((one, other) => one.at - other.at);
  const sizeOf = (value: number) => wanted[value]?.length ?? 0;
  let rest = '';
  let end = 0;
  for (const { value, at } of found) {
    if (at < end) return undefined;
    rest += `${text.slice(end, at)}\0`;
    end = at + sizeOf(value);
  }
  rest = (rest + text.slice(end)).toLowerCase();
  if (wanted.some((marker) => hasPieces(rest, marker))) return undefined;

  const ends = [0, ...found.map(({ value, at }) => at + sizeOf(value))];
  return {
    pieces: ends.map((start, index) => page.subarray(start, found[index]?.at)),
    holes: found.map(({ value }) => value),
  };
}

function placesIn(text: string, marker: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(marker); at >= 0; at = text.indexOf(marker, at + marker.length)) places.push(at);
  return places;
}

/** Pieces and values of an answer, in their order. */
export function partsOf({ pieces, holes }: Template, values: readonly Buffer[]): Buffer[] {
  const parts: Buffer[] = [];
  for (const [at, piece] of pieces.entries()) {
    const value = values[holes[at] ?? -1];
    parts.push(piece);
    if (value) parts.push(value);
  }
  return parts;
}

/** A part of this size is sent as it is: memory for a copy of it costs more than sending one part more. */
const LARGE_BYTES = 4_096;

/** The same bytes in few parts: small neighbours are put together, large parts are not copied. */
export function joinSmall(parts: readonly Buffer[]): Buffer[] {
  const joined: Buffer[] = [];
  let small: Buffer[] = [];
  const join = () => {
    if (small.length > 0) joined.push(Buffer.concat(small));
    small = [];
  };
  for (const part of parts) {
    if (part.length < LARGE_BYTES) small.push(part);
    else {
      join();
      joined.push(part);
    }
  }
  join();
  return joined;
}
