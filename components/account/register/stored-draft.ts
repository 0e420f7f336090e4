const URL = '/api/register/draft';
/** Names this tab to the server; nothing of the person. */
const TAB = 'register_tab';

export interface RegisterDraft {
  readonly step: number;
  readonly fields: Readonly<Record<string, string>>;
}

function tabName(isNew: boolean): string | undefined {
  try {
    const known = sessionStorage.getItem(TAB) ?? undefined;
    if (known !== undefined || !isNew) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(TAB, made);
    return made;
  } catch {
    return undefined;
  }
}

function send(tab: string, draft: RegisterDraft | undefined): void {
  const headers = { 'x-draft-tab': tab };
  // It goes on when the page is left. A form that cannot be kept is typed again.
  fetch(URL, { method: 'POST', headers, body: draft ? JSON.stringify(draft) : null, keepalive: true }).catch(
    () => undefined,
  );
}

/** Has what was typed so far outlive a reload of this tab; no password. It is never in a storage that scripts can read. */
export function keepDraft(draft: RegisterDraft): void {
  const tab = tabName(true);
  if (tab) send(tab, draft);
}

/** Takes it away, as after the registration. */
export function dropDraft(): void {
  const tab = tabName(false);
  if (!tab) return;
  send(tab, undefined);
  sessionStorage.removeItem(TAB);
}

/** What this tab typed before it was loaded again. */
export async function readStoredDraft(): Promise<RegisterDraft | undefined> {
  const tab = tabName(false);
  if (!tab) return undefined;
  const answer = await fetch(URL, { headers: { 'x-draft-tab': tab }, cache: 'no-store' }).catch(
    () => undefined,
  );
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  const draft: unknown = Object(body).data;
  const { step, fields } = Object(draft);
  if (typeof step !== 'number' || typeof fields !== 'object' || fields === null) return undefined;
  const typed = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { step, fields: Object.fromEntries(typed) };
}
