/** How many of the values of an answer have the same length in each: the nonce and the time. They come first. */
export const FIXED = 2;

/** Part of a page in which every byte has its place: holes in it are filled with values of the marker's length. */
export interface Run {
  readonly bytes: Buffer;
  /** For each value of fixed length, where it begins. */
  readonly places: readonly (readonly number[])[];
}

/** A page as runs; between a run and the next stands a value whose length differs from answer to answer. */
export interface Template {
  readonly runs: readonly Run[];
  /** The values between the runs, one less than runs. */
  readonly between: readonly number[];
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

  const runs: Run[] = [];
  const between: number[] = [];
  let start = 0;
  let places: number[][] = Array.from({ length: FIXED }, () => []);
  const close = (to: number) => runs.push({ bytes: page.subarray(start, to), places });
  for (const { value, at } of found) {
    if (value < FIXED) {
      places[value]?.push(at - start);
      continue;
    }
    close(at);
    between.push(value);
    start = at + sizeOf(value);
    places = Array.from({ length: FIXED }, () => []);
  }
  close(page.length);
  return { runs, between };
}

function placesIn(text: string, marker: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(marker); at >= 0; at = text.indexOf(marker, at + marker.length)) places.push(at);
  return places;
}

/** The page of an answer. Values of fixed length must have that of their markers. */
export function fillTemplate({ runs, between }: Template, values: readonly Buffer[]): Buffer {
  let size = 0;
  for (const { bytes } of runs) size += bytes.length;
  for (const value of between) size += values[value]?.length ?? 0;
  const page = Buffer.allocUnsafe(size);
  let at = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index];
    if (!run) break;
    placeRun(page, at, run, values);
    at += run.bytes.length;
    const value = values[between[index] ?? -1];
    if (value) {
      page.set(value, at);
      at += value.length;
    }
  }
  return page;
}

/** Writes a run with its values of fixed length. */
export function placeRun(page: Buffer, at: number, { bytes, places }: Run, values: readonly Buffer[]): void {
  page.set(bytes, at);
  for (let fixed = 0; fixed < FIXED; fixed += 1) {
    const value = values[fixed];
    if (value) for (const place of places[fixed] ?? []) page.set(value, at + place);
  }
}
