import { answerOwnDataFile } from '#lib/loaders/own-data-file.ts';

export const dynamic = 'force-dynamic';
export { answerOwnDataFile as GET };
