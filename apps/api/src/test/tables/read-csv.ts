/** Rows of a CSV file by RFC 4180; text (in quotes) stays text, what is bare becomes a number or null. */
export function readCsv(csv: string): (string | number | null)[][] {
  const rows: (string | number | null)[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  while (field.lastIndex < csv.length) {
    const match = field.exec(csv);
    if (!match) throw new Error(`This is no CSV: ${csv.slice(0, 200)}`);
    const [, quoted, bare, end] = match;
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? (bare === '' ? null : Number(bare)));
    if (end === '\r\n' && field.lastIndex < csv.length) rows.push([]);
  }
  return rows;
}
