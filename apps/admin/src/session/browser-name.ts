const browsers: readonly [string, RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const systems: readonly [string, RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

const nameIn = (names: readonly [string, RegExp][], text: string) => names.find(([, sign]) => sign.test(text))?.[0];

/** Which browser on which system somebody used; null where its own words don't say. */
export function browserOf(userAgent: string | null): { browser: string; system: string } | null {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  return browser && system ? { browser, system } : null;
}
