import { keepDraft, readDraft } from '#lib/gateway/register-draft.ts';

export const dynamic = 'force-dynamic';
export { keepDraft as POST, readDraft as GET };
