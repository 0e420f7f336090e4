import { lstatSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { z } from 'zod';
import type { OpsAnswer } from '#backend/core/ops/ops-call.ts';
import type { OpsRequest } from '#backend/core/ops/parse-ops.ts';
import { opsSocketName, opsSocketPath, opsTokenPath } from '#backend/core/ops/socket-path.ts';

const Answer = z.object({
  code: z.union([z.literal(0), z.literal(1)]),
  lines: z.array(z.string()),
  file: z.string().optional(),
});
const GONE = new Set(['ENOENT', 'ECONNREFUSED']);

function post(socketPath: string, token: string, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const call = httpRequest({ socketPath, path: '/', method: 'POST', headers }, (response) => {
      const chunks: Uint8Array[] = [];
      response.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Lets the running server carry out the command; undefined when no server listens for this data folder. */
export async function askServer(dataDir: string, request: OpsRequest): Promise<OpsAnswer | undefined> {
  const socketPath = opsSocketPath(dataDir);
  try {
    if (lstatSync(socketPath).uid !== process.getuid?.())
      throw new Error(`${socketPath} belongs to another user`);
    const token = readFileSync(opsTokenPath(dataDir), 'utf8');
    using socket = opsSocketName(dataDir);
    const { status, text } = await post(socket.name, token, JSON.stringify(request));
    if (status !== 200) throw new Error(`The running server refused the command (${status})`);
    return Answer.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof Error && 'code' in error && GONE.has(String(error.code))) return undefined;
    throw error;
  }
}
