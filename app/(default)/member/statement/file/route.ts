import { answerStatementFile } from '#lib/loaders/statement-file.ts';

export const dynamic = 'force-dynamic';
export { answerStatementFile as GET };
