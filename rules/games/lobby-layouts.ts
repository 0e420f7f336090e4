import type { LobbyKey, Volatility } from '#rules/games/lobbies.ts';

/** A row of a lobby: the best known games, or all of one kind of play. */
export const sectionKeys = ['hot', 'easy', 'wild', 'free-spins', 'all'] as const;
export type SectionKey = (typeof sectionKeys)[number];

/** What decides which rows a game is in. */
interface PlayFacts {
  readonly isHot: boolean;
  readonly volatility: Volatility | null;
  readonly hasFreeSpins: boolean;
}

const belongs: Readonly<Record<SectionKey, (game: PlayFacts) => boolean>> = {
  hot: ({ isHot }) => isHot,
  easy: ({ volatility }) => volatility === 'low',
  wild: ({ volatility }) => volatility === 'high' || volatility === 'very_high',
  'free-spins': ({ hasFreeSpins }) => hasFreeSpins,
  all: () => true,
};

/** True for a game of that row. */
export function belongsTo(section: SectionKey, game: PlayFacts): boolean {
  return belongs[section](game);
}

/** True for the name of a row. */
export function isSectionKey(text: string): text is SectionKey {
  return sectionKeys.some((key) => key === text);
}

/** Games of a row that leads to the whole list, and of one page of that list. */
export const MOST_OF_ROW = 12;
export const MOST_OF_LIST = 60;

export interface LobbyLayout {
  readonly title: string;
  readonly text: string;
  /** Said while it has no game. */
  readonly coming: string | null;
  readonly sections: readonly SectionKey[];
}

export const sectionTitles: Readonly<Record<SectionKey, string>> = {
  hot: 'ยอดนิยม',
  easy: 'ชนะบ่อย รางวัลเล็ก',
  wild: 'ชนะน้อยครั้ง รางวัลใหญ่',
  'free-spins': 'มีฟรีสปิน',
  all: 'ทั้งหมด',
};

const noneYet = (name: string) => `${name}กำลังจะมา ระหว่างนี้ลองเล่นสล็อตหรือแทงหวยได้เลย`;

/** How each lobby is laid out. */
export const lobbyLayouts: Readonly<Record<LobbyKey, LobbyLayout>> = {
  slot: {
    title: 'สล็อต',
    text: 'ทุกเกมบอกอัตราคืนเงินและตรวจสอบผลย้อนหลังได้ทุกรอบ',
    coming: null,
    sections: ['hot', 'easy', 'wild', 'all'],
  },
  casino: {
    title: 'คาสิโน',
    text: 'เกมโต๊ะบอกอัตราคืนเงินของทุกช่อง และตรวจสอบผลย้อนหลังได้ทุกรอบ',
    coming: noneYet('คาสิโน'),
    sections: ['all'],
  },
  fishing: {
    title: 'ยิงปลา',
    text: 'ทุกเป้าบอกโอกาสและอัตราคืนเงิน ตรวจสอบผลย้อนหลังได้ทุกรอบ',
    coming: noneYet('เกมยิงปลา'),
    sections: ['all'],
  },
  sport: {
    title: 'กีฬา',
    text: 'ทายผลฟุตบอล เกมที่ชื่อว่าจำลองไม่ใช่คู่ที่แข่งจริง',
    coming: noneYet('กีฬา'),
    sections: ['all'],
  },
  freespin: {
    title: 'ฟรีสปิน',
    text: 'สล็อตที่แจกรอบหมุนฟรีในเกม รอบฟรีไม่หักเดิมพัน',
    coming: null,
    sections: ['hot', 'all'],
  },
};
