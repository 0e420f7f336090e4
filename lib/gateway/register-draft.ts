import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { valuesOf } from '#lib/cookie-values.ts';
import { readWebEnv } from '#lib/env.ts';
import { comesFromUs } from '#lib/gateway/origin-check.ts';
import { readLimited } from '#lib/gateway/read-limited.ts';
import { siteKey } from '#lib/gateway/session-cookie.ts';

const MAX_AGE_SECONDS = 30 * 60;
const MAX_BYTES = 2_000;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The header by which the tab that typed it proves itself; a page of another origin cannot send it. */
const TAB_HEADER = 'x-draft-tab';

const Tab = z.uuid();
/** What was typed, by field, and how far the form was; never a password. */
const Draft = z.strictObject({
  step: z.int().min(0).max(9),
  fields: z
    .record(z.string().regex(/^[a-z_]{1,20}$/), z.string().max(120))
    .refine((fields) => !('password' in fields)),
});
const Sealed = z.object({ untilMs: z.int(), draft: Draft });

let prepared: { key: Buffer; name: string; attributes: string } | undefined;

function settings() {
  if (prepared) return prepared;
  const { secure } = readWebEnv();
  prepared = {
    key: siteKey('registration draft'),
    name: secure ? '__Secure-register' : 'register',
    attributes: `Path=/api/register/draft; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  };
  return prepared;
}

/** Sealed with AES-256-GCM for one tab: with another tab's name it cannot be opened. */
function seal(text: string, tab: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', settings().key, iv).setAAD(Buffer.from(tab));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

function open(value: string, tab: string): z.infer<typeof Sealed> | undefined {
  try {
    const sealed = Buffer.from(value, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', settings().key, sealed.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(tab)).setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = sealed.subarray(IV_BYTES, -TAG_BYTES);
    return Sealed.parse(
      JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')),
    );
  } catch {
    return undefined;
  }
}

function answer(data: unknown, setCookie?: string): Response {
  return Response.json(
    { error: 0, data },
    { headers: { 'cache-control': 'no-store', ...(setCookie && { 'set-cookie': setCookie }) } },
  );
}

const refuse = (status: 403 | 422) => Response.json({ error: status, message: 'ข้อมูลไม่ถูกต้อง' }, { status });

/**
 * Keeps what was typed into the registration form over a reload, for half an hour, sealed in a cookie that no script reads and
 * that goes to this address alone. Nothing is stored on the server; an empty body takes it away.
 */
export async function keepDraft(request: Request): Promise<Response> {
  const tab = Tab.safeParse(request.headers.get(TAB_HEADER));
  if (!comesFromUs(request.headers)) return refuse(403);
  const bytes = await readLimited(request.body, MAX_BYTES);
  if (!tab.success || !bytes) return refuse(422);
  const { name, attributes } = settings();
  if (bytes.length === 0) return answer(null, `${name}=; Max-Age=0; ${attributes}`);
  const draft = Draft.safeParse(parse(new TextDecoder().decode(bytes)));
  if (!draft.success) return refuse(422);
  const untilMs = Date.now() + MAX_AGE_SECONDS * 1_000;
  const sealed = seal(JSON.stringify({ untilMs, draft: draft.data }), tab.data);
  return answer(null, `${name}=${sealed}; Max-Age=${MAX_AGE_SECONDS}; ${attributes}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What this tab typed before, or null. */
export async function readDraft(request: Request): Promise<Response> {
  const tab = Tab.safeParse(request.headers.get(TAB_HEADER));
  if (!tab.success || !comesFromUs(request.headers)) return answer(null);
  const values = valuesOf(request.headers.get('cookie'), settings().name);
  const opened = values.flatMap((value) => open(value, tab.data) ?? []);
  return answer(opened.find(({ untilMs }) => untilMs > Date.now())?.draft ?? null);
}
