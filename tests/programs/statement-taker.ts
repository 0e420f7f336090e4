import { areas } from '#backend/areas.ts';
import { createDispatcher } from '#backend/core/http/dispatch.ts';
import { openServices } from '#backend/core/ops/open-services.ts';
import { readBackendEnv } from '#backend/env.ts';
import { settledMemory } from '#backend/testing/settled-memory.ts';
import { wallet } from '#contract/wallet.ts';

/**
 * Program of the statement's test: takes a member's file of a year to its end, alone in its process, so that all that is
 * held more at the end than at the beginning is held for the file. Arguments: a session's token, and the rows of a step.
 */
const [token = '', step = ''] = process.argv.slice(2);
const services = await openServices(readBackendEnv(areas), areas);
const dispatch = createDispatcher(
  services,
  areas.flatMap(({ calls }) => calls),
);
const { method, path, data } = wallet.statementExport;
const held: number[] = [];
let rows = 0;
let letters = 0;
let before: string | null | undefined;
while (before !== null) {
  const query = new URLSearchParams({ from: '2024-06-15', ...(before !== undefined && { before }) });
  const request = new Request(`http://backend.test${path}?${query}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  const answer = await (await dispatch(request)).json();
  const { csv, next } = data.parse(answer.data);
  rows += csv.match(/^\d{8}-\d+/gm)?.length ?? 0;
  letters += csv.length;
  before = next;
  if (rows % Number(step) === 0) held.push(settledMemory());
}
process.stdout.write(JSON.stringify({ rows, letters, held }));
await services.db.close();
