const SOOTH = '/sooth';

/** Addresses of the page; apart from those that every page loads (lib/paths.ts). */
export const soothPaths = {
  sooth: SOOTH,
  room: (roomId: number) => `${SOOTH}?room=${roomId}`,
};
