import { seedAgent } from '#backend/db/seed/seed-agent.ts';
import { seedLotto } from '#backend/db/seed/seed-lotto.ts';
import { seedPayment } from '#backend/db/seed/seed-payment.ts';
import type { Services } from '#backend/http/dispatch.ts';

/** Puts the agent's content, price lists, rounds and channels in place. Run at every start; changes nothing that is there. */
export async function seed(services: Services): Promise<void> {
  await seedAgent(services);
  await seedPayment(services);
  await seedLotto(services);
}
