import titles from './isco-08.json' with { type: 'json' };

interface UnitGroup {
  code: string;
  title: string;
  /** Title of the minor group that it is one of. */
  group: string;
}

const titleOf: Readonly<Record<string, string>> = titles;

/** The unit groups of ISCO-08, in the order of their codes. */
export const unitGroups: readonly UnitGroup[] = Object.keys(titleOf)
  .filter((code) => code.length === 4)
  .sort()
  .map((code) => ({ code, title: titleOf[code]!, group: titleOf[code.slice(0, 3)]! }));

const codes = new Set(unitGroups.map(({ code }) => code));

export const isUnitGroup = (code: string): boolean => codes.has(code);
