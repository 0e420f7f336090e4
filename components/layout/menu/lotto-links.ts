import { paths } from '#lib/paths.ts';

/** Lottery pages, as the menu and the footer link them. */
export const lottoLinks = [
  { key: 'bet', label: 'แทงหวย', path: paths.lottoLobby },
  { key: 'bills', label: 'โพยของฉัน', path: paths.lottoBills },
  { key: 'results', label: 'ผลรางวัล', path: paths.lottoResults },
  { key: 'rates', label: 'อัตราจ่าย', path: paths.lottoRates },
  { key: 'games', label: 'เกมสล็อต', path: paths.lobby('slot') },
] as const;
