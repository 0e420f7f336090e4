import 'server-only';
import { readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';

/** Whether LINE is open here. */
export function loadLineWay() {
  return readPublic('GET /api/line/way', {});
}

/** What the member has linked. */
export function loadLinkedLine() {
  return read('GET /api/line/linked', {});
}
