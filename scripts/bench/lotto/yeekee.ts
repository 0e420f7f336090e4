import { areas } from '#backend/areas.ts';
import { auditBooks } from '#backend/core/ops/audit/audit.ts';
import { playDay } from '#backend/testing/yeekee/play-day.ts';
import type { Report } from '#scripts/bench/figures.ts';
import { startCluster } from '#scripts/postgres/cluster.ts';
import { buildMembers, openServices } from './bench-services.ts';

const MEMBERS = 200;
const ROUNDS = 88;
const SHOTS = 275;
const BETS = 30;
const BALANCE = 100_000_000n;
const EVE = new Date('2026-11-20T04:59:00+07:00');

/** A whole day of Yeekee on an accelerated clock, held against a model of every wallet and audited. */
export async function benchYeekee(): Promise<Report> {
  const cluster = await startCluster({});
  try {
    await cluster.createDatabase('day');
    let at = EVE;
    const { db, services } = await openServices(cluster.url('day'), {
      now: () => at,
      get offsetMs() {
        return at.getTime() - Date.now();
      },
      sandbox: true,
    });
    const members = await buildMembers(services, MEMBERS);
    const startedAt = performance.now();
    const played = await playDay({
      services,
      setClock: (moment) => {
        at = moment;
      },
      memberIds: members.map(({ memberId }) => memberId),
      balance: BALANCE,
      rounds: Array.from({ length: ROUNDS }, (_, number) => number + 1),
      shotsARound: SHOTS,
      betsARound: BETS,
    });
    const seconds = (performance.now() - startedAt) / 1000;
    const differences = await auditBooks(services, areas);
    await db.close();
    for (const one of [...played.wrong, ...differences.map(({ detail }) => detail)]) console.error(one);
    const ends = Object.entries(played.ends).map(([end, count]) => `${count} ${end}`);
    return {
      figures: [
        { name: 'a day of 88 rounds', value: seconds, unit: 's', note: ends.join(', ') },
        { name: 'shots', value: played.shots, unit: '', target: { atLeast: 20_000 } },
        { name: 'bets', value: played.bets, unit: '', target: { atLeast: ROUNDS * BETS } },
        { name: 'shooters’ prizes', value: played.prizes, unit: '' },
        {
          name: 'wallets that differ from the model',
          value: played.wrong.length,
          unit: '',
          target: { atMost: 0 },
        },
        {
          name: 'differences that the audit finds',
          value: differences.length,
          unit: '',
          target: { atMost: 0 },
        },
      ],
    };
  } finally {
    await cluster.stop();
  }
}
