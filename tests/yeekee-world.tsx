import type { ReactNode } from 'react';
import { YeekeeRoom } from '#components/lotto/yeekee/yeekee-room.tsx';
import type { YeekeeRound, YeekeeShot } from '#lib/api/lotto/queries.ts';
import { roomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { linksOf } from '#rules/lotto/yeekee/chain.ts';
import { digitsOf, headOf, sumOf, yeekeeFigures } from '#rules/lotto/yeekee/result.ts';
import { FakeApi } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';

export const SHOOT = 'POST /api/lotto/yeekee/shoot_number';
export const LIST = 'GET /api/lotto/yeekee/list';
export const LISTS = 'GET /api/lotto/yeekee/lists';
const ROUND = 'yeekee-2025-06-15-54';
export const COOLDOWN_MS = 6_000;

/** Twenty published shots, oldest first, with the seed that was committed to. */
const NUMBERS =
  '13122 50934 13436 00628 12510 49082 10344 96296 06938 42270 02292 87004 96406 30498 89280 72752 80914 13766 71308 53540'.split(
    ' ',
  );
const SEED = '66eee71c64df159e2676b96e4fb069ba27a2915c095218d041c38950fd2882ce';

/** When the room closes for bets and for shots, and when it has its result: `HH:MM:SS` of an evening. */
export const at = (clock: string) => Date.parse(`2025-06-15T${clock}+07:00`);
const iso = (clock: string) => new Date(at(clock)).toISOString();

/** A room that closes at 19:15, and a site that takes every shot, until a test says otherwise. */
export class YeekeeWorld {
  room: YeekeeRound = {
    round_id: ROUND,
    round_no: 54,
    status: 'open',
    commit: 'f541f0dcef87e67cbf5cdc528f5cf0c17193f2a2943a03f733a611a07ab0c395',
    count: 12,
    shooters: 4,
    closes_at: iso('19:15:00'),
    shooting_opens_at: iso('19:00:00'),
    shooting_closes_at: iso('19:17:00'),
    result_at: iso('19:18:00'),
    terms: {
      min_shots: 20,
      min_shooters: 5,
      cooldown_ms: COOLDOWN_MS,
      min_stake: 100,
      prize_members: 5,
      prizes: [
        { row: 1, prize: 200 },
        { row: 16, prize: 400 },
      ],
    },
    proof: null,
    refund_reason: null,
    prizes: [],
    unpaid: [],
  };
  /** What the site has of this member, newest first. */
  own: YeekeeShot[] = [];
  readonly api = new FakeApi({
    [LISTS]: () => this.room,
    [LIST]: () => this.own,
    [SHOOT]: ({ number }) => this.take(number),
  });

  /** The site takes a shot of this member. */
  take(number: string) {
    const position = this.room.count + 1;
    const receipt = position.toString(16).padStart(64, '0');
    this.room = { ...this.room, count: position };
    this.own = [
      {
        position,
        member: 'xxx-xxx-5678',
        number,
        shot_at: new Date().toISOString(),
        mine: true,
        receipt,
      },
      ...this.own,
    ];
    this.shot = number;
    return { position, receipt, next_allowed_at: new Date(Date.now() + COOLDOWN_MS).toISOString() };
  }
  shot = '';

  /** The round is over: its result is that of the twenty published shots. */
  async end(fairness: 'classic' | 'sealed' = 'classic'): Promise<void> {
    const links = await linksOf(webHashing, NUMBERS);
    const terms = { fairness, rowOrder: 'newest_first' } as const;
    const chainHead = headOf(links);
    const { sum, row1 = null, row16 = null } = sumOf(NUMBERS, 'newest_first');
    const digits = await digitsOf(webHashing, { numbers: NUMBERS, seed: SEED, chainHead, ...terms });
    const { top3, top2, bottom2 } = yeekeeFigures(digits);
    const shots = NUMBERS.map((number, at) => ({ position: at + 1, number, member: `xxx-xxx-${at % 6}001` }));
    this.room = {
      ...this.room,
      status: 'resulted',
      count: NUMBERS.length,
      shooters: 6,
      prizes: [{ row: 16, position: 5, member: 'xxx-xxx-4001', prize: 75.25, limited_by: 'own' }],
      unpaid: [{ row: 1, reason: 'stake' }],
      proof: {
        ...{ seed: SEED, shots, chain_head: chainHead, sum, row_1: row1, row_16: row16, digits, fairness },
        ...{ top_3: top3, top_2: top2, bottom_2: bottom2, row_order: 'newest_first' },
      },
    };
  }

  /** The page as it comes, at the time of the test's clock; without a bet builder where a test brings none. */
  open(memberId: string | null = 'm1', betBuilder: ReactNode = false) {
    return renderView(
      <YeekeeRoom first={roomFacts(this.room)} name="ยี่กี" drawDate="2025-06-15" memberId={memberId}>
        {betBuilder}
      </YeekeeRoom>,
    );
  }
}
