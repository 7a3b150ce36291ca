import pg from 'pg';

const { builtins } = pg.types;
const asIs = (text: string) => text;

/** `2026-11-21 03:57:58.12+00` of PostgreSQL as `2026-11-21T03:57:58.120000Z`; text order is time order. */
export function instantText(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text);
  return match ? `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(6, '0')}Z` : text;
}

const readers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.TIMESTAMPTZ]: instantText,
  [builtins.TIMESTAMP]: asIs,
  [builtins.DATE]: asIs,
  [builtins.INTERVAL]: asIs,
  [builtins.INT8]: Number,
};

/** How values of the database become values of the program: a `Date` would lose the microseconds a cursor needs. */
export const valueTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    readers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};
