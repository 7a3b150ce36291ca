import type { ArchivePart } from '../archive/read-archive.ts';
import { attributeOf, visitXml } from '../archive/visit-xml.ts';

/** What a number in a cell is shown as. */
export type CellLook = 'plain' | 'date' | 'percent';

/** Numbers of formats that every workbook knows without saying them (ECMA-376, 18.8.30). */
const isKnownDate = (format: number) =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 47) ||
  (format >= 50 && format <= 58);
const isKnownPercent = (format: number) => format === 9 || format === 10;

/** The looks of cells by the number of their style. */
export async function looksOf(part: ArchivePart | undefined): Promise<CellLook[]> {
  const looks: CellLook[] = [];
  if (!part) return looks;
  const said = new Map<number, CellLook>();
  let isInCells = false;
  await visitXml(await part.read(), {
    open(element) {
      if (element.name === 'numFmt')
        said.set(Number(attributeOf(element, 'numFmtId')), lookOf(attributeOf(element, 'formatCode')));
      else if (element.name === 'cellXfs') isInCells = true;
      else if (element.name === 'xf' && isInCells) {
        const format = Number(attributeOf(element, 'numFmtId'));
        const known = isKnownDate(format) ? 'date' : isKnownPercent(format) ? 'percent' : 'plain';
        looks.push(said.get(format) ?? known);
      }
    },
    close({ name }) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return looks;
}

function lookOf(code: string): CellLook {
  const bare = code.replace(/\\.|"[^"]*"|\[[^[\]]*\]/g, '');
  if (/[dmyhs]/i.test(bare)) return 'date';
  return bare.includes('%') ? 'percent' : 'plain';
}

/** A cell as text: numbers without an exponent, days and moments as `YYYY-MM-DD hh:mm`. */
export function cellText(
  { type, look, text }: { type: string; look: CellLook; text: string },
  is1904: boolean,
): string {
  if (type === 'b') return text === '1' ? 'true' : 'false';
  if (type === 'e') return '';
  if ((type !== '' && type !== 'n') || text === '') return text;
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  if (look === 'date') return dateText(value + (is1904 ? 1462 : 0)) ?? text;
  // What people see has at most fifteen digits; the rest is how fractions are stored.
  const plain = (figure: number) => String(Number(figure.toPrecision(15)));
  return look === 'percent' ? `${plain(value * 100)}%` : plain(value);
}

function dateText(serial: number): string | null {
  const time = new Date(Math.round((serial - 25_569) * 86_400) * 1000);
  if (Number.isNaN(time.getTime())) return null;
  const iso = time.toISOString();
  if (serial < 1) return iso.slice(11, 16);
  return Number.isInteger(serial) ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}
