import type { Tx } from '#backend/core/db/database.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import type { bonusesOf } from '#backend/core/turnover/bonus-wallet.ts';
import { endGoal } from '#backend/core/turnover/end-goal.ts';
import { goalSettler } from '#backend/core/turnover/settle-goals.ts';
import { playGoal } from '#backend/core/turnover/tables.ts';
import type { Services } from '#backend/services.ts';
import type { BonusSource } from '#rules/loyalty/bonus-source.ts';

interface GamesBonuses {
  readonly area: BonusSource;
  /** How the money moves. */
  readonly moves: ReturnType<typeof bonusesOf>;
  /** SQL of the `id` and `satang` of what the area promised. */
  readonly promised: string;
  /** What the message about its end calls it. */
  readonly name?: string;
}

interface GamesBonus {
  /** Of what gives it, and of its goal. */
  readonly id: string;
  readonly agentId: number;
  readonly memberId: string;
  readonly satang: bigint;
  readonly targetSatang: bigint;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Slot machines have no opposite bets: only games fill it, as for a promotion. */
const WEIGHTS = { games: 100 };

/** Bonuses of an area that come into the main wallet once so much was played in games. */
export function gamesBonuses({ area, moves, promised, name }: GamesBonuses) {
  /** Puts a bonus into the bonus wallet and opens its goal. No bet of it is refused: it asks for no largest stake. */
  const promise = async (tx: Tx, by: Pick<Services, 'db' | 'random'>, bonus: GamesBonus): Promise<void> => {
    const { id, memberId, targetSatang, at, expiresAt } = bonus;
    const goal = {
      id,
      memberId,
      targetSatang,
      maxStakeSatang: targetSatang,
      weights: WEIGHTS,
      at,
      expiresAt,
    };
    await tx.orm.insert(playGoal).values({ ...goal, area });
    await moves.promise(tx, by, bonus, at);
  };
  /** The job that pays those that are played, and takes back those that are over or whose member is excluded. */
  const settle = goalSettler({
    area,
    promised,
    end: async (tx, services, goal, at) => {
      const { id, memberId, satang, as } = goal;
      if (!(await endGoal(tx, { id, as, at }))) return false;
      await moves.end(tx, services, { ...goal, agentId: services.agentId }, { as, at });
      const ended = as === 'done' ? { outcome: 'paid' as const, satang } : { outcome: as };
      const facts = { ...ended, ...(name !== undefined && { name }) };
      await sendMessages(tx, [{ memberId, kind: 'bonus', about: id, at, facts }]);
      return true;
    },
  });
  return { promise, settle };
}
