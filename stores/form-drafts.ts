import { fieldOf, readStored, writeStored } from '#stores/stored.ts';

const PLACE = 'session_data';
/** Beside the areas: only forms ask for it. */
const FORMS = 'forms';

/** What this member put into a form of this tab before; empty where it was another, or nothing. */
export function readFormDraft(memberId: string, name: string): string {
  const stored = readStored(PLACE, FORMS);
  const text = fieldOf(stored, 'memberId') === memberId ? fieldOf(fieldOf(stored, 'texts'), name) : '';
  return typeof text === 'string' ? text : '';
}

/** Keeps what a member put into a form, until it is empty. */
export function writeFormDraft(memberId: string, name: string, text: string): void {
  const stored = readStored(PLACE, FORMS);
  const others = fieldOf(stored, 'memberId') === memberId ? Object(fieldOf(stored, 'texts')) : {};
  writeStored(PLACE, FORMS, { memberId, texts: { ...others, [name]: text || undefined } });
}
