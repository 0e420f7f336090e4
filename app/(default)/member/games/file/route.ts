import { answerRoundsFile } from '#lib/loaders/games/rounds-file.ts';

export const dynamic = 'force-dynamic';
export { answerRoundsFile as GET };
