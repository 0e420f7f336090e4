const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** A browser whose user agent also names another one is listed before that one. */
const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bLine\//, 'LINE'],
  [/FBAN|FBAV/, 'Facebook'],
  [/EdgA?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Safari\//, 'Safari'],
];

/** A device by the names that its owner knows, from the user agent: `Chrome · Android`; empty when it says neither. */
export function deviceName(userAgent: string): string {
  const find = (names: typeof systems) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [find(browsers), find(systems)].filter((name) => name !== undefined).join(' · ');
}
