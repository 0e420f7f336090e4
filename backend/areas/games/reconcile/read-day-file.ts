import { z } from 'zod';
import { linkTo } from '#backend/areas/games/env.ts';
import { askProvider } from '#backend/areas/games/providers/ask-provider.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import type { Services } from '#backend/services.ts';
import { Baht, InstantWithOffset } from '#contract/fields.ts';

/** A field that a provider may leave out or send as null. */
const optional = <Value extends z.ZodType>(value: Value) =>
  value
    .nullish()
    .transform((said) => said ?? undefined)
    .optional();

/** Only the first three must be there; what a provider says beyond them is held against the wallet too. */
const Piece = z.object({
  rounds: z.array(
    z.object({
      round_id: z.string(),
      stake: Baht,
      win: Baht,
      at: optional(InstantWithOffset),
      player_id: optional(z.string().toLowerCase()),
      currency: optional(z.string()),
      status: optional(z.enum(['done', 'cancelled'])),
    }),
  ),
  next: z.string().nullable(),
});
export type ReportedRound = z.infer<typeof Piece>['rounds'][number];
const MOST_PIECES = 10_000;

/** The rounds that a provider says it played on a day, all pieces of them. Refuses 4508 when it does not answer. */
export async function readDayFile(
  services: Services,
  providerId: string,
  day: string,
): Promise<ReportedRound[]> {
  const provider = linkTo(services, providerId);
  if (!provider) throw new OperatorRefusal(`GAME_PROVIDERS does not name ${providerId}`);
  const reported: ReportedRound[] = [];
  const asked: { day: string; after?: string } = { day };
  const named = new Set<string>();
  for (let piece = 0; piece < MOST_PIECES; piece += 1) {
    const question = { provider, providerId, path: 'day', body: { ...asked } };
    const { rounds, next } = await askProvider(services, question, Piece);
    reported.push(...rounds);
    if (next === null) return reported;
    if (named.has(next)) throw new OperatorRefusal(`${providerId} names the piece ${next} of ${day} twice`);
    named.add(next);
    asked.after = next;
  }
  throw new OperatorRefusal(`${providerId} never comes to the end of ${day}`);
}
